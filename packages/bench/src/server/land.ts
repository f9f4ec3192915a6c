import {
  type GameModule,
  HIDDEN,
  next,
  noSteps,
  type PlayerId,
  type Step,
  type Steps,
  untyped,
} from '@morgenrot/engine';

/**
 * A game of the size of a real one and without rules: 200 spaces, 50 kB of state, hands that only their owners see,
 * ten fields changed by every move. What a server does around the rules is all that it costs.
 */
export const LAND = 'land';

const SPACES = 200;
const CARDS_A_HAND = 12;
/** Four of them are the move's number, a store, and the next question with whom it is put to. */
const CHANGED = 10;

type LandStep = Step & { kind: 'till'; player: PlayerId };

interface Space {
  ground: string;
  tokens: number;
  owner: PlayerId | null;
  city: { of: PlayerId; age: number } | null;
  note: string;
  neighbours: string[];
}

interface Land extends Steps<LandStep> {
  order: PlayerId[];
  moves: number;
  spaces: Record<string, Space>;
  hands: Record<PlayerId, string[]>;
  stores: Record<PlayerId, Record<string, number>>;
}

const nameOf = (index: number): string => `${index % 20}.${Math.floor(index / 20)}`;

const spaceAt = (index: number): Space => ({
  ground: ['grass', 'hills', 'forest', 'desert', 'mountain'][index % 5] ?? 'grass',
  tokens: index % 3,
  owner: null,
  city: null,
  note: `what stands here about space ${index} is of no use but takes the place that real things take`,
  neighbours: [1, 19, 20, 21].map((step) => nameOf((index + step) % SPACES)),
});

const GOODS = ['marble', 'mercury', 'oil', 'diamonds', 'trade', 'wheat'];
const OPTIONS = Array.from({ length: 8 }, (_, index) => `field-${index}`);

const land: GameModule<Land, LandStep, Record<string, string>> = {
  id: LAND,
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [],
  phases: ['play'],
  phaseOf: () => 'play',
  turnOf: (s) => ({ player: s.order[s.moves % s.order.length] ?? '0', number: s.moves }),
  setup(players) {
    const s: Land = {
      ...noSteps<LandStep>(),
      order: players,
      moves: 0,
      spaces: Object.fromEntries(Array.from({ length: SPACES }, (_, index) => [nameOf(index), spaceAt(index)])),
      hands: Object.fromEntries(
        players.map((player) => [player, Array.from({ length: CARDS_A_HAND }, (_, card) => `card-${player}-${card}`)]),
      ),
      stores: Object.fromEntries(players.map((player) => [player, Object.fromEntries(GOODS.map((good) => [good, 0]))])),
    };
    next<LandStep>(s, { kind: 'till', player: players[0] ?? '0' });
    return s;
  },
  handlers: {
    till: {
      ask: () => ({ shape: 'one', from: OPTIONS }),
      run(s, { player }, field, api) {
        s.moves++;
        const first = s.moves * 7;
        for (let n = 0; n < CHANGED - 4; n++) {
          const space = s.spaces[nameOf((first + n * 23) % SPACES)];
          if (space) space.tokens = s.moves;
        }
        const store = s.stores[player];
        const good = GOODS[s.moves % GOODS.length] ?? 'trade';
        if (store) store[good] = (store[good] ?? 0) + 1;
        api.log({ key: 'tilled', by: player, params: { field: String(field) } });
        next<LandStep>(s, { kind: 'till', player: s.order[s.moves % s.order.length] ?? '0' });
      },
    },
  },
  view: (s, me) => ({
    ...s,
    hands: Object.fromEntries(
      Object.entries(s.hands).map(([player, hand]) => [player, player === me ? hand : hand.map(() => HIDDEN)]),
    ),
  }),
  outcome: () => undefined,
  invariants: {},
};

export const landGame = untyped(land);

/** What a player answers at the move of this number. */
export const landOptionAt = (move: number): string => OPTIONS[move % OPTIONS.length] ?? 'field-0';
