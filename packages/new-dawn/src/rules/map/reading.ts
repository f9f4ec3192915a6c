import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Hex, State } from '../../state.ts';

type Find<T> = (s: State) => T;
type FindFor<T> = (s: State, me: PlayerId) => T;

/** What has been read, under the function that finds it. */
type Found = Map<Find<unknown>, unknown>;

interface Read {
  s: State;
  /** Hold as long as nothing changes the state; absent while something does. */
  found?: Found;
  foundFor?: Map<FindFor<unknown>, Map<PlayerId, unknown>>;
  /** Holds as long as no space joins the map. */
  lasting: Found;
  /** How large all maps had grown when the first of that was read. */
  growth: number;
}

/** Spaces that have joined any map so far. */
let growth = 0;

/** What lasts is taken over from what is open already. */
function nothingRead(s: State): Read {
  const known = open?.s === s ? open : { lasting: new Map(), growth };
  return { s, found: new Map(), foundFor: new Map(), lasting: known.lasting, growth: known.growth };
}

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
export const reading = <T>(s: State, look: () => T): T =>
  open?.s === s && open.found ? look() : whileOpen(nothingRead(s), look);

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
export const readUndisturbed = <T>(s: State, play: () => T): T => whileOpen(nothingRead(s), play);

/** Runs something that changes the state: nothing that was read before holds after it, and nothing is kept in between. */
export function changing(s: State, change: () => void): void {
  const before = open;
  if (before?.s !== s) {
    whileOpen(undefined, change);
    return;
  }
  // What lasts holds through changes as well.
  whileOpen({ s, lasting: before.lasting, growth: before.growth }, change);
  const isUnread = before.found?.size === 0 && before.foundFor?.size === 0;
  if (!isUnread) open = nothingRead(s);
}

/** The only way on to the map: spaces are added, and neither replaced nor taken away. */
export function addSpace(s: State, hex: HexKey, space: Hex): void {
  s.map[hex] = space;
  growth++;
}

/** What `find` finds in the state. It is kept under the function's own name, so it has to be the same one every time. */
export function kept<T>(s: State, find: Find<T>): T {
  const known = open?.s === s ? open.found : undefined;
  const before = known?.get(find) as T | undefined;
  if (before !== undefined) return before;
  const found = find(s);
  known?.set(find, found);
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
export function readingFor<T>(s: State, me: PlayerId, find: FindFor<T>): T {
  const known = open?.s === s ? open.foundFor : undefined;
  const ofAll = known?.get(find) ?? new Map<PlayerId, unknown>();
  const before = ofAll.get(me) as T | undefined;
  if (before !== undefined) return before;
  const found = find(s, me);
  ofAll.set(me, found);
  known?.set(find, ofAll);
  return found;
}

const allHexes = (s: State): readonly HexKey[] => Object.keys(s.map) as HexKey[];

export const hexesOf = (s: State): readonly HexKey[] => lasting(s, allHexes);

const allSpaces = (s: State): readonly Hex[] => hexesOf(s).map((hex) => s.map[hex] as Hex);

/** The spaces in the order of `hexesOf`. */
export const spacesOf = (s: State): readonly Hex[] => lasting(s, allSpaces);

const figures = (s: State): ReadonlySet<HexKey> =>
  new Set(
    Object.values(s.seats).flatMap(({ caravans, armies }) =>
      [...caravans, ...armies].flatMap(({ at }) => (at === null ? [] : [at])),
    ),
  );

/** Spaces where any caravan or army stands. */
export const figureSpaces = (s: State): ReadonlySet<HexKey> => kept(s, figures);
