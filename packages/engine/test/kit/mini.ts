import {
  type Deck,
  draw,
  faceDown,
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
} from '../../src/index.ts';

/** A tiny game with everything the engine offers: sealed bids, a hidden deck, hands, dice, private news. */
type Mine = Step & { player: PlayerId };
export type MiniStep =
  | (Mine & { kind: 'turn' })
  | (Mine & { kind: 'bid' })
  | (Step & { kind: 'reveal' })
  | (Mine & { kind: 'discard' })
  | (Step & { kind: 'endTurn' });

export interface MiniState extends Steps<MiniStep> {
  order: PlayerId[];
  active: PlayerId;
  turn: number;
  deck: Deck<string>;
  hands: Record<PlayerId, string[]>;
  coins: Record<PlayerId, number>;
  bids: Record<PlayerId, number>;
}

const ACTIONS = ['work', 'draw', 'roll', 'auction', 'discard'] as const;
const LAST_TURN = 24;

export const handlers: Handlers<MiniState, MiniStep> = {
  turn: {
    ask: (s, { player }) =>
      offer(ACTIONS, (action) => {
        if (action === 'draw' && s.deck.length === 0) return { key: 'deck.empty' };
        return action === 'discard' && s.hands[player]?.length === 0 ? { key: 'hand.empty' } : undefined;
      }),
    run(s, { player }, choice, api) {
      const then: MiniStep = { kind: 'endTurn' };
      if (choice === 'work') s.coins[player] = (s.coins[player] ?? 0) + 1;
      if (choice === 'roll') s.coins[player] = (s.coins[player] ?? 0) + api.d6();
      if (choice === 'draw') {
        const card = draw(s.deck, api);
        if (card) s.hands[player]?.push(card);
        api.log({ key: 'drew', by: player, params: { card: card ?? '' }, only: [player] });
      }
      const bids = together<MiniStep>(s.order.map((bidder) => ({ kind: 'bid', player: bidder })));
      if (choice === 'auction') next<MiniStep>(s, ...bids, { kind: 'reveal' }, then);
      else if (choice === 'discard') next<MiniStep>(s, { kind: 'discard', player }, then);
      else next<MiniStep>(s, then);
    },
  },
  bid: {
    ask: (s, { player }) => ({ shape: 'amount', min: 0, max: s.coins[player] ?? 0 }),
    run(s, { player }, bid) {
      s.bids[player] = Number(bid);
    },
  },
  reveal: {
    run(s, _step, _answer, api) {
      const best = Math.max(...Object.values(s.bids));
      const winner = s.order.find((player) => s.bids[player] === best);
      if (winner && best > 0) {
        s.coins[winner] = (s.coins[winner] ?? 0) - best;
        api.log({ key: 'wonBid', by: winner, params: { best } });
      }
      s.bids = {};
    },
  },
  discard: {
    ask: (s, { player }) => offerSome(s.hands[player] ?? [], () => undefined, { min: 1, max: 2 }),
    run(s, { player }, cards) {
      s.hands[player] = (s.hands[player] ?? []).filter((card) => !(cards as string[]).includes(card));
    },
  },
  endTurn: {
    run(s) {
      s.turn++;
      const following = s.order[s.turn % s.order.length] ?? s.active;
      s.active = following;
      if (s.turn < LAST_TURN) next<MiniStep>(s, { kind: 'turn', player: following });
    },
  },
};

export const mini: GameModule<MiniState, MiniStep, Record<string, string>> = {
  id: 'mini',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [{ key: 'purse', values: ['full', 'empty'], initial: 'full' }],
  phases: ['opening', 'play'],
  handlers,
  setup(players, options, api) {
    const deck = api.shuffle(Array.from({ length: 12 }, (_, i) => `secret-${i}`));
    const s: MiniState = {
      ...noSteps<MiniStep>(),
      order: players,
      active: players[0] as PlayerId,
      turn: 0,
      hands: Object.fromEntries(players.map((player) => [player, deck.splice(0, 2)])),
      coins: Object.fromEntries(players.map((player) => [player, options.purse === 'empty' ? 0 : 3])),
      bids: {},
      deck,
    };
    api.log({ key: 'began' });
    next<MiniStep>(s, { kind: 'turn', player: s.active });
    return s;
  },
  phaseOf: ({ turn }) => (turn === 0 ? 'opening' : 'play'),
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  view: (s, me) => ({
    ...s,
    deck: faceDown(s.deck),
    hands: Object.fromEntries(
      Object.entries(s.hands).map(([player, hand]) => [player, player === me ? hand : faceDown(hand)]),
    ),
  }),
  outcome: (s) => (s.steps.length > 0 ? undefined : { ranking: [s.order] }),
  invariants: { 'no debt': (s) => Object.values(s.coins).every((coins) => coins >= 0) },
};
