import { untyped } from '@morgenrot/engine';
import { boardOf } from '../kits/board/board-of.tsx';
import { LocalBoard } from '../practice/local-board.tsx';
import type { PracticeMatch } from '../practice/local-match.ts';
import { useWords, WordsProvider } from '../texts/use-words.tsx';
import { diceGame } from './dice-game.ts';
import { diceWords } from './dice-words.ts';

const board = boardOf(diceGame, {
  facts: (s) => [
    { key: 'left', value: s.left },
    ...s.order.flatMap((player) => [
      { key: 'coins', value: s.coins[player] ?? 0, player },
      { key: 'wares', value: s.wares[player]?.length ?? 0, player },
    ]),
  ],
});

const WISH: PracticeMatch = {
  game: untyped(diceGame),
  players: 3,
  seed: 'market',
  played: 0,
  seat: 'auto',
  names: ['Anna', 'Benedikt', 'Charlotte'],
  options: {},
};

/** A whole match on the board of a game that has none. */
export function PlainTable() {
  const { say, language } = useWords();
  return (
    <WordsProvider table={diceWords[language]}>
      <LocalBoard plugin={board} wish={WISH} title={say('gallery.plain')} />
    </WordsProvider>
  );
}
