import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Ask, chance, countAnswers, enumerate, fits, offer, parseOptions, sample } from '../src/index.ts';

const asks: fc.Arbitrary<Ask> = fc.oneof(
  fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 }).map((from): Ask => ({ shape: 'one', from })),
  fc
    .tuple(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 }), fc.nat(6), fc.nat(6))
    .map(([from, a, b]): Ask => {
      const [min, max] = [Math.min(a, b, from.length), Math.min(Math.max(a, b), from.length)];
      return { shape: 'some', from, min, max };
    }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
    .map(([min, more]): Ask => ({ shape: 'amount', min, max: min + more })),
);

describe('answers', () => {
  test('everything enumerated fits, nothing twice, and the count is right', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const all = [...enumerate(ask)];
        expect(all).toHaveLength(countAnswers(ask));
        expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(all.length);
        for (const answer of all) expect(fits(ask, answer).ok).toBe(true);
      }),
    );
  });
  test('whatever is sampled fits', () => {
    fc.assert(
      fc.property(asks, fc.string(), (ask, seed) => {
        const answer = sample(ask, chance({ seed, drawn: 0 }).below);
        if (answer === undefined) expect(countAnswers(ask)).toBe(0);
        else expect(fits(ask, answer).ok).toBe(true);
      }),
    );
  });
  it('samples every answer about equally often', () => {
    const ask: Ask = { shape: 'some', from: ['a', 'b', 'c', 'd'], min: 0, max: 4 };
    const { below } = chance({ seed: 'fair', drawn: 0 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 8000; i++) {
      const drawn = [...((sample(ask, below) as string[]) ?? [])].sort().join('');
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });
  test.each([
    [{ shape: 'one', from: ['a'] } as Ask, 7, 'answer.shape'],
    [{ shape: 'some', from: ['a', 'b'], min: 1, max: 1 } as Ask, ['a', 'a'], 'answer.twice'],
    [{ shape: 'some', from: ['a', 'b'], min: 1, max: 1 } as Ask, ['a', 'b'], 'answer.count'],
    [{ shape: 'some', from: ['a', 'b'], min: 1, max: 1 } as Ask, ['c'], 'answer.notOffered'],
    [{ shape: 'amount', min: 0, max: 3 } as Ask, 4, 'answer.range'],
    [{ shape: 'amount', min: 0, max: 3 } as Ask, 1.5, 'answer.shape'],
    [{ shape: 'amount', min: 0, max: 3 } as Ask, Number.NaN, 'answer.shape'],
  ])('refuses %j with %j: %s', (ask, answer, key) => {
    expect(fits(ask, answer)).toMatchObject({ ok: false, reason: { key } });
  });
  it('gives the reason written for a refused option, and none of those every object has', () => {
    const ask = offer(['near', 'far'], (option) => (option === 'far' ? { key: 'tooFar' } : undefined), 'done');
    expect(ask.from).toEqual(['done', 'near']);
    expect(fits(ask, 'far')).toEqual({ ok: false, reason: { key: 'tooFar' } });
    expect(fits(ask, 'toString')).toEqual({ ok: false, reason: { key: 'answer.notOffered' } });
  });
});

describe('table options', () => {
  const specs = [
    { key: 'map', values: ['small', 'large'], initial: 'small', excludes: { large: { pace: ['quick'] } } },
    { key: 'pace', values: ['slow', 'quick'], initial: 'slow' },
  ];
  it('fills in what is not chosen', () => {
    expect(parseOptions(specs, { pace: 'quick' })).toEqual({ ok: true, value: { map: 'small', pace: 'quick' } });
    expect(parseOptions(specs, undefined)).toEqual({ ok: true, value: { map: 'small', pace: 'slow' } });
  });
  test.each([
    [{ pace: 'hasty' }, 'options.value'],
    [{ speed: 'quick' }, 'options.unknown'],
    [{ map: 'large', pace: 'quick' }, 'options.clash'],
    [['map'], 'options.shape'],
    [JSON.parse('{"__proto__": "x"}'), 'options.unknown'],
  ])('refuses %j: %s', (raw, key) => {
    expect(parseOptions(specs, raw)).toMatchObject({ ok: false, reason: { key } });
  });
});
