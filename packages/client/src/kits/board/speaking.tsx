import { type ReactNode, useMemo } from 'react';
import type { GameView } from '../../board/plugin.ts';
import { TranslateContext } from '../../board/prompt/use-question.ts';
import { useBoardActions } from '../../board/use-board.ts';
import type { Translate } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import { type People, usePeople } from './people.ts';

/** Who speaks of a match: with these words, of these people, as it stands now. */
export interface BoardSpeaker {
  view: () => GameView;
  words: Words;
  nameOf: People['nameOf'];
}

/** A name that says it means a player. */
const PLAYERS = new Set(['by', 'player']);

/**
 * What values stand for where a game says nothing of its own: players are called by their names, and `card: 'ox'` is
 * `card.ox.name` or `card.ox` in the game's words.
 */
export const usualTranslator =
  ({ words, nameOf }: BoardSpeaker): Translate =>
  (params) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (typeof value === 'number') return [name, value];
        if (PLAYERS.has(name)) return [name, nameOf(value)];
        return [name, words.find(`${name}.${value}.name`) ?? words.find(`${name}.${value}`) ?? value];
      }),
    );

interface SpeakingProps {
  translatorFor?: (speaker: BoardSpeaker) => Translate;
  children: ReactNode;
}

/** Gives questions, reasons and log lines the names of this match. */
export function Speaking({ translatorFor = usualTranslator, children }: SpeakingProps) {
  const words = useWords();
  const { nameOf } = usePeople();
  const { store } = useBoardActions();
  // Reads the state when it is asked, so that lines that have been written stay as they are.
  const translate = useMemo(
    () => translatorFor({ view: () => store.getState().view, words, nameOf }),
    [translatorFor, store, words, nameOf],
  );
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
