import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, type CardId, cultureOf, ranking, scoreSheet } from '../src/index.ts';
import { table } from './kit.ts';

const cards = (text: string): CardId[] => text.split(' ') as CardId[];

describe('S18: final scoring', () => {
  test('TC-S54, S18.1, Q-S29: different symbols squared, and those held twice squared', () => {
    expect(cultureOf(cards('C01 C12 C18 C26 C30 C11 C27'))).toBe(25 + 4);
    expect(cultureOf(cards('C01 C12 C18 C26 C30 C11'))).toBe(26);
    expect(cultureOf(CARD_IDS.filter((card) => 'symbol' in CARDS[card].lower))).toBe(128);
    expect(cultureOf(cards('C01 C11 C26 C27'))).toBe(8);
  });
  test('TC-S55, S18.2, S18.3, S18.4, S18.5: persons count by their factors', () => {
    const seat = { agriculture: 7, tools: '3,2,2', buildings: 6, figures: 8 };
    const sheet = (pile: string) => scoreSheet(table({ seats: { A: { ...seat, pile } } }).seat('A'));
    expect(sheet('C09 C10 C15').farmer).toBe(35);
    expect(sheet('C33 C07').toolmaker).toBe(21);
    expect(sheet('C06 C16 C28').builder).toBe(42);
    expect(sheet('C20 C22').shaman).toBe(24);
  });
  test('TC-S56, S18.6, S18.7: everything together', () => {
    const t = table({
      seats: {
        A: {
          score: 61,
          pile: 'C01 C11 C12 C18 C26 C27 C30 C09 C15 C07 C16 C22 C20',
          kept: 'C33',
          agriculture: 7,
          tools: '3,3,2',
          buildings: 5,
          figures: 9,
          goods: 'W2 S1 G3',
          food: 6,
        },
      },
    });
    expect(scoreSheet(t.seat('A'))).toEqual({
      base: 61,
      culture: 29,
      farmer: 21,
      toolmaker: 24,
      builder: 10,
      shaman: 27,
      resources: 6,
      total: 178,
    });
  });
  test('TC-S57: food counts nothing, and points may be below zero', () => {
    expect(table({ seats: { A: { score: -10, goods: 'W1', food: 8 } } }).total('A')).toBe(-9);
  });
  test('TC-S58: all persons', () => {
    const persons = CARD_IDS.filter((card) => 'person' in CARDS[card].lower).join(' ');
    const seat = { pile: persons, agriculture: 10, tools: '4,4,4', buildings: 8, figures: 10 };
    expect(table({ seats: { A: seat } }).total('A')).toBe(70 + 96 + 72 + 70);
  });
  test('TC-S60, Q-S17: two resources that were never taken count two', () => {
    expect(table({ seats: { A: { kept: 'C36' } } }).total('A')).toBe(3);
  });
  test('Q-S19: a tool for one use is no tool at the end', () => {
    const seat = scoreSheet(table({ seats: { A: { kept: 'C33', tools: '1' } } }).seat('A'));
    expect(seat.toolmaker).toBe(1);
  });
});

describe('S19: the winner', () => {
  test('TC-S59, S19.1, Q-S28: agriculture, tools and figures break a tie; then the rank is shared', () => {
    const a = { score: 120, agriculture: 5, tools: '2,1,1', figures: 7 };
    const b = { score: 120, agriculture: 3, tools: '3,3,3', figures: 6 };
    expect(ranking(table({ players: 'A B', seats: { A: a, B: b } }).s)).toEqual([['B'], ['A']]);
    const even = { ...a, kept: 'C33' };
    const same = { ...a, score: 121 };
    expect(ranking(table({ players: 'A B C', seats: { A: a, B: a, C: same } }).s)).toEqual([['C'], ['A', 'B']]);
    expect(ranking(table({ players: 'A B', seats: { A: { ...even, score: 116 }, B: a } }).s)).toEqual([['A', 'B']]);
  });
});

describe('S19 with four players', () => {
  test('S19.1, Q-S28: the same comparison orders every rank, and a shared rank stays shared', () => {
    const even = { score: 50, agriculture: 2, figures: 6 };
    const seats = { A: even, B: { ...even, tools: '1' }, C: even, D: { ...even, score: 51 } };
    expect(ranking(table({ seats }).s)).toEqual([['D'], ['B'], ['A', 'C']]);
  });
  test('S18.7, S19.1: the hidden extra card and an unused card for two can decide', () => {
    const seats = { A: { score: 10, extra: 'C10', agriculture: 3 }, B: { score: 12 }, C: { score: 10, kept: 'C36' } };
    const t = table({ players: 'A B C', seats });
    expect(['A', 'B', 'C'].map((player) => t.total(player))).toEqual([16, 12, 13]);
    expect(ranking(t.s)).toEqual([['A'], ['C'], ['B']]);
  });
  test('S18.1: four different symbols, two of them twice, wherever the cards lie', () => {
    const t = table({ seats: { A: { pile: 'C01 C11 C12 C18', kept: 'C36', extra: 'C26' } } });
    // Four different, two twice, and the two resources of C36.
    expect(t.total('A')).toBe(16 + 4 + 2);
  });
});
