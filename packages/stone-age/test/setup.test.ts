import { chance, parseOptions, setUp } from '@morgenrot/engine';
import { describe, expect, it, test } from 'vitest';
import { BUILDING_IDS, CARD_IDS, countGoods, type StoneAgeOptions, seatOf, stoneAge } from '../src/index.ts';
import { table } from './kit.ts';

const players = (count: number): string[] => ['A', 'B', 'C', 'D'].slice(0, count);
const OPTIONS: StoneAgeOptions = { cardPiles: 'closed', startPlayer: 'random', freeReturn: 'off' };
const begin = (count: number, seed = 'setup', options: Partial<StoneAgeOptions> = {}) =>
  setUp(stoneAge, players(count), { ...OPTIONS, ...options }, chance({ seed, drawn: 0 }));

describe('S3: set-up', () => {
  test('TC-S1, S3.1, S2.1: two players begin with two stacks of 7, 32 cards in the deck, 5 figures and 12 food each', () => {
    const s = begin(2);
    expect(s.stacks.map((stack) => stack.length)).toEqual([7, 7]);
    expect(s.removed).toHaveLength(14);
    expect(s.cards).toHaveLength(4);
    expect(s.deck).toHaveLength(32);
    for (const player of s.order) {
      const seat = seatOf(s, player);
      expect(seat).toMatchObject({
        figures: 5,
        food: 12,
        agriculture: 0,
        tools: [],
        pile: [],
        kept: [],
        buildings: [],
        score: 0,
      });
      expect(countGoods(seat.goods)).toBe(0);
    }
  });
  test('TC-S2, S3.3: three players have three stacks, four have four, and the deck is as large', () => {
    expect([3, 4].map((count) => begin(count).stacks.length)).toEqual([3, 4]);
    expect([3, 4].map((count) => begin(count).removed.length)).toEqual([7, 0]);
    expect([3, 4].map((count) => begin(count).deck.length)).toEqual([32, 32]);
  });
  test('TC-S3, S3.2, Q-S46: the first card lies on the cheapest space, always four of them', () => {
    const s = begin(3);
    const all = [...s.deck, ...[...s.cards].reverse()];
    expect(new Set(all)).toEqual(new Set(CARD_IDS));
    const dealt = table();
    expect([...dealt.s.deck].reverse()[0]).toBe('C32');
    expect(dealt.s.cards).toEqual(['C36', 'C35', 'C34', 'C33']);
  });
  test('S2.3: each of the 36 cards and 28 buildings is there once', () => {
    const s = begin(2);
    expect([...s.deck, ...s.cards].sort()).toEqual([...CARD_IDS].sort());
    expect([...s.stacks.flat(), ...s.removed].sort()).toEqual([...BUILDING_IDS].sort());
  });
  test('S3.4, Q-S1, Q-S2, S20.5: who starts is random or fixed, and seats stay in their order', () => {
    const starts = Array.from({ length: 40 }, (_, i) => begin(4, `start ${i}`).start);
    expect(new Set(starts)).toEqual(new Set(players(4)));
    expect(begin(4, 'any', { startPlayer: '3' })).toMatchObject({ start: 'C', active: 'C', order: players(4) });
  });
  it('has a start player on seat 4 only with four players', () => {
    const spec = stoneAge.options.find(({ key }) => key === 'startPlayer');
    expect(spec?.seats).toEqual({ 3: { min: 3, max: 4 }, 4: { min: 4, max: 4 } });
    expect(parseOptions(stoneAge.options, { startPlayer: '5' })).toMatchObject({ ok: false });
  });
});

describe('S1: terms', () => {
  test('S1.1, S1.8: figures in hand are those that stand nowhere, and the order runs clockwise', () => {
    const t = table({ players: 'A B' });
    t.place('A forest:2');
    expect(t.options('B')).not.toContain('forest:1');
    expect(t.asked()).toEqual(['B']);
    t.place('B hunt:5, A hunt:3');
    expect(t.question('A')).toBe('choose');
  });
  test('S1.3, S6.3: 14, 15 or 16 places are in play', () => {
    const countsOf = [2, 3, 4].map((count) => {
      const s = begin(count);
      const options = stoneAge.handlers.place.ask?.(s, { kind: 'place', player: s.start });
      const from = options?.shape === 'one' ? options.from : [];
      return new Set(from.map((option) => option.split(':')[0])).size;
    });
    expect(countsOf).toEqual([14, 15, 16]);
  });
});
