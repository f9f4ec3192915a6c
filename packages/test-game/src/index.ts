import { bargainFor, faceDown, type GameModule, noSteps, openBargain, type PlayerId } from '@morgenrot/engine';
import { DISCRETION, PROPOSALS } from './haggling.ts';
import { outlook } from './outlook.ts';
import { beginRound, handlers, MOST_CARDS, pointsOf } from './rules.ts';
import { type Bazaar, type BazaarStep, GOOD_NAMES, PHASES, type Seat, WISHES } from './state.ts';

export { CLAUSES } from './haggling.ts';
export * from './state.ts';

const DEALT = 2;
const COINS = 3;

export interface BazaarOptions extends Record<string, string> {
  length: 'short' | 'long';
  haggling: 'open' | 'none';
}

/** Best first; whoever has as many points shares a place. */
function ranking({ order, seats }: Bazaar): PlayerId[][] {
  const points = (player: PlayerId): number => (seats[player] ? pointsOf(seats[player]) : 0);
  const places = [...new Set(order.map(points))].sort((a, b) => b - a);
  return places.map((place) => order.filter((player) => points(player) === place));
}

const hidden = (seat: Seat): Seat => ({ ...seat, hand: faceDown(seat.hand) });

/**
 * The tests' own small game: a hidden hand, a secret choice of all at once, dice, payments, a bargain, two options that
 * clash. It is in no catalog; what the platform does with any game can be tried on it.
 */
export const bazaar: GameModule<Bazaar, BazaarStep, BazaarOptions> = {
  id: 'bazaar',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [
    { key: 'length', values: ['short', 'long'], initial: 'short' },
    { key: 'haggling', values: ['open', 'none'], initial: 'open', excludes: { none: { length: ['long'] } } },
  ],
  phases: PHASES,
  handlers,
  outlook,
  setup(players, options, api) {
    const deck = api.shuffle(Object.keys(WISHES));
    const s: Bazaar = {
      ...noSteps<BazaarStep>(),
      order: players,
      round: 0,
      rounds: options.length === 'long' ? 4 : 2,
      phase: 'stalls',
      active: players[0] ?? '',
      turn: 0,
      haggles: options.haggling === 'open',
      seats: Object.fromEntries(
        players.map((player) => [
          player,
          { coins: COINS, goods: { dates: 1, salt: 1, silk: 0 }, hand: deck.splice(0, DEALT), wishes: [] },
        ]),
      ),
      deck,
      visits: {},
      bargain: openBargain(players, PROPOSALS),
    };
    api.log({ key: 'begun', params: { rounds: s.rounds } });
    beginRound(s);
    return s;
  },
  phaseOf: ({ phase, steps }) => (steps.at(-1)?.kind === 'open' ? 'haggling' : phase),
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  roundOf: ({ round }) => round,
  view: (s, me) => ({
    ...s,
    deck: faceDown(s.deck),
    seats: Object.fromEntries(
      Object.entries(s.seats).map(([player, seat]) => [player, player === me ? seat : hidden(seat)]),
    ),
    bargain: bargainFor(s.bargain, me, DISCRETION),
  }),
  outcome: (s) => (s.steps.length === 0 ? { ranking: ranking(s) } : undefined),
  inventory: () => ({ good: GOOD_NAMES, wish: Object.keys(WISHES) }),
  invariants: {
    'no card is lost or made': ({ deck, seats }) => {
      const cards = [...deck, ...Object.values(seats).flatMap(({ hand, wishes }) => [...hand, ...wishes])];
      return cards.length === Object.keys(WISHES).length;
    },
    'nobody owes anything': ({ seats }) =>
      Object.values(seats).every(({ coins, goods }) => [coins, ...Object.values(goods)].every((n) => n >= 0)),
    'no hand is drawn beyond its limit': ({ seats, order }) =>
      Object.values(seats).every(({ hand }) => hand.length <= MOST_CARDS * order.length),
  },
};
