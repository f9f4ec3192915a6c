import { changedKeys } from './copy.ts';

/** A change of plain data: a path and the new value there, or a path alone for what is gone. */
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: unknown];
export type Delta = Change[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What the record itself has: a member named __proto__ is a member like any other. */
const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The same: what every object has without owning it is a function, but for this one, and plain data has none. */
function member(record: Record<string, unknown>, key: string): unknown {
  const value = record[key];
  return typeof value === 'function' || key === '__proto__' ? own(record, key) : value;
}

type Path = (string | number)[];

/** A part of the data with so many members is worth being remembered. */
const LARGE = 16;

/** What changed in an object that stands in this place, by the later one. */
type Known = Map<object, { before: object; path: Path; changes: Delta }>;

/** `path` leads to where the walk is, and is another one as soon as it goes on. */
function walk(before: unknown, after: unknown, path: Path, delta: Delta, known?: Known): void {
  // Untouched parts of a state are the same objects, so most of it is passed over here.
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (Object.is(before[i], after[i])) continue;
      path.push(i);
      walk(before[i], after[i], path, delta, known);
      path.pop();
    }
  } else if (isRecord(before) && isRecord(after)) walkRecord(before, after, path, delta, known);
  else delta.push([[...path], after]);
}

type Members = Record<string, unknown>;

function walkRecord(before: Members, after: Members, path: Path, delta: Delta, known: Known | undefined): void {
  const others = changedKeys(before, after);
  const keys = others ?? Object.keys(after);
  if (!known || !(others || keys.length >= LARGE)) {
    compare(before, after, { keys, isAll: !others }, path, delta, known);
    return;
  }
  let same = known.get(after);
  if (same?.before !== before || !isSamePlace(same.path, path)) {
    same = { before, path: [...path], changes: [] };
    compare(before, after, { keys, isAll: !others }, path, same.changes, known);
    known.set(after, same);
  }
  for (const change of same.changes) delta.push(change);
}

const isSamePlace = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** The names that there are now, or those of members that may be others than before. */
interface Keys {
  keys: readonly string[];
  isAll: boolean;
}

function compare(before: Members, after: Members, those: Keys, path: Path, delta: Delta, known?: Known): void {
  let kept = 0;
  for (const key of those.keys) {
    const value = member(after, key);
    const was = member(before, key);
    if (was !== undefined) kept++;
    if (was === value) continue;
    if (value === undefined) {
      delta.push([[...path, key]]);
      continue;
    }
    path.push(key);
    walk(was, value, path, delta, known);
    path.pop();
  }
  if (those.isAll) dropped(before, after, kept, path, delta);
}

/** What is not there any more; `kept` are those that still are. */
function dropped(before: Members, after: Members, kept: number, path: Path, delta: Delta): void {
  const keys = Object.keys(before);
  if (keys.length === kept) return;
  for (const key of keys) {
    if (!Object.hasOwn(after, key) && member(before, key) !== undefined) delta.push([[...path, key]]);
  }
}

/** What turns `before` into `after`: short, because only what changed is named. */
export function diff(before: unknown, after: unknown): Delta {
  const delta: Delta = [];
  walk(before, after, [], delta);
  return delta;
}

/**
 * The same for several pairs of which the larger parts are the same objects, such as the views of one step of a match:
 * what they share is compared once. Nothing that it has seen may change as long as it is used.
 */
export function createDiff(): typeof diff {
  const known: Known = new Map();
  return (before, after) => {
    const delta: Delta = [];
    walk(before, after, [], delta, known);
    return delta;
  };
}

function put(target: unknown, path: (string | number)[], depth: number, change: Change): unknown {
  if (depth === path.length) return change[1];
  const key = path[depth] as string | number;
  if (Array.isArray(target)) return target.map((item, i) => (i === key ? put(item, path, depth + 1, change) : item));
  if (!isRecord(target)) throw new Error(`delta does not fit at ${path.slice(0, depth).join('.')}`);
  if (depth === path.length - 1 && change.length === 1) {
    const { [key]: _gone, ...rest } = target;
    return rest;
  }
  return { ...target, [key]: put(own(target, String(key)), path, depth + 1, change) };
}

function at(data: unknown, path: Path): unknown {
  let part = data;
  for (const key of path) {
    if (Array.isArray(part)) part = part[key as number];
    else if (isRecord(part)) part = own(part, String(key));
    else return undefined;
  }
  return part;
}

/** What leads back again: `delta` is one that `diff` has made of `before` and something later. */
export const inverse = (before: unknown, delta: Delta): Delta =>
  delta.map(([path]): Change => {
    const value = at(before, path);
    return value === undefined ? [path] : [path, value];
  });

/** Changes data that nobody else has: what has just been read is changed forty times sooner in place. */
export function patchOwn<T>(data: T, delta: Delta): T {
  let whole: unknown = data;
  for (const [path, ...value] of delta) {
    const key = path.at(-1);
    if (key === undefined) {
      whole = value[0];
      continue;
    }
    const parent = at(whole, path.slice(0, -1));
    if (!isRecord(parent) && !Array.isArray(parent)) throw new Error(`delta does not fit at ${path.join('.')}`);
    const members = parent as Members;
    if (value.length === 0) delete members[key];
    // Assigned, a member named __proto__ would become the prototype.
    else if (key === '__proto__') Object.defineProperty(members, key, { value: value[0], ...MEMBER });
    else members[key] = value[0];
  }
  return whole as T;
}

/** What a member is that was assigned. */
const MEMBER = { writable: true, enumerable: true, configurable: true };

/** The changed data; parts that did not change stay the same objects, so a screen redraws only the rest. */
export const patch = <T>(before: T, delta: Delta): T =>
  delta.reduce<unknown>((data, change) => put(data, change[0], 0, change), before) as T;
