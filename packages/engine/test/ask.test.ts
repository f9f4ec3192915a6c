import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Ask,
  type Counts,
  type CountsAsk,
  canonical,
  chance,
  countAnswers,
  enumerate,
  fits,
  leastOf,
  offer,
  type PlainAsk,
  parseOptions,
  type Range,
  sample,
} from '../src/index.ts';

const range = (from: number, to: number): fc.Arbitrary<Range> =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const countsAsks: fc.Arbitrary<CountsAsk> = fc
  .record({
    of: fc.uniqueArray(
      fc.tuple(
        fc.string({ minLength: 1 }),
        range(0, 3),
        fc.option(fc.integer({ min: -2, max: 6 }), { nil: undefined }),
      ),
      { maxLength: 4, selector: ([kind]) => kind },
    ),
    sum: range(0, 9),
    worth: fc.option(range(-3, 30), { nil: undefined }),
    kinds: fc.option(range(0, 4), { nil: undefined }),
  })
  .map(({ of, sum, worth, kinds }) => ({
    shape: 'counts',
    of: of.map(([kind, bounds, each]) => ({ kind, ...bounds, ...(each !== undefined && { worth: each }) })),
    sum,
    ...(worth && { worth }),
    ...(kinds && { kinds }),
  }));

const plainAsks: fc.Arbitrary<PlainAsk> = fc.oneof(
  countsAsks,
  fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 }).map((from): PlainAsk => ({ shape: 'one', from })),
  fc
    .tuple(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 }), fc.nat(6), fc.nat(6))
    .map(([from, a, b]): PlainAsk => {
      const [min, max] = [Math.min(a, b, from.length), Math.min(Math.max(a, b), from.length)];
      return { shape: 'some', from, min, max };
    }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
    .map(([min, more]): PlainAsk => ({ shape: 'amount', min, max: min + more })),
);

const asks: fc.Arbitrary<Ask> = fc.oneof(
  plainAsks,
  fc
    .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.option(plainAsks, { nil: undefined })), {
      maxLength: 4,
      selector: ([act]) => act,
    })
    .map((from): Ask => ({ shape: 'acts', from: from.map(([act, more]) => ({ act, ...(more && { with: more }) })) })),
);

describe('answers', () => {
  test('everything enumerated fits, nothing twice, and the count is right', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const all = [...enumerate(ask)];
        expect(all).toHaveLength(countAnswers(ask));
        expect(new Set(all.map((answer) => canonical(answer))).size).toBe(all.length);
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

describe('so many of each kind', () => {
  const GOODS = { wood: 3, clay: 4, stone: 5, gold: 6 };
  const goods = (have: Counts): CountsAsk['of'] =>
    Object.entries(GOODS).map(([kind, worth]) => ({ kind, min: 0, max: have[kind] ?? 0, worth }));
  const much = { wood: 7, clay: 7, stone: 7, gold: 7 };
  const paying = (bounds: Omit<CountsAsk, 'shape' | 'of'>, have: Counts = much): CountsAsk => ({
    shape: 'counts',
    of: goods(have),
    ...bounds,
  });
  const exactly = (n: number): Range => ({ min: n, max: n });

  it('pays so many goods of so many kinds', () => {
    const ask = paying({ sum: exactly(4), kinds: exactly(2) });
    expect(fits(ask, { wood: 2, clay: 2 }).ok).toBe(true);
    expect(fits(ask, { wood: 3, clay: 1 }).ok).toBe(true);
    // Six pairs of kinds, each 1 + 3, 2 + 2 or 3 + 1.
    expect(countAnswers(ask)).toBe(18);
  });
  it('pays at least so much', () => {
    const ask = paying({ sum: { min: 0, max: 99 }, worth: { min: 10, max: 99 } }, { wood: 1, clay: 1, stone: 1 });
    expect([...enumerate(ask)]).toEqual([{ wood: 1, clay: 1, stone: 1 }]);
  });
  test.each([
    [{ wood: 8 }, 'answer.kindOver', { kind: 'wood', count: 8, min: 0, max: 7 }],
    [{ food: 1 }, 'answer.notOffered', undefined],
    [{ wood: 3 }, 'answer.sumUnder', { sum: 3, min: 4, max: 5 }],
    [{ wood: 3, gold: 3 }, 'answer.sumOver', { sum: 6, min: 4, max: 5 }],
    [{ wood: 4 }, 'answer.worthUnder', { worth: 12, min: 13, max: 20 }],
    [{ gold: 4 }, 'answer.worthOver', { worth: 24, min: 13, max: 20 }],
    [{ clay: 4 }, 'answer.kindsUnder', { kinds: 1, min: 2, max: 3 }],
    [{ wood: 2, clay: 1, stone: 1, gold: 1 }, 'answer.worthOver', { worth: 21, min: 13, max: 20 }],
    [{ wood: 4, clay: 0 }, 'answer.shape', undefined],
    [{ wood: -1 }, 'answer.shape', undefined],
    [{ wood: 1.5 }, 'answer.shape', undefined],
    [{ wood: '4' }, 'answer.shape', undefined],
    [['wood'], 'answer.shape', undefined],
    [JSON.parse('{"__proto__": 4}'), 'answer.notOffered', undefined],
    [{ toString: 4 }, 'answer.notOffered', undefined],
  ])('refuses %j: %s', (answer, key, params) => {
    const ask = paying({ sum: { min: 4, max: 5 }, worth: { min: 13, max: 20 }, kinds: { min: 2, max: 3 } });
    expect(fits(ask, answer as Counts)).toEqual({ ok: false, reason: params ? { key, params } : { key } });
  });
  it('says of a kind that is shown and cannot be taken why not', () => {
    const ask: CountsAsk = { ...paying({ sum: exactly(1) }), refused: { food: { key: 'food.never' } } };
    expect(fits(ask, { food: 1 })).toEqual({ ok: false, reason: { key: 'food.never' } });
  });
  it('counts what nobody could list, and takes one of them at once', () => {
    const of = Array.from({ length: 12 }, (_, i) => ({ kind: `card ${i}`, min: 0, max: 9 }));
    const ask: CountsAsk = { shape: 'counts', of, sum: { min: 20, max: 60 } };
    expect(countAnswers(ask)).toBeGreaterThan(1e11);
    const { below } = chance({ seed: 'many', drawn: 0 });
    for (let i = 0; i < 50; i++) expect(fits(ask, sample(ask, below) ?? {}).ok).toBe(true);
    // Nothing bounds all of them together: the product of all.
    expect(countAnswers({ ...ask, sum: { min: 0, max: 108 } })).toBe(1e12);
  });
  it('takes each answer about equally often', () => {
    const ask = paying({ sum: exactly(3), worth: { min: 0, max: 12 } });
    const all = [...enumerate(ask)].map(canonical);
    const { below } = chance({ seed: 'even', drawn: 0 });
    const drawn = new Map<string, number>();
    for (let i = 0; i < all.length * 500; i++) {
      const name = canonical(sample(ask, below));
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([...all].sort());
    for (const count of drawn.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });
  it('begins with as few as each kind allows', () => {
    const of = [
      { kind: 'a', min: 2, max: 3 },
      { kind: 'b', min: 0, max: 3 },
    ];
    expect(leastOf({ shape: 'counts', of, sum: { min: 0, max: 6 } })).toEqual({ a: 2 });
  });
});

describe('acts', () => {
  const ask: Ask = {
    shape: 'acts',
    from: [
      { act: 'offer', with: { shape: 'amount', min: 1, max: 900 } },
      { act: 'give', with: { shape: 'one', from: [] } },
      { act: 'done' },
    ],
    refused: { leave: { key: 'not.yet' } },
    otherwise: { key: 'gone' },
  };
  test.each([
    [{ act: 'offer' }, 'answer.shape'],
    [{ act: 'done', with: 1 }, 'answer.shape'],
    [{ act: 'done', more: 1 }, 'answer.shape'],
    [{ act: 'offer', with: 901 }, 'answer.range'],
    [{ act: 'give', with: 'x' }, 'answer.notOffered'],
    [{ act: 'leave' }, 'not.yet'],
    [{ act: 'accept' }, 'gone'],
    ['done', 'answer.shape'],
  ])('refuses %j: %s', (answer, key) => {
    expect(fits(ask, answer as never)).toMatchObject({ ok: false, reason: { key } });
  });
  it('are each sampled as often, however many ways there are to do one', () => {
    const { below } = chance({ seed: 'acts', drawn: 0 });
    const done = Array.from({ length: 1000 }, () => sample(ask, below)).filter(
      (answer) => canonical(answer) === '{"act":"done"}',
    );
    expect(Math.abs(done.length - 500)).toBeLessThan(80);
    expect(countAnswers(ask)).toBe(901);
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
