import {
  type Bargain,
  bargainFor,
  bargaining,
  type Counts,
  type CountsAsk,
  type Deal,
  faceDown,
  type GameModule,
  next,
  noSteps,
  openBargain,
  openTo,
  type PlayerId,
  type Step,
  type Steps,
} from '../../src/index.ts';

/** Nothing but a bargain: coins that all can see, and gems that only their owner counts. */
export type MarketStep = Step & { kind: 'bargain'; player: PlayerId };
export interface Market extends Steps<MarketStep> {
  order: PlayerId[];
  coins: Record<PlayerId, number>;
  gems: Record<PlayerId, string[]>;
  bargain: Bargain;
  /** What was carried out. */
  deals: Deal[];
}

const COINS = 9;
const GEMS = 3;

const side = (clauses: Counts, name: 'give' | 'take') => ({
  coins: clauses[`${name}.coins`] ?? 0,
  gems: clauses[`${name}.gems`] ?? 0,
});

/** The own side by what one has; of the other side only what everybody can see. */
function clauses(s: Market, by: PlayerId, to: readonly PlayerId[]): CountsAsk {
  const most = Math.max(0, ...to.map((player) => s.coins[player] ?? 0));
  const of = [
    { kind: 'give.coins', min: 0, max: s.coins[by] ?? 0 },
    { kind: 'give.gems', min: 0, max: s.gems[by]?.length ?? 0 },
    { kind: 'take.coins', min: 0, max: most },
    { kind: 'take.gems', min: 0, max: GEMS },
  ];
  return { shape: 'counts', of, sum: { min: 1, max: 8 } };
}

/** Hands over whatever the deal says; whether anybody has it is asked before. */
function handOver(s: Market, from: PlayerId, to: PlayerId, { coins, gems }: ReturnType<typeof side>): void {
  s.coins[from] = (s.coins[from] ?? 0) - coins;
  s.coins[to] = (s.coins[to] ?? 0) + coins;
  s.gems[to]?.push(...(s.gems[from]?.splice(0, gems) ?? []));
}

export const market: GameModule<Market, MarketStep, Record<string, string>> = {
  id: 'market',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [],
  phases: ['market'],
  phaseOf: () => 'market',
  turnOf: ({ order }) => ({ player: order[0] as PlayerId, number: 1 }),
  setup(players) {
    const s: Market = {
      ...noSteps<MarketStep>(),
      order: players,
      coins: Object.fromEntries(players.map((player) => [player, COINS])),
      gems: Object.fromEntries(players.map((player) => [player, [0, 1, 2].map((n) => `gem-${player}-${n}`)])),
      bargain: openBargain(players, 12),
      deals: [],
    };
    next<MarketStep>(s, ...openTo<MarketStep>(players.map((player) => ({ kind: 'bargain', player }))));
    return s;
  },
  handlers: {
    bargain: bargaining<Market>({
      bargainOf: ({ bargain }) => bargain,
      keep(s, bargain) {
        s.bargain = bargain;
      },
      clauses,
      mirrored: (all) =>
        Object.fromEntries(
          Object.entries(all).map(([clause, n]) => {
            const [name, what] = clause.split('.');
            return [`${name === 'give' ? 'take' : 'give'}.${what}`, n];
          }),
        ),
      lacks(s, player, deal) {
        const { coins, gems } = side(deal.clauses, player === deal.by ? 'give' : 'take');
        const has = (s.coins[player] ?? 0) >= coins && (s.gems[player]?.length ?? 0) >= gems;
        return has ? undefined : { key: 'market.lacks' };
      },
      carryOut(s, deal) {
        handOver(s, deal.by, deal.with, side(deal.clauses, 'give'));
        handOver(s, deal.with, deal.by, side(deal.clauses, 'take'));
        s.deals.push(deal);
      },
      mostOffers: 3,
    }),
  },
  view: (s, me) => ({
    ...s,
    gems: Object.fromEntries(
      Object.entries(s.gems).map(([player, gems]) => [player, player === me ? gems : faceDown(gems)]),
    ),
    deals: [],
    bargain: bargainFor(s.bargain, me, { sees: (_offer, clause) => !clause.endsWith('gems') }),
  }),
  outcome: (s) => (s.steps.length === 0 ? { ranking: [s.order] } : undefined),
  invariants: {
    'no goods lost or made': (s) =>
      Object.values(s.coins).reduce((a, b) => a + b, 0) === COINS * s.order.length &&
      new Set(Object.values(s.gems).flat()).size === GEMS * s.order.length,
    'no debt': (s) => Object.values(s.coins).every((coins) => coins >= 0),
  },
};
