import {
  type Api,
  draw,
  faceDown,
  type GameModule,
  HIDDEN,
  next,
  noSteps,
  type PlayerId,
  type Step,
  type Steps,
  together,
  untyped,
} from '@morgenrot/engine';

/**
 * A small game with everything a server has to keep to itself: a deck, hands, votes that stay secret for ever, private
 * log lines, dice. Names of cards and votes occur nowhere else, so that they can be looked for on the wire.
 */
export const CARDS = Array.from({ length: 60 }, (_, index) => `lantern-${String(index).padStart(2, '0')}-card`);
export const VOTES = ['vote-amber', 'vote-birch', 'vote-cedar', 'vote-dune'];

type LanternStep =
  | (Step & { kind: 'play'; player: PlayerId })
  | (Step & { kind: 'roll'; player: PlayerId })
  | (Step & { kind: 'pay'; player: PlayerId })
  | (Step & { kind: 'discard'; player: PlayerId })
  | (Step & { kind: 'vote'; player: PlayerId })
  | (Step & { kind: 'refill' });

export interface Lanterns extends Steps<LanternStep> {
  order: PlayerId[];
  round: number;
  rounds: number;
  faulty: boolean;
  deck: string[];
  hands: Record<PlayerId, string[]>;
  pile: string[];
  shown: string[];
  oil: Record<PlayerId, number>;
  votes: Record<PlayerId, string[]>;
}

const turnOf = (player: PlayerId): LanternStep[] => [
  { kind: 'play', player },
  { kind: 'pay', player },
  { kind: 'roll', player },
];

const round = (s: Lanterns): void =>
  next<LanternStep>(
    s,
    ...s.order.flatMap(turnOf),
    ...together<LanternStep>(s.order.map((player) => ({ kind: 'vote', player }))),
    { kind: 'refill' },
  );

function deal(s: Lanterns, player: PlayerId, api: Api): void {
  const card = draw(s.deck, api);
  if (card === undefined) return;
  s.hands[player]!.push(card);
  api.log({ key: 'drew', by: player, params: { card }, only: [player] });
}

/** Counts how often a view has been made, for the test that it is not made too often. */
export const counted = { views: 0 };

const lanterns: GameModule<Lanterns, LanternStep, Record<string, string>> = {
  id: 'lanterns',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [
    { key: 'length', values: ['short', 'long'], initial: 'short' },
    { key: 'faulty', values: ['no', 'yes'], initial: 'no' },
  ],
  phases: ['play'],
  phaseOf: () => 'play',
  turnOf: (s) => ({ player: s.order[s.round % s.order.length]!, number: s.round }),
  setup(players, options, api) {
    const s: Lanterns = {
      ...noSteps<LanternStep>(),
      order: players,
      round: 0,
      rounds: options.length === 'long' ? 40 : 3,
      faulty: options.faulty === 'yes',
      deck: api.shuffle(CARDS),
      hands: Object.fromEntries(players.map((player) => [player, []])),
      pile: [],
      shown: [],
      oil: Object.fromEntries(players.map((player) => [player, 3])),
      votes: Object.fromEntries(players.map((player) => [player, []])),
    };
    for (const player of players) for (let n = 0; n < 4; n++) deal(s, player, api);
    api.log({ key: 'begun', params: { cards: CARDS.length } });
    round(s);
    return s;
  },
  handlers: {
    play: {
      ask: (s, { player }) => ({ shape: 'one', from: ['pass', ...(s.faulty ? ['boom'] : []), ...s.hands[player]!] }),
      run(s, { player }, card, api) {
        if (card === 'boom') throw new Error(`a lantern of ${s.hands[player]!.join()} breaks`);
        if (card === 'pass') return;
        s.hands[player] = s.hands[player]!.filter((one) => one !== card);
        s.shown.push(String(card));
        api.log({ key: 'played', by: player, params: { card: String(card) } });
      },
    },
    pay: {
      ask: (s, { player }) => ({ shape: 'amount', min: 0, max: s.oil[player]! }),
      run(s, { player }, amount) {
        s.oil[player]! -= Number(amount);
        if (s.hands[player]!.length > 3) next<LanternStep>(s, { kind: 'discard', player });
      },
    },
    discard: {
      ask: (s, { player }) => ({ shape: 'some', from: s.hands[player]!, min: 1, max: 2 }),
      run(s, { player }, cards) {
        const gone = Array.isArray(cards) ? cards : [];
        s.hands[player] = s.hands[player]!.filter((one) => !gone.includes(one));
        s.pile.push(...gone);
      },
    },
    roll: {
      ask: () => ({ shape: 'one', from: ['roll', 'rest'] }),
      run(s, { player }, choice, api) {
        if (choice === 'rest') return;
        const pips = api.d6();
        s.oil[player]! += pips;
        api.log({ key: 'rolled', by: player, params: { pips } });
      },
    },
    vote: {
      ask: () => ({ shape: 'one', from: VOTES }),
      run(s, { player }, vote, api) {
        s.votes[player]!.push(String(vote));
        api.log({ key: 'voted', by: player });
      },
    },
    refill: {
      run(s, _step, _answer, api) {
        for (const player of s.order) deal(s, player, api);
        s.round++;
        if (s.round < s.rounds) round(s);
      },
    },
  },
  view(s, me) {
    counted.views++;
    const own = <T>(all: Record<PlayerId, T[]>): Record<PlayerId, T[]> =>
      Object.fromEntries(
        Object.entries(all).map(([player, some]) => [player, player === me ? some : some.map(() => HIDDEN as T)]),
      );
    return { ...s, deck: faceDown(s.deck), pile: faceDown(s.pile), hands: own(s.hands), votes: own(s.votes) };
  },
  outcome: (s) => (s.steps.length === 0 ? { ranking: [s.order] } : undefined),
  invariants: {},
};

export const LANTERNS = untyped(lanterns);
