import { contract } from '@morgenrot/contract';
import { untyped } from '@morgenrot/engine';
import { CARDS, placement, type StoneAge, stoneAge, work } from '../src/index.ts';
import { textsDe as de } from '../src/texts/de.ts';
import { textsEn as en } from '../src/texts/en.ts';

contract({
  game: untyped(stoneAge),
  words: { en, de },
  secrets: {
    deck: ({ deck }: StoneAge) => deck,
    stacks: ({ stacks }: StoneAge) => stacks,
    'removed buildings': ({ removed }: StoneAge) => removed,
    'closed piles': ({ openPiles, seats }: StoneAge) => !openPiles && Object.values(seats).map(({ pile }) => pile),
    'extra card': ({ seats }: StoneAge) => Object.values(seats).map(({ extra }) => extra),
  },
  markers: ({ deck, stacks, removed, seats, isOver }: StoneAge, me) => [
    ...deck,
    ...stacks.flatMap((stack) => stack.slice(0, -1)),
    ...removed,
    ...Object.entries(seats).flatMap(([player, { extra }]) => (player === me || isOver ? [] : extra)),
  ],
  // Places are on the board, and a tool for one use is called by what it adds.
  shown: (_kind, option) =>
    placement.read(option) !== undefined || work.read(option) !== undefined || Object.hasOwn(CARDS, option),
  budget: { state: 4000, broadcast: 500 },
  mostDecisions: 1500,
});
