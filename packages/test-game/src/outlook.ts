import { HIDDEN, type Outlook, type PlayerId } from '@morgenrot/engine';
import { pointsOf } from './market.ts';
import { type Bazaar, CARDS, GOOD_NAMES, GOODS, of, VOTES } from './state.ts';

type Shuffle = <T>(items: readonly T[]) => T[];

/** Everything that nobody sees is mixed and dealt again: the deck, the pile, the others' hands and votes. */
function imagine(view: Bazaar, me: PlayerId, shuffle: Shuffle): Bazaar {
  const { hands, fulfilled, shown, pile, deck } = view;
  const seen = [...Object.values(hands), ...Object.values(fulfilled), shown, pile, deck].flat();
  const known = new Set(seen);
  const unknown = shuffle(CARDS.filter((card) => !known.has(card)));
  const filled = (cards: readonly string[]): string[] =>
    cards.map((card) => (card === HIDDEN ? (unknown.pop() ?? card) : card));
  for (const player of view.order) {
    if (player === me) continue;
    hands[player] = filled(of(hands, player));
    view.votes[player] = of(view.votes, player).map(() => shuffle(VOTES)[0] ?? '');
  }
  view.pile = filled(pile);
  view.deck = filled(deck);
  return view;
}

export const outlook: Outlook<Bazaar> = {
  imagine,
  terms: (s, me) => ({
    points: pointsOf(s, me),
    goods: GOOD_NAMES.reduce((sum, good) => sum + of(s.goods, me)[good] * GOODS[good], 0),
    cards: of(s.hands, me).length,
  }),
  weights: { points: 1, goods: 0.8, cards: 0.5 },
  ways: ['pass', 'rest', 'done'],
  // What is planned here is planned for a round: a stall is good for what is paid later.
  until: (before, now) => now.round !== before.round,
  manners: { sovereign: { playouts: 400, ms: 500 }, strategist: { playouts: 60 } },
};
