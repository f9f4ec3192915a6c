import { HIDDEN, type Outlook, type PlayerId } from '@morgenrot/engine';
import { pointsOf } from './rules.ts';
import { type Bazaar, GOOD_NAMES, GOODS, seatOf, WISHES } from './state.ts';

/** Everything that nobody sees is mixed and dealt again: the deck, and the others' hands. */
function imagine(view: Bazaar, me: PlayerId, shuffle: <T>(items: readonly T[]) => T[]): Bazaar {
  const known = new Set(Object.values(view.seats).flatMap(({ hand, wishes }) => [...hand, ...wishes]));
  const unknown = shuffle(Object.keys(WISHES).filter((wish) => !known.has(wish)));
  for (const player of view.order) {
    if (player === me) continue;
    const seat = seatOf(view, player);
    seat.hand = seat.hand.map((card) => (card === HIDDEN ? (unknown.pop() ?? card) : card));
  }
  view.deck = view.deck.map((card) => (card === HIDDEN ? (unknown.pop() ?? card) : card));
  return view;
}

export const outlook: Outlook<Bazaar> = {
  imagine,
  terms(s, me) {
    const seat = seatOf(s, me);
    return {
      points: pointsOf(seat),
      goods: GOOD_NAMES.reduce((sum, good) => sum + seat.goods[good] * GOODS[good], 0),
      cards: seat.hand.length,
    };
  },
  weights: { points: 1, goods: 0.8, cards: 0.5 },
  ways: ['pass', 'done'],
  // What is planned here is planned for a round: a stall is good for what is paid later.
  until: (before, now) => now.round !== before.round,
  manners: { sovereign: { playouts: 400, ms: 500 }, strategist: { playouts: 60 } },
};
