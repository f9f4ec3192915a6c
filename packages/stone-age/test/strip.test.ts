import { describe, expect, test } from 'vitest';
import type { CardId } from '../src/index.ts';
import { type Given, table } from './kit.ts';

/** A buys a card with a strip; these dice fall. */
const strip = (dice: number[], given: Given = {}, card: CardId = 'C01') => {
  const t = table({
    cards: `${card} C12 C13 C14`,
    ...given,
    seats: { ...given.seats, A: { goods: 'W1', ...given.seats?.A } },
    placed: { card1: { A: 1 }, ...given.placed },
  });
  return t
    .dice(...dice)
    .act()
    .pay('A', 'W1');
};

describe('S13: the dice strip', () => {
  test('TC-S31, S13.1, S13.2, S13.6, Q-S12, Q-S13: one after the other takes a die and its gain at once', () => {
    const t = strip([2, 2, 5, 6]);
    expect(t.options('A')).toEqual(['2', '5', '6']);
    t.give('A', '5');
    expect(t.tools('A')).toBe('1');
    expect(t.asked()).toEqual(['B']);
    t.give('B', '6');
    expect(t.seat('B').agriculture).toBe(1);
    expect(['A', 'B', 'C', 'D'].map((player) => t.goods(player))).toEqual(['', '', 'C1', 'C1']);
  });
  test('TC-S32, S13.5: the picks go clockwise from the buyer, wherever the round began', () => {
    const t = strip([1, 4, 4], { players: 'A B C' }, 'C09');
    expect(t.give('A', '4').asked()).toEqual(['B']);
    t.give('B', '4');
    expect(['A', 'B', 'C'].map((player) => t.goods(player))).toEqual(['G1', 'G1', 'W1']);
  });
  test('TC-S33, S9.3, S13.3: tools never change these dice', () => {
    const t = strip([1, 1, 1, 2], { seats: { A: { tools: '4,3,3' } } });
    expect(t.question('A')).toBe('pick');
    t.give('A', '2');
    expect(['A', 'B', 'C', 'D'].map((player) => t.goods(player))).toEqual(['C1', 'W1', 'W1', 'W1']);
  });
  test('TC-S34, S13.4: a die without effect may be taken', () => {
    const t = strip([6, 1, 3], { players: 'A B C', seats: { B: { agriculture: 10 } } });
    t.give('A', '3').give('B', '6');
    expect(t.seat('B').agriculture).toBe(10);
    expect(t.goods('C')).toBe('W1');
  });
  test('TC-S35: all alike are dealt without a question', () => {
    const t = strip([4, 4], { players: 'A B' });
    expect([t.goods('A'), t.goods('B')]).toEqual(['G1', 'G1']);
  });
  test('TC-S36: the gain can be spent in the same turn', () => {
    const t = table({
      players: 'A B',
      cards: 'C05 C12 C13 C14',
      stacks: ['B26 B01', 'B02'],
      seats: { A: { goods: 'C1' } },
      placed: { card1: { A: 1 }, building1: { A: 1 } },
    });
    t.dice(1, 3).act().work('A', 'card1').pay('A', 'C1').give('A', '1');
    expect(t.question('A')).toBe('build');
    expect(t.pay('A', 'W1').seat('A').score).toBe(3);
  });
  test('Q-S15, S3.3: as many dice as players', () => {
    for (const [players, dice] of [
      ['A B', [1, 2]],
      ['A B C', [1, 2, 3]],
      ['A B C D', [1, 2, 3, 4]],
    ] as const) {
      const t = strip([...dice], { players });
      expect(t.options('A')).toHaveLength(dice.length);
    }
  });
  const begins = (card: CardId): void => expect(strip([1, 2, 3, 4], {}, card).question('A')).toBe('pick');
  test('S12.9: [C01] has a strip', () => begins('C01'));
  test('[C02] has a strip', () => begins('C02'));
  test('[C03] has a strip', () => begins('C03'));
  test('[C04] has a strip', () => begins('C04'));
  test('[C05] has a strip', () => begins('C05'));
  test('[C06] has a strip', () => begins('C06'));
  test('[C07] has a strip', () => begins('C07'));
  test('[C08] has a strip', () => begins('C08'));
  test('[C09] has a strip', () => begins('C09'));
  test('[C10] has a strip', () => begins('C10'));
});
