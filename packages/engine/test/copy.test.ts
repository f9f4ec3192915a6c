import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  canonical,
  clone,
  createChanger,
  createFingerprint,
  type Delta,
  diff,
  fingerprint,
  isPlain,
  patch,
} from '../src/index.ts';

type Members = Record<string, unknown>;

/** The first change shows how much is looked at: what is changed anew each time is copied as it is looked at. */
const changed: ReturnType<typeof createChanger> = (before, change) => createChanger()(before, change);

const plain = fc.jsonValue({ maxDepth: 4 }).filter(isPlain);
/** Some of these have so many members that they are copied as they are looked at. */
const record = fc.oneof(
  fc.dictionary(fc.string(), plain),
  fc.dictionary(fc.string(), plain, { minKeys: 70, maxKeys: 80 }),
);
const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    for (const member of Object.values(Object.freeze(value))) deepFreeze(member);
  return value;
};
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

const inAnyOrder = (delta: Delta): string[] => delta.map((change) => canonical(change)).sort();

/** Changes something in every part that it comes across; whoever does the same elsewhere does just the same. */
function scribble(value: unknown, dice: number): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  for (const [index, key] of keys.entries()) {
    const members = value as Members;
    if ((index + dice) % 5 === 0 && !Array.isArray(value)) delete members[key];
    else if ((index + dice) % 3 === 0) members[key] = { was: members[key] };
    else scribble(members[key], dice + index);
  }
  if (Array.isArray(value)) value.push('more');
}

test('what is changed is as if it had been changed in place, and the state before stays as it was', () => {
  fc.assert(
    fc.property(record, record, fc.nat(4), (one, other, dice) => {
      const before = deepFreeze({ one, deep: { other }, both: [one, other] });
      const written = canonical(before);
      const wanted = clone(before);
      scribble(wanted, dice);
      const after = changed(before, (s) => scribble(s, dice));
      expect(canonical(after)).toBe(canonical(wanted));
      expect(isPlain(JSON.parse(JSON.stringify(after)))).toBe(true);
      expect(isFrozen(after)).toBe(true);
      expect(canonical(before)).toBe(written);
      // What is known of the way from one to the other leads to the same as looking at everything.
      expect(inAnyOrder(diff(before, after))).toEqual(inAnyOrder(diff(before, clone(after))));
      expect(canonical(patch(before, diff(before, after)))).toBe(canonical(after));
      const remembering = createFingerprint();
      for (const state of [before, after, before]) expect(remembering(state)).toBe(fingerprint(clone(state)));
    }),
  );
});

const large = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`p${n}`, { n, near: [`p${n + 1}`] }]));

it('takes every part that is as it was from the state before', () => {
  const before = deepFreeze({ map: large, small: { a: { n: 1 }, b: { n: 2 } }, row: [{ x: 1 }, { x: 2 }], gone: 1 });
  const after = changed(before as Members & typeof before, (s) => {
    s.map.p7!.n = 70;
    s.map.p8!.n = 8;
    s.small.b.n = 3;
    s.row.reverse().reverse();
    delete (s as Members).gone;
  });
  expect(after.map.p7).toEqual({ n: 70, near: ['p8'] });
  expect(after.map.p7!.near).toBe(before.map.p7!.near);
  for (const key of ['p6', 'p8', 'p79']) expect(after.map[key]).toBe(before.map[key]);
  expect(after.small.a).toBe(before.small.a);
  expect(after.row).toBe(before.row);
  expect('gone' in after).toBe(false);
  expect(changed(before, (s) => void Object.entries(s.map))).toBe(before);
});

it('copies everything at once for those who look at everything, and comes to the same', () => {
  const looking = createChanger();
  let state = deepFreeze({ map: large, turn: 0 });
  for (let turn = 1; turn < 120; turn++) {
    const before = state;
    state = looking(state, (s) => {
      for (let times = 0; times < 3; times++) for (const space of Object.values(s.map)) space.near.slice();
      s.map[`p${turn % 80}`]!.n = -turn;
      s.turn = turn;
    });
    const wanted = { map: { ...before.map, [`p${turn % 80}`]: { ...before.map[`p${turn % 80}`]!, n: -turn } }, turn };
    expect(state).toEqual(wanted);
    expect(Object.entries(state.map).filter(([key, space]) => space !== before.map[key])).toHaveLength(1);
    expect(isFrozen(state)).toBe(true);
  }
});

it('knows a large record wherever it is put', () => {
  const after = changed({ map: large } as Members, (s) => {
    s.moved = { here: s.map, listed: [s.map] };
    (s.map as typeof large).p1!.n = 11;
    delete s.map;
  });
  const wanted = { ...large, p1: { n: 11, near: ['p2'] } };
  expect(after).toEqual({ moved: { here: wanted, listed: [wanted] } });
  expect(structuredClone(after)).toEqual(after);
  expect(isFrozen(after)).toBe(true);
});

it('takes a member named __proto__ for what it is', () => {
  const odd = JSON.parse('{"a":{"__proto__":{"x":1}}}') as Members;
  expect(canonical(changed(odd, () => undefined))).toBe(canonical(odd));
  expect(canonical(changed(odd, (s) => Object.assign(s, { b: 1 })))).toBe('{"a":{"__proto__":{"x":1}},"b":1}');
});
