import {
  type Answer,
  apiFor,
  asked,
  check,
  give,
  next,
  noSteps,
  type PlayerId,
  type Steps,
  settle,
} from '@morgenrot/engine';
import { at, type HexKey, key } from '@morgenrot/hex';
import {
  BARBARIANS,
  FOCUS_CARD_IDS,
  type FocusCardId,
  type Ground,
  type Hex,
  type NaturalWonderId,
  type NewDawnStep,
  newDawn,
  RESOURCES,
  type Seat,
  type State,
} from '../src/index.ts';

const GROUND: Record<string, Ground> = {
  g: 'grass',
  h: 'hill',
  f: 'forest',
  d: 'desert',
  m: 'mountain',
  w: 'water',
  n: 'naturalWonder',
};
const LETTER = Object.fromEntries(Object.entries(GROUND).map(([letter, ground]) => [ground, letter]));
const CELL = /^([ghfdmwn])(?:([A-D])(!!|!|\*)?)?(?:\+([A-D]))?(?:>([a-k]))?(?:\.([a-z-]+))?$/;

interface Drawn {
  map: State['map'];
  barbarians: State['barbarians'];
  caravans: { of: PlayerId; at: HexKey }[];
  capitals: Record<PlayerId, HexKey>;
  naturalWonders: { of: PlayerId; site: NaturalWonderId }[];
}

function drawCell(drawn: Drawn, hex: HexKey, cell: string): void {
  const match = CELL.exec(cell);
  if (!match) throw new Error(`${hex}: cannot read "${cell}"`);
  const [, ground, of, mark, caravan, barbarian, thing] = match;
  const space: Hex = { ground: GROUND[ground ?? ''] ?? 'grass', tile: null };
  if (of && mark?.startsWith('!')) space.city = mark === '!!' ? { of, capital: true } : { of };
  else if (of) space.control = { of, reinforced: mark === '*' };
  if (of && mark === '!!') drawn.capitals[of] = hex;
  if (caravan) drawn.caravans.push({ of: caravan, at: hex });
  const letter = BARBARIANS.find((known) => known.toLowerCase() === barbarian);
  if (letter) drawn.barbarians[letter] = { home: hex, at: hex };
  const resource = RESOURCES.find((known) => known === thing);
  if (resource) space.resource = resource;
  else if (thing && space.ground === 'naturalWonder') drawNaturalWonder(drawn, space, thing as NaturalWonderId);
  else if (thing) Object.assign(space, { cityState: thing });
  drawn.map[hex] = space;
}

/** Under a control token the natural wonder is with its owner, otherwise it lies here. */
function drawNaturalWonder(drawn: Drawn, space: Hex, site: NaturalWonderId): void {
  space.site = site;
  if (space.control) drawn.naturalWonders.push({ of: space.control.of, site });
  else space.naturalWonder = site;
}

/**
 * A position drawn as text. `g` ground, `gA` control token of A, `gA*` reinforced, `gA!` city, `gA!!` capital, `g+A`
 * caravan, `g>a` barbarian, `g.marble` resource, `n.pantanal` natural wonder (`nA.pantanal`: A has its token), `g.seoul` city-state, `.` no space.
 * Rows lean to the right: the next row's first space lies to the lower right of this row's.
 */
export function position(drawing: string): Drawn {
  const drawn: Drawn = { map: {}, barbarians: {}, caravans: [], capitals: {}, naturalWonders: [] };
  const rows = drawing.trim().split('\n');
  rows.forEach((row, r) => {
    row
      .trim()
      .split(/\s+/)
      .forEach((cell, q) => {
        if (cell !== '.') drawCell(drawn, key(q, r), cell);
      });
  });
  return drawn;
}

const pieceOn = (s: State, hex: HexKey): string => {
  const { city, control, resource, naturalWonder, cityState } = s.map[hex] as Hex;
  const owned = city
    ? `${city.of}${city.capital ? '!!' : '!'}`
    : control
      ? `${control.of}${control.reinforced ? '*' : ''}`
      : '';
  const caravan = s.order.find((player) => s.seats[player]?.caravans.some((figure) => figure.at === hex));
  const barbarian = BARBARIANS.find((letter) => s.barbarians[letter]?.at === hex);
  const thing = resource ?? naturalWonder ?? cityState;
  return `${owned}${caravan ? `+${caravan}` : ''}${barbarian ? `>${barbarian.toLowerCase()}` : ''}${thing ? `.${thing}` : ''}`;
};

export function draw(s: State): string {
  const rows: string[][] = [];
  for (const hex of Object.keys(s.map) as HexKey[]) {
    const { q, r } = at(hex);
    const row = rows[r] ?? [];
    row[q] = `${LETTER[(s.map[hex] as Hex).ground]}${pieceOn(s, hex)}`;
    rows[r] = row;
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? '.').join(' ')).join('\n');
}

export interface Given {
  /** Slots 1 to 5, from left to right; other cards of the player lie in the stack. */
  row?: FocusCardId[];
  trade?: Partial<Record<FocusCardId, number>>;
  seat?: Partial<Seat>;
}
export interface TableOptions {
  players?: Record<PlayerId, Given>;
  dice?: number[];
  /** What stands on the stack; by default A chooses a card. */
  steps?: NewDawnStep[];
  state?: Partial<State>;
}

export const FIRST_ROW: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-base'];

function seat(s: State, player: PlayerId, drawn: Drawn, given: Given = {}): void {
  const row = given.row ?? FIRST_ROW;
  const mine = s.seats[player] as Seat;
  Object.assign(mine, {
    leader: 'rome',
    capital: drawn.capitals[player] ?? mine.capital,
    row: row.map((card, id) => ({ id, card, trade: given.trade?.[card] ?? 0, cityStates: [] })),
    stack: FOCUS_CARD_IDS.filter((card) => !row.includes(card)),
    naturalWonders: drawn.naturalWonders.filter(({ of }) => of === player).map(({ site }) => site),
    caravans: drawn.caravans.filter(({ of }) => of === player).map((caravan) => ({ at: caravan.at })),
    ...given.seat,
  });
}

/** A table in a drawn position. Dice fall as written; a die that nobody wrote down is an error in the test. */
export function table(drawing: string, { players = {}, dice = [], steps, state }: TableOptions = {}) {
  const drawn = position(drawing);
  const order = ['A', 'B', 'C', 'D'].filter((player) => player in drawn.capitals || player in players);
  const unmixed = { d6: () => 1, shuffle: <T>(xs: readonly T[]) => [...xs] };
  const dealt = newDawn.setup(
    order,
    { map: 'first-game', victory: 'practice' },
    apiFor<Steps<NewDawnStep>, NewDawnStep>(noSteps(), unmixed),
  );
  const s: State = {
    ...dealt,
    ...drawnState(drawn),
    startPlayer: 'A',
    active: 'A',
    phase: 'play',
    round: 1,
    arrow: 0,
    steps: [],
    news: [],
    ...state,
  };
  for (const player of order) seat(s, player, drawn, players[player]);
  const left = [...dice];
  const source = {
    ...unmixed,
    d6(): number {
      const die = left.shift();
      if (die === undefined) throw new Error('a die is rolled that the test does not set');
      return die;
    },
  };
  next<NewDawnStep>(s, ...(steps ?? [{ kind: 'chooseCard', player: 'A' }]));
  settle(newDawn, s, apiFor<State, NewDawnStep>(s, source));
  const idOf = (me: PlayerId) => asked(newDawn.handlers, s, me)?.id ?? -1;
  return {
    state: s,
    asked: (me: PlayerId) => asked(newDawn.handlers, s, me),
    options(me: PlayerId): string[] {
      const ask = asked(newDawn.handlers, s, me)?.ask;
      return ask?.shape === 'one' ? ask.from : [];
    },
    why(me: PlayerId, answer: Answer) {
      const verdict = check(newDawn.handlers, s, me, idOf(me), answer);
      return verdict.ok ? undefined : verdict.reason;
    },
    play(me: PlayerId, ...answers: Answer[]) {
      for (const answer of answers) {
        const verdict = give(newDawn, s, me, idOf(me), answer, source);
        if (!verdict.ok) throw new Error(`${me} ${JSON.stringify(answer)}: ${JSON.stringify(verdict.reason)}`);
      }
    },
    map: () => draw(s),
    row: (me: PlayerId) => (s.seats[me] as Seat).row.map(({ card }) => card),
    trade: (me: PlayerId, card: FocusCardId) => (s.seats[me] as Seat).row.find((focus) => focus.card === card)?.trade,
    log: () => s.news.map(({ key: said }) => said),
  };
}

const drawnState = ({ map, barbarians }: Drawn) => ({
  map,
  barbarians,
  tiles: [],
  cityStates: {},
});
