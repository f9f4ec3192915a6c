/** A change of plain data: a path and the new value there, or a path alone for what is gone. */
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: unknown];
export type Delta = Change[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What the record itself has: a member named __proto__ is a member like any other. */
const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function walk(before: unknown, after: unknown, path: (string | number)[], delta: Delta): void {
  // Untouched parts of a state are the same objects, so most of it is passed over here.
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) walk(before[i], after[i], [...path, i], delta);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before)) {
      if (own(before, key) !== undefined && own(after, key) === undefined) delta.push([[...path, key]]);
    }
    for (const key of Object.keys(after)) {
      if (after[key] !== undefined) walk(own(before, key), after[key], [...path, key], delta);
    }
  } else delta.push([path, after]);
}

/** What turns `before` into `after`: short, because only what changed is named. */
export function diff(before: unknown, after: unknown): Delta {
  const delta: Delta = [];
  walk(before, after, [], delta);
  return delta;
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

/** The changed data; parts that did not change stay the same objects, so a screen redraws only the rest. */
export const patch = <T>(before: T, delta: Delta): T =>
  delta.reduce<unknown>((data, change) => put(data, change[0], 0, change), before) as T;
