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
  CITY_STATES,
  type CityStateId,
  type CityStateState,
  type Control,
  DISTRICTS,
  type DiplomacyCardId,
  type Figure,
  FOCUS_CARDS,
  type FocusCardId,
  type GroundKind,
  type Hex,
  isTerra,
  type NaturalWonderId,
  type NewDawnOptions,
  type NewDawnStep,
  newDawn,
  RESOURCES,
  rulesetFor,
  type Seat,
  type State,
  WONDER_TYPES,
  WONDERS,
  type WonderId,
  type WonderType,
} from '../src/index.ts';
import { dealVictory } from '../src/rules/course/dealing.ts';

const GROUND: Record<string, GroundKind> = {
  g: 'grass',
  h: 'hill',
  f: 'forest',
  d: 'desert',
  m: 'mountain',
  w: 'water',
  n: 'naturalWonder',
};
const LETTER: Record<string, string> = Object.fromEntries(
  Object.entries(GROUND).map(([letter, ground]) => [ground, letter]),
);
const CELL =
  /^([ghfdmwnF])(?:([A-E])(!!|!|\*)?)?(?:@([a-z-]+?))?((?:\+[A-E])*)((?:\^[A-E])*)(?:>([a-k]))?(?:\.([a-z-]+))?(?:#([a-z-]+))?$/;

interface Drawn {
  map: State['map'];
  barbarians: State['barbarians'];
  caravans: { of: PlayerId; at: HexKey }[];
  armies: { of: PlayerId; at: HexKey }[];
  capitals: Record<PlayerId, HexKey>;
  naturalWonders: { of: PlayerId; site: NaturalWonderId }[];
  wonders: { of: PlayerId; wonder: WonderId }[];
  cityStates: State['cityStates'];
  conquered: { of: PlayerId; id: CityStateId }[];
}

function drawCell(drawn: Drawn, hex: HexKey, cell: string): void {
  const match = CELL.exec(cell);
  if (!match) throw new Error(`${hex}: cannot read "${cell}"`);
  const [, ground, of, mark, district, caravans, armies, barbarian, thing, wonder] = match;
  const space: Hex = { ground: GROUND[ground ?? ''] ?? 'grass', tile: null };
  if (ground === 'F') Object.assign(space, { ground: 'forest', fort: true });
  if (of && mark?.startsWith('!')) space.city = mark === '!!' ? { of, capital: true } : { of };
  else if (of) space.control = { of, reinforced: mark === '*', ...drawDistrict(district) };
  if (of && mark === '!!') drawn.capitals[of] = hex;
  for (const caravan of (caravans ?? '').split('+').filter(Boolean)) drawn.caravans.push({ of: caravan, at: hex });
  for (const army of (armies ?? '').split('^').filter(Boolean)) drawn.armies.push({ of: army, at: hex });
  const letter = BARBARIANS.find((known) => known.toLowerCase() === barbarian);
  if (letter) drawn.barbarians[letter] = { home: hex, at: hex };
  const resource = RESOURCES.find((known) => known === thing);
  if (resource) space.resource = resource;
  else if (thing && space.ground === 'naturalWonder') drawNaturalWonder(drawn, space, thing as NaturalWonderId);
  else if (thing) drawCityState(drawn, space, hex, thing as CityStateId);
  if (wonder) drawWonder(drawn, space, wonder as WonderId);
  drawn.map[hex] = space;
}

function drawDistrict(name: string | undefined): Partial<Control> {
  const district = DISTRICTS.find((known) => known === name);
  if (name && !district) throw new Error(`there is no district ${name}`);
  return district ? { district } : {};
}

/** Under a control token or a city the natural wonder is with its owner, otherwise it lies here. */
function drawNaturalWonder(drawn: Drawn, space: Hex, site: NaturalWonderId): void {
  space.site = site;
  const of = space.city?.of ?? space.control?.of;
  if (of) drawn.naturalWonders.push({ of, site });
  else space.naturalWonder = site;
}

/** Under a city or a control token it is conquered, otherwise free. */
function drawCityState(drawn: Drawn, space: Hex, hex: HexKey, id: CityStateId): void {
  const of = space.city?.of ?? space.control?.of;
  drawn.cityStates[id] = { home: hex, cards: ['map', 'map'], held: null };
  if (of) drawn.conquered.push({ of, id });
  else space.cityState = id;
}

/** A world wonder belongs to whoever has the space, or to nobody. */
function drawWonder(drawn: Drawn, space: Hex, wonder: WonderId): void {
  space.wonder = wonder;
  const of = space.city?.of ?? space.control?.of;
  if (of) drawn.wonders.push({ of, wonder });
}

/**
 * A position drawn as text. `g` ground, `gA` control token of A, `gA*` reinforced, `gA!` city, `gA!!` capital, `g+A`
 * caravan, `g^A` army (`+A^A`: both), `gA@campus` district (`gA*@campus` reinforced), `F` fort, `FA!` city on a fort,
 * `g>a` barbarian, `g.marble` resource, `n.pantanal` natural wonder (`nA.pantanal`: A has its token), `g.seoul` city-state (`gA!.seoul`: A has conquered it),
 * `gA!#petra` a city with a wonder, `.` no space.
 * Rows lean to the right: the next row's first space lies to the lower right of this row's.
 */
export function position(drawing: string): Drawn {
  const drawn: Drawn = {
    map: {},
    barbarians: {},
    caravans: [],
    armies: [],
    capitals: {},
    naturalWonders: [],
    wonders: [],
    cityStates: {},
    conquered: [],
  };
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
  const { city, control, fort: _fort, resource, naturalWonder, cityState, wonder } = s.map[hex] as Hex;
  const owned = city
    ? `${city.of}${city.capital ? '!!' : '!'}`
    : control
      ? `${control.of}${control.reinforced ? '*' : ''}${control.district ? `@${control.district}` : ''}`
      : '';
  const figures = (kind: 'caravans' | 'armies', sign: string): string[] =>
    s.order.flatMap((player) =>
      (s.seats[player]?.[kind] ?? []).filter((figure) => figure.at === hex).map(() => sign + player),
    );
  const standing = [...figures('caravans', '+'), ...figures('armies', '^')].join('');
  const barbarian = BARBARIANS.find((letter) => s.barbarians[letter]?.at === hex);
  const conquered = (Object.keys(s.cityStates) as CityStateId[]).find(
    (id) => s.cityStates[id]?.held && s.cityStates[id]?.home === hex,
  );
  const thing = resource ?? naturalWonder ?? cityState ?? conquered;
  const marks = [barbarian ? `>${barbarian.toLowerCase()}` : '', thing ? `.${thing}` : '', wonder ? `#${wonder}` : ''];
  return `${owned}${standing}${marks.join('')}`;
};

export function draw(s: State): string {
  const rows: string[][] = [];
  for (const hex of Object.keys(s.map) as HexKey[]) {
    const { q, r } = at(hex);
    const row = rows[r] ?? [];
    const { ground, fort } = s.map[hex] as Hex;
    row[q] = `${fort ? 'F' : LETTER[ground]}${pieceOn(s, hex)}`;
    rows[r] = row;
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? '.').join(' ')).join('\n');
}

export interface Given {
  /** From left to right, five or with the expansion six; other cards of the player lie in the stack. */
  row?: FocusCardId[];
  trade?: Partial<Record<FocusCardId, number>>;
  /** City-states of which the player holds a diplomacy card; the other copy lies beside the map. */
  cityStates?: CityStateId[];
  /** Diplomacy cards of other players. */
  diplomacy?: { from: PlayerId; card: DiplomacyCardId }[];
  seat?: Partial<Seat>;
}
export interface TableOptions {
  players?: Record<PlayerId, Given>;
  dice?: number[];
  /** What stands on the stack; by default A begins a turn. */
  steps?: NewDawnStep[];
  state?: Partial<State>;
  options?: Partial<NewDawnOptions>;
  /** Wonders on offer; the decks below them are empty unless `deck` says otherwise. */
  offer?: WonderId[];
  deck?: Partial<Record<WonderType, WonderId[]>>;
}

export const FIRST_ROW: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-base'];

/** The first row with Terra Incognita: positions p0 to p5. */
export const TERRA_ROW: FocusCardId[] = [
  'irrigation',
  'early-empire',
  'astrology',
  'foreign-trade',
  'pottery',
  'masonry-terra',
];

/** A row of six in which `card` stands at `position` (p0 to p5), the other kinds around it at level I. */
export function terraRowWith(card: FocusCardId, position: number): FocusCardId[] {
  const others = TERRA_ROW.filter((other) => FOCUS_CARDS[other].type !== FOCUS_CARDS[card].type);
  return [...others.slice(0, position), card, ...others.slice(position)];
}

/** A row in which `card` stands in `slot`, the other kinds around it at level I. */
export function rowWith(card: FocusCardId, slot: number): FocusCardId[] {
  const others = FIRST_ROW.filter((other) => FOCUS_CARDS[other].type !== FOCUS_CARDS[card].type);
  return [...others.slice(0, slot - 1), card, ...others.slice(slot - 1)];
}

/** The usual options of a first game. */
export const PRACTICE: NewDawnOptions = {
  map: 'first-game',
  victory: 'practice',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};

/** A table of the expansion. Its victory cards lie there as they are dealt unless `state` says otherwise. */
export const TERRA: Partial<NewDawnOptions> = { expansion: 'terra-incognita', map: 'advanced', victory: 'standard' };

/** Rome's ability changes nothing that a test does not ask for. */
const PLAIN_LEADER = 'rome';

/** Where they were drawn; one on its card if none was. */
const figuresOf = (drawn: Drawn['caravans'], player: PlayerId): Figure[] => {
  const figures = drawn.filter(({ of }) => of === player).map(({ at: hex }) => ({ at: hex }));
  return figures.length > 0 ? figures : [{ at: null }];
};

function sit(s: State, player: PlayerId, drawn: Drawn, given: Given = {}): void {
  const rules = rulesetFor(s.options);
  const isTerra = rules.edition === 'terra';
  const row = given.row ?? (isTerra ? TERRA_ROW : FIRST_ROW);
  Object.assign(s.seats[player] as Seat, {
    leader: PLAIN_LEADER,
    row: row.map((card, id) => ({ id, card, trade: given.trade?.[card] ?? 0, naturalWonders: [] })),
    stack: rules.focusCards().filter((card) => !row.includes(card)),
    naturalWonders: drawn.naturalWonders.filter(({ of }) => of === player).map(({ site }) => site),
    wonders: drawn.wonders.filter(({ of }) => of === player).map(({ wonder }) => wonder),
    caravans: figuresOf(drawn.caravans, player),
    ...(isTerra && { armies: figuresOf(drawn.armies, player) }),
    diplomacy: (given.diplomacy ?? []).map((card) => ({ ...card, shown: true })),
    ...given.seat,
  });
  for (const id of given.cityStates ?? []) giveCityStateCard(s, player, id);
}

function giveCityStateCard(s: State, player: PlayerId, id: CityStateId): void {
  const cityState = s.cityStates[id] ?? { home: AWAY, cards: ['map', 'map'], held: null };
  const free = cityState.cards.indexOf('map');
  cityState.cards[free] = player;
  s.cityStates[id] = cityState;
}
/** The home of a city-state that a drawing does not show. */
const AWAY: HexKey = '99,99';

function lay(s: State, { offer, deck }: TableOptions): void {
  for (const type of WONDER_TYPES) {
    const shown = (offer ?? []).find((wonder) => WONDERS[wonder].type === type) ?? null;
    s.wonderDecks[type] = { shown, deck: deck?.[type] ?? [] };
  }
}

const unmixed = { d6: () => 1, shuffle: <T>(xs: readonly T[]) => [...xs] };

function drawnState(drawing: string, given: TableOptions): State {
  const drawn = position(drawing);
  const order = ['A', 'B', 'C', 'D', 'E'].filter(
    (player) => player in drawn.capitals || player in (given.players ?? {}),
  );
  const options = { ...PRACTICE, ...given.options };
  const api = apiFor<Steps<NewDawnStep>, NewDawnStep>(noSteps(), unmixed);
  const dealt = newDawn.setup(order, options, api);
  dealVictory.run(dealt, undefined, 0, api);
  const s: State = {
    ...dealt,
    map: drawn.map,
    barbarians: drawn.barbarians,
    tiles: [],
    cityStates: drawn.cityStates,
    ...(isTerra(dealt) && { terra: { stack: [], ibrahim: null } }),
    startPlayer: 'A',
    active: 'A',
    phase: 'play',
    round: 1,
    arrow: 0,
    steps: [],
    news: [],
    ...given.state,
  };
  for (const player of order) sit(s, player, drawn, given.players?.[player]);
  for (const { id, of } of drawn.conquered) {
    const { type } = CITY_STATES[id];
    const focus = s.seats[of]?.row.find(({ card }) => FOCUS_CARDS[card].type === type)?.id ?? null;
    s.cityStates[id] = { ...(s.cityStates[id] as CityStateState), cards: ['aside', 'aside'], held: { by: of, focus } };
  }
  lay(s, given);
  return s;
}

/** A table in a drawn position. Dice fall as written; a die that nobody wrote down is an error in the test. */
export function table(drawing: string, given: TableOptions = {}) {
  const s = drawnState(drawing, given);
  const left = [...(given.dice ?? [])];
  const source = {
    ...unmixed,
    d6(): number {
      const die = left.shift();
      if (die === undefined) throw new Error('a die is rolled that the test does not set');
      return die;
    },
  };
  next<NewDawnStep>(s, ...(given.steps ?? [{ kind: 'beginTurn', player: 'A' }]));
  settle(newDawn, s, apiFor<State, NewDawnStep>(s, source));
  const log: string[] = s.news.map(({ key: said }) => said);
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
        if (!verdict.ok) {
          const kind = asked(newDawn.handlers, s, me)?.kind ?? 'nothing';
          throw new Error(`${me} is asked ${kind}; ${JSON.stringify(answer)}: ${JSON.stringify(verdict.reason)}`);
        }
        log.push(...s.news.map(({ key: said }) => said));
      }
    },
    /** Resolves a card without using it, and declines whatever is offered on the way. */
    pass(me: PlayerId, card: FocusCardId = 'pottery') {
      this.play(me, card);
      for (let i = 0; i < 20; i++) {
        const way = this.options(me).find((option) => ['skip', 'done', 'decline'].includes(option));
        if (!way || this.asked(me)?.kind === 'chooseCard') return;
        this.play(me, way);
      }
    },
    map: () => draw(s),
    row: (me: PlayerId) => (s.seats[me] as Seat).row.map(({ card }) => card),
    trade: (me: PlayerId, card: FocusCardId) => (s.seats[me] as Seat).row.find((focus) => focus.card === card)?.trade,
    seat: (me: PlayerId) => s.seats[me] as Seat,
    /** Keys of everything that has been logged since the table was set. */
    log: () => log,
    news: () => s.news,
  };
}

/** A table of Terra Incognita in a drawn position; its tile stack is empty unless `state` says otherwise. */
export const terraTable = (drawing: string, given: TableOptions = {}) =>
  table(drawing, { ...given, options: { ...TERRA, ...given.options } });
