import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonical, createFingerprint, diff, fingerprint, inverse, isPlain, patch } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter(isPlain);

const large = fc.dictionary(fc.string(), plain, { minKeys: 30, maxKeys: 50 });

describe('a fingerprint', () => {
  test('is the same for what is written the same, in whatever order and after any journey', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plain), (data) => {
        const turned = Object.fromEntries(Object.entries(data).reverse());
        expect(fingerprint(turned)).toBe(fingerprint(data));
        expect(fingerprint(JSON.parse(JSON.stringify(data)))).toBe(fingerprint(data));
      }),
    );
  });
  test('is another one for anything else', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        fc.pre(canonical(one) !== canonical(other));
        expect(fingerprint(one)).not.toBe(fingerprint(other));
      }),
      { numRuns: 2000 },
    );
  });
  it('tells places and values apart that look alike', () => {
    const alike = [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      '1',
      1,
      true,
      null,
      [],
      {},
      [{}],
    ];
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length);
    expect(fingerprint({ a: undefined, b: 0 })).toBe(fingerprint({ b: -0 }));
  });
  it('is for ever the same number', () => {
    expect(fingerprint({ map: { '0,0': { terrain: 'grass', tokens: [1, 2.5, null] } }, over: false })).toBe(1042911401);
  });
  test('that remembers what it has seen is none other', () => {
    const remembering = createFingerprint();
    fc.assert(
      fc.property(large, fc.array(fc.tuple(fc.nat(50), plain), { maxLength: 5 }), plain, (shared, changes, own) => {
        let data = { shared, own: { shared: own } };
        expect(remembering(data)).toBe(fingerprint(data));
        for (const [at, value] of changes) {
          const key = Object.keys(shared)[at] ?? 'another';
          data = patch(data, diff(data, { shared: { ...data.shared, [key]: value }, own: data.own }));
          expect(remembering(data)).toBe(fingerprint(data));
        }
      }),
    );
  });
});

test('the inverse of a delta leads back', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const back = inverse(before, diff(before, after));
      expect(canonical(patch(after, back))).toBe(canonical(before));
    }),
  );
});
