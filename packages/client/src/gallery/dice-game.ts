import {
  type Api,
  type GameModule,
  type Handlers,
  next,
  noSteps,
  offer,
  offerSome,
  type PlayerId,
  type Step,
  type Steps,
  together,
} from '@morgenrot/engine';

/** A game for the gallery and for tests, with rules and words and nothing else: dice, a bid of all at once, wares. */
type Mine = Step & { player: PlayerId };
export type DiceStep =
  | (Mine & { kind: 'turn' })
  | (Mine & { kind: 'bid' })
  | (Mine & { kind: 'keep' })
  | (Step & { kind: 'end' });

export interface DiceState extends Steps<DiceStep> {
  order: PlayerId[];
  turn: number;
  left: number;
  coins: Record<PlayerId, number>;
  wares: Record<PlayerId, string[]>;
  bids: Record<PlayerId, number>;
}

const TURNS = 6;
const WARES = ['salt', 'silk', 'spice'];
const active = (s: DiceState): PlayerId => s.order[s.turn % s.order.length] ?? '0';
const rivals = (s: DiceState, player: PlayerId): PlayerId[] => s.order.filter((other) => other !== player);

function earn(s: DiceState, player: PlayerId, api: Api): void {
  const coins = api.d6();
  s.coins[player] = (s.coins[player] ?? 0) + coins;
  api.log({ key: 'earned', by: player, params: { coins } });
}

const handlers: Handlers<DiceState, DiceStep> = {
  turn: {
    ask: (s, { player }) =>
      offer(['roll', 'bid', ...rivals(s, player)], (option) =>
        option === 'bid' && s.coins[player] === 0 ? { key: 'noCoins' } : undefined,
      ),
    run(s, { player }, option, api) {
      if (option === 'roll') earn(s, player, api);
      else if (option !== 'bid') api.log({ key: 'greeted', by: player, params: { player: String(option) } });
      const bids = together<DiceStep>(s.order.map((bidder) => ({ kind: 'bid', player: bidder })));
      next<DiceStep>(s, ...(option === 'bid' ? bids : []), { kind: 'keep', player }, { kind: 'end' });
    },
  },
  bid: {
    ask: (s, { player }) => ({ shape: 'amount', min: 0, max: s.coins[player] ?? 0 }),
    run(s, { player }, bid) {
      s.bids[player] = Number(bid);
      s.coins[player] = (s.coins[player] ?? 0) - Number(bid);
    },
  },
  keep: {
    ask: () => offerSome(WARES, () => undefined, { min: 0, max: 2 }),
    run(s, { player }, wares, api) {
      s.wares[player] = Array.isArray(wares) ? [...wares] : [];
      for (const ware of s.wares[player] ?? []) api.log({ key: 'kept', by: player, params: { ware } });
    },
  },
  end: {
    run(s) {
      s.turn++;
      s.left--;
      if (s.left > 0) next<DiceStep>(s, { kind: 'turn', player: active(s) });
    },
  },
};

export const diceGame: GameModule<DiceState, DiceStep, Record<string, string>> = {
  id: 'dice',
  rules: 7,
  seats: { min: 2, max: 3 },
  options: [],
  phases: ['play'],
  handlers,
  setup(players, _options, api) {
    const s: DiceState = {
      ...noSteps<DiceStep>(),
      order: players,
      turn: 0,
      left: TURNS,
      coins: Object.fromEntries(players.map((player) => [player, 2])),
      wares: Object.fromEntries(players.map((player) => [player, []])),
      bids: {},
    };
    api.log({ key: 'began' });
    next<DiceStep>(s, { kind: 'turn', player: active(s) });
    return s;
  },
  phaseOf: () => 'play',
  turnOf: (s) => ({ player: active(s), number: s.turn }),
  roundOf: (s) => Math.floor(s.turn / s.order.length) + 1,
  view: (s) => s,
  outcome: (s) => (s.steps.length > 0 ? undefined : { ranking: s.order.map((player) => [player]) }),
  invariants: {},
};
