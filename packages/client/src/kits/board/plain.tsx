import type { Option, PlayerId, Step } from '@morgenrot/engine';
import type { ComponentType } from 'react';
import type { GameView } from '../../board/plugin.ts';
import { useBoard } from '../../board/use-board.ts';
import type { Translate } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { MeritsLine, StatusLine, useTurnWord } from './lines.tsx';
import { usePeople } from './people.ts';
import type { BoardSpeaker } from './speaking.tsx';

/** A figure that everybody may see: `fact.<key>` is its label in the game's words. */
export interface PlainFact {
  key: string;
  value: string | number;
  /** Whose it is; absent: the match's. */
  player?: PlayerId;
}

/** What the plain board knows of its game. */
export interface PlainGame {
  turnOf(view: GameView): PlayerId;
  roundOf(view: GameView): number | undefined;
  facts(view: GameView, me: PlayerId | null): readonly PlainFact[];
  optionWord(speaker: BoardSpeaker, step: Step, option: Option): string | undefined;
  translatorFor?(speaker: BoardSpeaker): Translate;
  Mark: ComponentType<{ player: PlayerId }>;
}

/** Who has the turn; nobody, when it is over. */
export const useActive = ({ turnOf }: PlainGame): PlayerId | undefined =>
  useBoard(({ view, over }) => (over ? undefined : turnOf(view)));

/** The facts of one player, or with none those of the match, each in words. */
export function useFacts(
  { facts }: PlainGame,
  player?: PlayerId,
): readonly { key: string; label: string; value: string }[] {
  const { find } = useWords();
  const view = useBoard((board) => board.view);
  const me = useBoard((board) => board.me);
  return facts(view, me)
    .filter((fact) => fact.player === player)
    .map(({ key, value }) => ({
      key,
      label: find(`fact.${key}`) ?? key,
      value: find(`fact.${key}.${value}`) ?? String(value),
    }));
}

/** Round and turn, as far as the game counts them. */
export function PlainStatus({ game }: { game: PlainGame }) {
  const { say } = useWords();
  const { nameOf } = usePeople();
  const turnWord = useTurnWord();
  const me = useBoard((board) => board.me);
  const round = useBoard(({ view }) => game.roundOf(view));
  const active = useActive(game);
  return (
    <StatusLine
      chapter={round === undefined ? undefined : say('status.round', { round })}
      now={active === undefined ? undefined : turnWord(active, me, nameOf)}
    />
  );
}

/** At the end: the facts of a player in one line. */
export function PlainMerits({ game, player }: { game: PlainGame; player: PlayerId }) {
  const facts = useFacts(game, player);
  return (
    <MeritsLine mark={<game.Mark player={player} />} parts={facts.map(({ label, value }) => `${label}: ${value}`)} />
  );
}
