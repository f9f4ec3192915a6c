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
  type DiplomacyCardId,
  FOCUS_CARD_IDS,
  FOCUS_CARDS,
  type FocusCardId,
  type Ground,
  type Hex,
  type NaturalWonderId,
  type NewDawnOptions,
  type NewDawnStep,
  newDawn,
  RESOURCES,
  type Seat,
  type State,
  WONDER_TYPES,
  WONDERS,
  type WonderId,
  type WonderType,
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
const CELL = /^([ghfdmwn])(?:([A-D])(!!|!|\*)?)?((?:\+[A-D])*)(?:>([a-k]))?(?:\.([a-z-]+))?(?:#([a-z-]+))?$/;

interface Drawn {
  map: State['map'];
  barbarians: State['barbarians'];
  caravans: { of: PlayerId; at: HexKey }[];
  capitals: Record<PlayerId, HexKey>;
  naturalWonders: { of: PlayerId; site: NaturalWonderId }[];
  wonders: { of: PlayerId; wonder: WonderId }[];
  cityStates: State['cityStates'];
  conquered: { of: PlayerId; id: CityStateId }[];
}

function drawCell(drawn: Drawn, hex: HexKey, cell: string): void {
  const match = CELL.exec(cell);
  if (!match) throw new Error(`${hex}: cannot read "${cell}"`);
  const [, ground, of, mark, caravans, barbarian, thing, wonder] = match;
  const space: Hex = { ground: GROUND[ground ?? ''] ?? 'grass', tile: null };
  if (of && mark?.startsWith('!')) space.city = mark === '!!' ? { of, capital: true } : { of };
  else if (of) space.control = { of, reinforced: mark === '*' };
  if (of && mark === '!!') drawn.capitals[of] = hex;
  for (const caravan of (caravans ?? '').split('+').filter(Boolean)) drawn.caravans.push({ of: caravan, at: hex });
  const letter = BARBARIANS.find((known) => known.toLowerCase() === barbarian);
  if (letter) drawn.barbarians[letter] = { home: hex, at: hex };
  const resource = RESOURCES.find((known) => known === thing);
  if (resource) space.resource = resource;
  else if (thing && space.ground === 'naturalWonder') drawNaturalWonder(drawn, space, thing as NaturalWonderId);
  else if (thing) drawCityState(drawn, space, hex, thing as CityStateId);
  if (wonder) drawWonder(drawn, space, wonder as WonderId);
  drawn.map[hex] = space;
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
 * caravan, `g>a` barbarian, `g.marble` resource, `n.pantanal` natural wonder (`nA.pantanal`: A has its token), `g.seoul` city-state (`gA!.seoul`: A has conquered it),
 * `gA!#petra` a city with a wonder, `.` no space.
 * Rows lean to the right: the next row's first space lies to the lower right of this row's.
 */
export function position(drawing: string): Drawn {
  const drawn: Drawn = {
    map: {},
    barbarians: {},
    caravans: [],
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
  const { city, control, resource, naturalWonder, cityState, wonder } = s.map[hex] as Hex;
  const owned = city
    ? `${city.of}${city.capital ? '!!' : '!'}`
    : control
      ? `${control.of}${control.reinforced ? '*' : ''}`
      : '';
  const caravans = s.order.flatMap((player) =>
    (s.seats[player]?.caravans ?? []).filter((figure) => figure.at === hex).map(() => `+${player}`),
  );
  const barbarian = BARBARIANS.find((letter) => s.barbarians[letter]?.at === hex);
  const conquered = (Object.keys(s.cityStates) as CityStateId[]).find(
    (id) => s.cityStates[id]?.held && s.cityStates[id]?.home === hex,
  );
  const thing = resource ?? naturalWonder ?? cityState ?? conquered;
  const marks = [barbarian ? `>${barbarian.toLowerCase()}` : '', thing ? `.${thing}` : '', wonder ? `#${wonder}` : ''];
  return `${owned}${caravans.join('')}${marks.join('')}`;
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

/** A row in which `card` stands in `slot`, the other kinds around it at level I. */
export function rowWith(card: FocusCardId, slot: number): FocusCardId[] {
  const others = FIRST_ROW.filter((other) => FOCUS_CARDS[other].type !== FOCUS_CARDS[card].type);
  return [...others.slice(0, slot - 1), card, ...others.slice(slot - 1)];
}

const OPTIONS: NewDawnOptions = {
  map: 'first-game',
  victory: 'practice',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};

/** Rome's ability changes nothing that a test does not ask for. */
const PLAIN_LEADER = 'rome';

function sit(s: State, player: PlayerId, drawn: Drawn, given: Given = {}): void {
  const row = given.row ?? FIRST_ROW;
  const caravans = drawn.caravans.filter(({ of }) => of === player).map((caravan) => ({ at: caravan.at }));
  Object.assign(s.seats[player] as Seat, {
    leader: PLAIN_LEADER,
    row: row.map((card, id) => ({ id, card, trade: given.trade?.[card] ?? 0, naturalWonders: [] })),
    stack: FOCUS_CARD_IDS.filter((card) => !row.includes(card)),
    naturalWonders: drawn.naturalWonders.filter(({ of }) => of === player).map(({ site }) => site),
    wonders: drawn.wonders.filter(({ of }) => of === player).map(({ wonder }) => wonder),
    caravans: caravans.length > 0 ? caravans : [{ at: null }],
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
  const order = ['A', 'B', 'C', 'D'].filter((player) => player in drawn.capitals || player in (given.players ?? {}));
  const options = { ...OPTIONS, ...given.options };
  const dealt = newDawn.setup(order, options, apiFor<Steps<NewDawnStep>, NewDawnStep>(noSteps(), unmixed));
  const s: State = {
    ...dealt,
    map: drawn.map,
    barbarians: drawn.barbarians,
    tiles: [],
    cityStates: drawn.cityStates,
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
