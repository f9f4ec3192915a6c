import { HIDDEN } from '@morgenrot/engine';
import { BUILDING_IDS } from './buildings.ts';
import { CARD_IDS } from './cards.ts';
import type { Seat, StoneAge } from './state.ts';

type Shuffle = <T>(items: readonly T[]) => T[];

/** Everything that is hidden becomes something it could be, each possibility about equally likely. */
function fill<T extends string>(all: readonly T[], piles: (T | null)[][], shuffle: Shuffle): void {
  const known = new Set<string | null>(piles.flat());
  const unknown = shuffle(all.filter((one) => !known.has(one)));
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = unknown.pop() ?? pile[i] ?? null;
}

export function imagine(view: StoneAge, _me: string, shuffle: Shuffle): StoneAge {
  const seats = Object.values(view.seats);
  const hands = seats.flatMap(({ pile, kept, extra }: Seat) => [pile, kept, extra]);
  fill(CARD_IDS, [view.cards, ...hands, view.deck], shuffle);
  fill(BUILDING_IDS, [...seats.map(({ buildings }) => buildings), ...view.stacks, view.removed], shuffle);
  return view;
}
