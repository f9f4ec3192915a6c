type Members = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A record with so many members, such as a map, is copied member by member, when somebody looks at one. */
const LARGE = 64;

/** Of which record a later one was made, which members of it are others, and how many there are. */
const origins = new WeakMap<object, { from: WeakRef<object>; keys: readonly string[]; size: number }>();

/** What stands behind a record that is copied as it is looked at. */
interface Front {
  own: Members;
  from: Members;
  /** The names of members that may be others than before. */
  touched: Set<string>;
  size: number;
}

/** Records that are copied as they are looked at, and what stands behind them. */
interface Lazy {
  fronts: Map<unknown, Front>;
  /** Nothing is lazy: everything is copied at once. */
  isEager: boolean;
  /** How many members they have, and how often somebody has looked at one. */
  members: number;
  looks: number;
}

function lazily(from: Members, own: Members, size: number, lazy: Lazy): Members {
  const touched = new Set<string>();
  const touch = (key: string | symbol): void => {
    touched.add(key as string);
  };
  const front = new Proxy(own, {
    get(target, key) {
      lazy.looks++;
      const member = target[key as string];
      if (!isObject(member) || touched.has(key as string)) return member;
      const copy = copyOf(member, lazy);
      touch(key);
      target[key as string] = copy;
      return copy;
    },
    set(target, key, value) {
      touch(key);
      return Reflect.set(target, key, value);
    },
    deleteProperty(target, key) {
      touch(key);
      return Reflect.deleteProperty(target, key);
    },
    defineProperty(target, key, property) {
      touch(key);
      return Reflect.defineProperty(target, key, property);
    },
  });
  lazy.fronts.set(front, { own, from, touched, size });
  return front;
}

function copyOfList(list: readonly unknown[], lazy: Lazy): unknown[] {
  // Cut out of a frozen list, it would take ten times as long.
  const copy = [...list];
  for (let i = 0; i < copy.length; i++) if (isObject(copy[i])) copy[i] = copyOf(copy[i], lazy);
  return copy;
}

/** The members of a large record are counted once: rules add few, and it stays a large one. */
function sizeOf(record: Members): number {
  let count = 0;
  for (const _ in record) if (++count > LARGE) return origins.get(record)?.size ?? Object.keys(record).length;
  return count;
}

/**
 * A record with the same members. Taken over as a whole it keeps its form; spread out in a place where records of all
 * forms come by, its members are copied one by one. What is called like this would not be a member any more.
 */
const membersOf = (record: object): Members =>
  Object.hasOwn(record, '__proto__') ? { ...(record as Members) } : Object.assign({}, record as Members);

function copyOf(value: unknown, lazy: Lazy): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return copyOfList(value, lazy);
  const copy = membersOf(value);
  const size = lazy.isEager ? 0 : sizeOf(value as Members);
  if (size > LARGE) {
    lazy.members += size;
    return lazily(value as Members, copy, size, lazy);
  }
  // By a list of their names: V8 bets on the form of what it goes through by itself, and loses again and again.
  for (const key of Object.keys(copy)) {
    const member = copy[key];
    if (isObject(member)) copy[key] = copyOf(member, lazy);
  }
  return copy;
}

function frozen(front: unknown, lazy: Lazy): unknown {
  const value = lazy.fronts.get(front)?.own ?? front;
  if (!isObject(value) || Object.isFrozen(value)) return value;
  for (const key of Object.keys(value)) (value as Members)[key] = frozen((value as Members)[key], lazy);
  return Object.freeze(value);
}

/** Takes what is as it was into the later one. True if nothing else is in it. */
function takeMembers(before: Members, after: Members, lazy: Lazy): boolean {
  let isSame = true;
  const keys = Object.keys(after);
  for (const key of keys) {
    const value = after[key];
    const known = before[key];
    // What is inherited is no plain data, so what is the same is the record's own.
    if (value === known && value !== undefined) continue;
    const kept = keep(Object.hasOwn(before, key) ? known : undefined, value, lazy);
    if (kept !== value) after[key] = kept;
    if (kept !== known || kept === undefined) isSame = false;
  }
  return isSame && Object.keys(before).length === keys.length;
}

function takeItems(before: readonly unknown[], after: unknown[], lazy: Lazy): boolean {
  let isSame = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const value = after[i];
    if (value === before[i]) continue;
    const kept = keep(before[i], value, lazy);
    if (kept !== value) after[i] = kept;
    if (kept !== before[i]) isSame = false;
  }
  return isSame;
}

/** The members in which two records differ, where that is known without looking at all of them. */
export function changedKeys(before: object, after: object): readonly string[] | undefined {
  const origin = origins.get(after);
  return origin?.from.deref() === before ? origin.keys : undefined;
}

function keepLarge({ own, from, touched, size }: Front, lazy: Lazy): Members {
  const keys: string[] = [];
  for (const key of touched) {
    const had = Object.hasOwn(from, key);
    if (!Object.hasOwn(own, key)) {
      if (had) keys.push(key);
      continue;
    }
    const value = own[key];
    const kept = keep(had ? from[key] : undefined, value, lazy);
    if (kept !== value) own[key] = kept;
    if (!had || kept !== from[key]) keys.push(key);
  }
  if (keys.length === 0) return from;
  origins.set(own, { from: new WeakRef(from), keys, size });
  return Object.freeze(own);
}

function keep(before: unknown, front: unknown, lazy: Lazy): unknown {
  if (before === front || !isObject(front)) return front;
  const behind = lazy.fronts.size > 0 ? lazy.fronts.get(front) : undefined;
  if (behind && behind.from === before) return keepLarge(behind, lazy);
  const after: object = behind?.own ?? front;
  if (!isObject(before) || Array.isArray(before) !== Array.isArray(after)) return frozen(after, lazy);
  const isSame = Array.isArray(after)
    ? takeItems(before as unknown[], after, lazy)
    : takeMembers(before as Members, after as Members, lazy);
  return isSame ? before : Object.freeze(after);
}

/** So many changes are made on a whole copy after one in which there was much looking around. */
const EAGER_FOR = 50;

export type Changer = <T>(before: T, change: (state: T) => void) => T;

/**
 * What comes of a state when something changes it in place: a later state, while the one handed in stays as it is.
 * Every part that is as it was is the same object in both, so whoever looks for what has changed passes over the rest,
 * and a hundred states take little more room than one. Nothing in it can be changed any more.
 *
 * A large record is cheap to copy piece by piece and dear to look at; how rules treat it shows when they run. Those that
 * look at a map again and again get it whole.
 */
export function createChanger(): Changer {
  let eagerFor = 0;
  return <T>(before: T, change: (state: T) => void): T => {
    const lazy: Lazy = { fronts: new Map(), isEager: eagerFor > 0, members: 0, looks: 0 };
    if (eagerFor > 0) eagerFor--;
    // A copy has the form of what it was made from, and so has what was kept of it.
    const copy = copyOf(before, lazy) as T;
    change(copy);
    if (lazy.looks > lazy.members) eagerFor = EAGER_FOR;
    return keep(before, copy, lazy) as T;
  };
}
