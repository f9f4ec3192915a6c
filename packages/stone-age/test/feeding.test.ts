import { describe, expect, test } from 'vitest';
import { type GivenSeat, table } from './kit.ts';

/** A is fed with what they have; everybody else has enough. */
const feed = (seat: GivenSeat) => table({ players: 'A B', seats: { A: seat } }).feed();

describe('S15: feeding', () => {
  test('TC-S43, S15.1, S15.2, S15.3: agriculture first, one food for each figure, and no question', () => {
    const t = feed({ figures: 5, food: 3, agriculture: 2 });
    expect(t.asked()).toEqual(['B']);
    expect(t.question('B')).toBe('place');
    expect(t.seat('A').food).toBe(0);
  });
  test('TC-S44, S15.4: what is missing is paid in resources', () => {
    const t = feed({ figures: 7, food: 1, agriculture: 4, goods: 'W1 C1 S2' });
    expect(t.options('A')).toEqual(['pay', 'starve']);
    t.pay('A', 'W1 C1');
    expect(t.row('A')).toMatchObject({ food: 0, goods: 'S2', score: 0 });
  });
  test('TC-S45, S15.4: whoever has too little loses ten points and keeps the resources', () => {
    const t = feed({ figures: 7, food: 1, agriculture: 4, goods: 'W1' });
    expect(t.question('A')).not.toBe('feed');
    expect(t.row('A')).toMatchObject({ food: 0, goods: 'W1', score: -10 });
  });
  test('TC-S46, S15.6, S2.5, Q-S23: one may choose the loss', () => {
    const t = feed({ figures: 6, food: 5, goods: 'G5', score: 4 }).give('A', { act: 'starve' });
    expect(t.row('A')).toMatchObject({ food: 0, goods: 'G5', score: -6 });
  });
  test('TC-S47, S15.5: ten points once, whatever is missing', () => {
    expect(feed({ figures: 10, food: 0, score: 30 }).row('A')).toMatchObject({ figures: 10, score: 20 });
  });
  test('TC-S48: what is left over is kept', () => {
    expect(feed({ figures: 5, food: 9, agriculture: 1 }).seat('A').food).toBe(5);
  });
  test('TC-S49, Q-S16: two resources from a card feed too', () => {
    const t = feed({ figures: 6, food: 4, kept: 'C36' });
    expect(t.options('A')).toEqual(['starve', 'anyTwo']);
    expect(t.refused('A')).toEqual({ pay: 'pay.food' });
    t.anyTwo('A', 'W1 C1').pay('A', 'W1 C1');
    expect(t.row('A')).toMatchObject({ food: 0, goods: '', score: 0 });
  });
  test('S15.7, Q-S21: exactly what is missing, all food first, nothing in between', () => {
    const t = feed({ figures: 6, food: 3, goods: 'W5' });
    expect([2, 3, 4].map((wood) => t.try('A', { act: 'pay', with: { wood } }).ok)).toEqual([false, true, false]);
    const full = feed({ figures: 5, food: 5, goods: 'W9' });
    expect(full.question('B')).toBe('place');
  });
  test('Q-S21: all who are short answer at once, in any order', () => {
    const short = { food: 0, goods: 'W9' };
    const t = table({ players: 'A B C', seats: { A: short, B: short } }).feed();
    expect(t.asked()).toEqual(['A', 'B']);
    t.pay('B', 'W5');
    expect(t.asked()).toEqual(['A']);
    t.pay('A', 'W5');
    expect(t.question('B')).toBe('place');
  });
  test('Q-S16, Q-S21: who takes two resources first is asked again, and so are the others', () => {
    const t = table({ players: 'A B C', seats: { A: { food: 3, kept: 'C36' }, B: { food: 4, goods: 'W1' } } }).feed();
    expect(t.asked()).toEqual(['A', 'B']);
    t.anyTwo('A', 'W2');
    expect(t.asked()).toEqual(['A', 'B']);
    t.pay('B', 'W1').pay('A', 'W2');
    expect(['A', 'B'].map((player) => t.seat(player).score)).toEqual([0, 0]);
    expect(t.s.round).toBe(2);
  });
  test('Q-S49: agriculture won in this round feeds already', () => {
    const t = table({ players: 'A B', seats: { A: { food: 4 } }, placed: { field: { A: 1 } } }).act();
    expect(t.row('A')).toMatchObject({ food: 0, score: 0, agriculture: 1 });
  });
  test('S2.2, Q-S9, Q-S50: food and resources never run out', () => {
    const t = table({
      players: 'A B',
      seats: { A: { figures: 10, goods: 'W40', food: 300 } },
      placed: { forest: { A: 7 } },
    });
    t.dice(6, 6, 6, 6, 6, 6, 6).act();
    expect(t.row('A')).toMatchObject({ goods: 'W54', food: 290 });
  });
});
