import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Hex, State } from '../state.ts';

/** What a player has on the map. */
export interface Holding {
  cities: readonly HexKey[];
  /** Control tokens, districts among them. */
  tokens: readonly HexKey[];
  friendly: readonly HexKey[];
}

type Find<T> = (s: State) => T;
type FindFor<T> = (s: State, me: PlayerId) => T;

/** What has been read, under the function that finds it. */
type Found = Map<Find<unknown>, unknown>;

interface Read {
  s: State;
  /** Holds as long as nothing changes the state. */
  found: Found;
  foundFor: Map<FindFor<unknown>, Map<PlayerId, unknown>>;
  /** Holds as long as no space joins the map. */
  lasting: Found;
  /** How large all maps had grown when the first of that was read. */
  growth: number;
}

/** Spaces that have joined any map so far. */
let growth = 0;

const nothingRead = (s: State): Read => ({ s, found: new Map(), foundFor: new Map(), lasting: new Map(), growth });

let open: Read | undefined;

function whileOpen<T>(read: Read | undefined, work: () => T): T {
  const before = open;
  open = read;
  try {
    return work();
  } finally {
    open = before;
  }
}

/**
 * Runs something that only looks at the state: what it asks again and again is found once. Whoever looks outside of
 * this gets the same answers, only slower; nothing is kept beyond it, and nothing of another state is ever given.
 */
export const reading = <T>(s: State, look: () => T): T => (open?.s === s ? look() : whileOpen(nothingRead(s), look));

const forGood = new WeakMap<State, Read>();

/**
 * The same for a state that never changes any more, like a view that has been sent: what was found in it stays found
 * for as long as it is there, whoever asks next.
 */
export function readingForGood<T>(s: State, look: () => T): T {
  const read = forGood.get(s) ?? nothingRead(s);
  forGood.set(s, read);
  return whileOpen(read, look);
}

/**
 * Runs something in which nobody but the game's own steps changes the state, so that what has been read of it holds
 * from one change to the next: a playout in somebody's imagination.
 */
export const undisturbed = <T>(s: State, play: () => T): T => whileOpen(nothingRead(s), play);

/** Runs something that changes the state: nothing that was read before holds after it, and nothing is kept in between. */
export function changing(s: State, change: () => void): void {
  const before = open;
  whileOpen(undefined, change);
  if (before?.s === s) open = { ...nothingRead(s), lasting: before.lasting, growth: before.growth };
}

/** The only way on to the map: spaces are added, and neither replaced nor taken away. */
export function addSpace(s: State, hex: HexKey, space: Hex): void {
  s.map[hex] = space;
  growth++;
}

/** What `find` finds in the state. It is kept under the function's own name, so it has to be the same one every time. */
export function kept<T>(s: State, find: Find<T>): T {
  if (open?.s !== s) return find(s);
  const known = open.found.get(find) as T | undefined;
  if (known !== undefined) return known;
  const found = find(s);
  open.found.set(find, found);
  return found;
}

/** The same for what only the spaces themselves say, whatever lies on them: in a playout it is found once. */
export function lasting<T>(s: State, find: Find<T>): T {
  if (open?.s !== s) return find(s);
  if (open.growth !== growth) {
    open.lasting = new Map();
    open.growth = growth;
  }
  const known = open.lasting.get(find) as T | undefined;
  if (known !== undefined) return known;
  const found = find(s);
  open.lasting.set(find, found);
  return found;
}

/** The same as `kept` for what differs from player to player. */
export function keptFor<T>(s: State, me: PlayerId, find: FindFor<T>): T {
  if (open?.s !== s) return find(s, me);
  const ofAll = open.foundFor.get(find) ?? new Map<PlayerId, unknown>();
  const known = ofAll.get(me) as T | undefined;
  if (known !== undefined) return known;
  const found = find(s, me);
  ofAll.set(me, found);
  open.foundFor.set(find, ofAll);
  return found;
}

const allHexes = (s: State): readonly HexKey[] => Object.keys(s.map) as HexKey[];

export const hexesOf = (s: State): readonly HexKey[] => lasting(s, allHexes);

const allSpaces = (s: State): readonly Hex[] => hexesOf(s).map((hex) => s.map[hex] as Hex);

/** The spaces in the order of `hexesOf`. */
export const spacesOf = (s: State): readonly Hex[] => lasting(s, allSpaces);

const nothing = () => ({ cities: [] as HexKey[], tokens: [] as HexKey[], friendly: [] as HexKey[] });
const NOTHING: Holding = nothing();

function holdings(s: State): ReadonlyMap<PlayerId, Holding> {
  const found = new Map<PlayerId, ReturnType<typeof nothing>>();
  const of = (player: PlayerId) => {
    const known = found.get(player);
    if (known) return known;
    const fresh = nothing();
    found.set(player, fresh);
    return fresh;
  };
  const hexes = hexesOf(s);
  const spaces = spacesOf(s);
  // Read after everything that happens: a plain loop, and most spaces are nobody's.
  for (let i = 0; i < spaces.length; i++) {
    const { city, control } = spaces[i] as Hex;
    if (!city && !control) continue;
    const hex = hexes[i] as HexKey;
    if (city) of(city.of).cities.push(hex);
    if (control) of(control.of).tokens.push(hex);
    if (city) of(city.of).friendly.push(hex);
    if (control && control.of !== city?.of) of(control.of).friendly.push(hex);
  }
  return found;
}

export const holdingOf = (s: State, me: PlayerId): Holding => kept(s, holdings).get(me) ?? NOTHING;

const figures = (s: State): ReadonlySet<HexKey> =>
  new Set(
    Object.values(s.seats).flatMap(({ caravans, armies }) =>
      [...caravans, ...armies].flatMap(({ at }) => (at === null ? [] : [at])),
    ),
  );

/** Spaces where any caravan or army stands. */
export const figureSpaces = (s: State): ReadonlySet<HexKey> => kept(s, figures);
