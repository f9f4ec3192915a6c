import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonical, clone, createDiff, diff, isPlain, patch, patchOwn } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter(isPlain);

describe('deltas', () => {
  test('lead from any data to any other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(canonical(patch(before, diff(before, after)))).toBe(canonical(after));
      }),
    );
  });
  test('lead there in place as well, in data that is nobody else’s', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const delta = diff(before, after);
        expect(canonical(patchOwn(clone(before), clone(delta)))).toBe(canonical(after));
      }),
    );
    const odd = JSON.parse('{"a":{"__proto__":{"x":1}}}');
    expect(canonical(patchOwn({ a: {} }, diff({ a: {} }, odd)))).toBe(canonical(odd));
    expect(() => patchOwn({ a: 1 }, [[['a', 'b', 'c'], 1]])).toThrow(/does not fit/);
  });
  test('of views that share most of a state are what they would be one by one', () => {
    const shared = fc.dictionary(fc.string(), plain, { minKeys: 16, maxKeys: 24 });
    fc.assert(
      fc.property(shared, shared, plain, plain, (before, after, mine, yours) => {
        const together = createDiff();
        for (const [own, place] of [[mine, 'map'] as const, [yours, 'map'] as const, [mine, 'land'] as const]) {
          const [from, to] = [
            { [place]: before, own },
            { [place]: after, own: yours },
          ];
          expect(together(from, to)).toEqual(diff(from, to));
        }
      }),
    );
  });
  it('name only what changed, and leave the rest as the same objects', () => {
    const before = { map: { a: { n: 1 }, b: { n: 2 } }, row: [{ x: 1 }, { x: 2 }], gone: true };
    const after = { map: { a: before.map.a, b: { n: 3 } }, row: [before.row[0], { x: 5 }] };
    const delta = diff(before, after);
    expect(delta).toEqual([[['map', 'b', 'n'], 3], [['row', 1, 'x'], 5], [['gone']]]);
    const patched = patch<typeof after>(before, delta);
    expect(patched.map.a).toBe(before.map.a);
    expect(patched.row[0]).toBe(before.row[0]);
    expect(patched).toEqual(after);
  });
  it('take a member named __proto__ for what it is', () => {
    const odd = JSON.parse('{"a":{"__proto__":{"x":1}}}');
    const other = JSON.parse('{"a":{"__proto__":{"x":2}}}');
    for (const [before, after] of [
      [odd, other],
      [odd, { a: {} }],
      [{ a: {} }, odd],
    ]) {
      expect(canonical(patch(before, diff(before, after)))).toBe(canonical(after));
    }
    expect(canonical(clone(odd))).toBe(canonical(odd));
    expect(Object.prototype).not.toHaveProperty('x');
  });
  it('says so when it does not fit', () => {
    expect(() => patch({ a: 1 }, [[['a', 'b', 'c'], 1]])).toThrow(/does not fit/);
  });
  test('a clone is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });
  test.each([[new Date(0)], [new Map()], [Number.NaN], [[undefined]], [() => 1], [-0]])(
    '%s is not plain data',
    (value) => {
      expect(isPlain(value)).toBe(false);
    },
  );
});
