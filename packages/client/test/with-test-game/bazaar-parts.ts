import { type Bazaar, type BazaarStep, of, pointsOf } from '@morgenrot/test-game';
import type { BoardParts } from '../../src/kits/board/board-of.tsx';

/** Figures for the plain board. */
export const bazaarParts: BoardParts<Bazaar, BazaarStep> = {
  facts: (s) => [
    { key: 'left', value: s.rounds - s.round },
    ...s.order.flatMap((player) => [
      { key: 'coins', value: of(s.coins, player), player },
      { key: 'wishes', value: of(s.hands, player).length, player },
      { key: 'points', value: pointsOf(s, player), player },
    ]),
  ],
};
