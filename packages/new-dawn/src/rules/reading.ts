import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { InPlay } from '../effects/in-play.ts';
import type { State } from '../state.ts';

/** What a player has on the map. */
export interface Holding {
  cities: readonly HexKey[];
  /** Control tokens, districts among them. */
  tokens: readonly HexKey[];
  friendly: readonly HexKey[];
}

/** What has been read of a state, as long as nothing changes it. */
interface Read {
  s: State;
  hexes?: readonly HexKey[];
  holdings?: ReadonlyMap<PlayerId, Holding>;
  figures?: ReadonlySet<HexKey>;
  inPlay: Map<PlayerId, readonly InPlay[]>;
}

let open: Read | undefined;

/**
 * Runs something that only looks at the state: what it asks again and again is found once. Whoever looks outside of
 * this gets the same answers, only slower; nothing is kept beyond it, and nothing of another state is ever given.
 */
export const reading = <T>(s: State, look: () => T): T =>
  open?.s === s ? look() : opened({ s, inPlay: new Map() }, look);

function opened<T>(read: Read, look: () => T): T {
  const before = open;
  open = read;
  try {
    return look();
  } finally {
    open = before;
  }
}

const kept = new WeakMap<State, Read>();

/**
 * The same for a state that never changes any more, like a view that has been sent: what was found in it stays found
 * for as long as it is there, whoever asks next.
 */
export function readingForGood<T>(s: State, look: () => T): T {
  const read = kept.get(s) ?? { s, inPlay: new Map() };
  kept.set(s, read);
  return opened(read, look);
}

const readOf = (s: State): Read | undefined => (open?.s === s ? open : undefined);

export function hexesOf(s: State): readonly HexKey[] {
  const read = readOf(s);
  if (!read) return Object.keys(s.map) as HexKey[];
  read.hexes ??= Object.keys(s.map) as HexKey[];
  return read.hexes;
}

const NOTHING: Holding = { cities: [], tokens: [], friendly: [] };

function holdings(s: State): ReadonlyMap<PlayerId, Holding> {
  const found = new Map<PlayerId, { cities: HexKey[]; tokens: HexKey[]; friendly: HexKey[] }>();
  const of = (player: PlayerId) => {
    const known = found.get(player) ?? { cities: [], tokens: [], friendly: [] };
    found.set(player, known);
    return known;
  };
  for (const hex of hexesOf(s)) {
    const { city, control } = s.map[hex] ?? {};
    if (city) of(city.of).cities.push(hex);
    if (control) of(control.of).tokens.push(hex);
    if (city) of(city.of).friendly.push(hex);
    if (control && control.of !== city?.of) of(control.of).friendly.push(hex);
  }
  return found;
}

export function holdingOf(s: State, me: PlayerId): Holding {
  const read = readOf(s);
  if (!read) return holdings(s).get(me) ?? NOTHING;
  read.holdings ??= holdings(s);
  return read.holdings.get(me) ?? NOTHING;
}

/** Spaces where any caravan or army stands. */
export function figureSpaces(s: State): ReadonlySet<HexKey> {
  const find = () =>
    new Set(
      Object.values(s.seats).flatMap(({ caravans, armies }) =>
        [...caravans, ...armies].flatMap(({ at }) => (at === null ? [] : [at])),
      ),
    );
  const read = readOf(s);
  if (!read) return find();
  read.figures ??= find();
  return read.figures;
}

export function keptInPlay(s: State, me: PlayerId, find: () => readonly InPlay[]): readonly InPlay[] {
  const read = readOf(s);
  if (!read) return find();
  const known = read.inPlay.get(me) ?? find();
  read.inPlay.set(me, known);
  return known;
}
