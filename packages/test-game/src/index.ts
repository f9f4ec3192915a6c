import { bargainFor, faceDown, type GameModule, HIDDEN, noSteps, openBargain, type PlayerId } from '@morgenrot/engine';
import { DISCRETION, PROPOSALS } from './haggling.ts';
import { pointsOf } from './market.ts';
import { outlook } from './outlook.ts';
import { beginRound, handlers } from './rules.ts';
import { type Bazaar, type BazaarStep, CARDS, GOOD_NAMES, type Market, of, PHASES } from './state.ts';
import { deal } from './turns.ts';

export { CLAUSES } from './haggling.ts';
export { pointsOf } from './market.ts';
export * from './state.ts';

const DEALT = 4;
const COINS = 3;
const ROUNDS = { short: 3, long: 40 };

export interface BazaarOptions extends Record<string, string> {
  length: keyof typeof ROUNDS;
  market: Market;
}

/** Best first; whoever has as many points shares a place. */
function ranking(s: Bazaar): PlayerId[][] {
  const places = [...new Set(s.order.map((player) => pointsOf(s, player)))].sort((a, b) => b - a);
  return places.map((place) => s.order.filter((player) => pointsOf(s, player) === place));
}

/** What belongs to others lies face down. */
const ownOnly = <T>(all: Record<PlayerId, T[]>, me: PlayerId | null): Record<PlayerId, T[]> =>
  Object.fromEntries(
    Object.entries(all).map(([player, some]) => [player, player === me ? some : some.map(() => HIDDEN as T)]),
  );

const each = <T>(players: readonly PlayerId[], make: () => T): Record<PlayerId, T> =>
  Object.fromEntries(players.map((player) => [player, make()]));

/**
 * The tests' own small game: hidden hands, dice, votes that stay secret, questions of every shape, and with a market
 * payments, a secret choice of all at once and a bargain. It is in no catalog; what the platform does with any game is
 * tried on it.
 */
export const bazaar: GameModule<Bazaar, BazaarStep, BazaarOptions> = {
  id: 'bazaar',
  names: { en: 'Bazaar', de: 'Basar' },
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [
    { key: 'length', values: ['short', 'long'], initial: 'short' },
    {
      key: 'market',
      values: ['none', 'open', 'haggling'],
      initial: 'none',
      excludes: { haggling: { length: ['long'] } },
    },
  ],
  phases: PHASES,
  handlers,
  outlook,
  setup(players, options, api) {
    const s: Bazaar = {
      ...noSteps<BazaarStep>(),
      order: players,
      round: 0,
      rounds: ROUNDS[options.length],
      phase: 'turns',
      active: players[0] ?? '',
      turn: 0,
      market: options.market,
      deck: api.shuffle(CARDS),
      hands: each(players, () => []),
      shown: [],
      pile: [],
      fulfilled: each(players, () => []),
      coins: each(players, () => COINS),
      goods: each(players, () => ({ dates: 1, salt: 1, silk: 0 })),
      votes: each(players, () => []),
      visits: {},
      bargain: openBargain(players, PROPOSALS),
    };
    for (const player of players) for (let n = 0; n < DEALT; n++) deal(s, player, api);
    api.log({ key: 'begun', params: { rounds: s.rounds } });
    beginRound(s);
    return s;
  },
  phaseOf: ({ phase, steps }) => (steps.at(-1)?.kind === 'open' ? 'haggling' : phase),
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  roundOf: ({ round, rounds }) => Math.min(round + 1, rounds),
  view: (s, me) => ({
    ...s,
    deck: faceDown(s.deck),
    pile: faceDown(s.pile),
    hands: ownOnly(s.hands, me),
    votes: ownOnly(s.votes, me),
    bargain: bargainFor(s.bargain, me, DISCRETION),
  }),
  outcome: (s) => (s.steps.length === 0 ? { ranking: ranking(s) } : undefined),
  inventory: () => ({ good: GOOD_NAMES, wish: CARDS }),
  invariants: {
    'no card is lost or made': ({ deck, hands, fulfilled, shown, pile }) => {
      const owned = [...Object.values(hands), ...Object.values(fulfilled)].flat();
      return deck.length + shown.length + pile.length + owned.length === CARDS.length;
    },
    'nobody owes anything': ({ order, coins, goods }) =>
      order.every((player) => [of(coins, player), ...Object.values(of(goods, player))].every((n) => n >= 0)),
  },
};
