import { describe, expect, test } from 'vitest';
import { table } from './kit.ts';

describe('S17: the end of the game', () => {
  test('TC-S50, S17.1, Q-S25: too few cards for the empty spaces end the game after feeding', () => {
    const t = table({ players: 'A B', cards: 'C01 - - -', deck: 'C11 C12' }).feed();
    expect(t.s).toMatchObject({ isOver: true, cards: ['C01', null, null, null] });
    expect(t.asked()).toEqual([]);
  });
  test('TC-S51: just enough cards go on, even with an empty deck', () => {
    const t = table({ players: 'A B', cards: 'C01 - - -', deck: 'C11 C12 C13' }).feed();
    expect(t.s).toMatchObject({ isOver: false, deck: [], cards: ['C01', 'C11', 'C12', 'C13'] });
    t.feed();
    expect(t.s.isOver).toBe(false);
    t.s.cards[2] = null;
    expect(t.feed().s.isOver).toBe(true);
  });
  test('TC-S52, S14.7, S17.2, Q-S26: an empty stack ends the game after this round, feeding included', () => {
    const t = table({
      stacks: ['B01', 'B02 B03', 'B04 B05', 'B06 B07'],
      seats: { A: { goods: 'W2 C1' }, B: { food: 5 } },
      placed: { building1: { A: 1 }, field: { C: 1 }, hunt: { D: 1 } },
    });
    t.dice(4).act().pay('A');
    expect(t.s.isOver).toBe(true);
    expect(t.seat('C')).toMatchObject({ agriculture: 1, food: 8 });
    expect(t.seat('D').food).toBe(12 + 2 - 5);
    expect(t.seat('B').food).toBe(0);
  });
  test('TC-S53: an extra card may bring the end nearer', () => {
    const given = { players: 'A B', cards: 'C11 C32 C03 C04', deck: 'C12', seats: { A: { goods: 'W9' } } };
    const alone = table({ ...given, placed: { card1: { A: 1 } } })
      .act()
      .pay('A', 'W1');
    expect(alone.s.isOver).toBe(false);
    const both = table({ ...given, placed: { card1: { A: 1 }, card2: { A: 1 } } }).act();
    both.work('A', 'card1').pay('A', 'W1').pay('A', 'W2');
    expect(both.s.isOver).toBe(true);
    expect(both.seat('A').extra).toEqual(['C12']);
  });
  test('S17.3, S17.4, Q-S27, Q-S36: looked at once a round; nothing else ends it, and what is left counts for nobody', () => {
    const t = table({ players: 'A B', cards: '- - - -', deck: '', stacks: ['', 'B01'] });
    expect(t.s.isOver).toBe(false);
    t.feed();
    expect(t.s.isOver).toBe(true);
    expect(t.total('A')).toBe(0);
    const long = table({ players: 'A B', seats: { A: { food: 999 }, B: { food: 999 } } });
    for (let n = 0; n < 60; n++) long.feed();
    expect(long.s).toMatchObject({ isOver: false, round: 61 });
  });
});

describe('S16: a new round', () => {
  test('S16.1, S4.1, S4.3: the start passes clockwise, and every round has the same rules', () => {
    const t = table({ players: 'A B C' });
    expect(t.feed().s).toMatchObject({ start: 'B', round: 2, phase: 'placement' });
    expect(t.asked()).toEqual(['B']);
    expect(t.feed().s.start).toBe('C');
    expect(t.feed().s.start).toBe('A');
  });
  test('S22.8: the deck shrinks by what was bought, and by an extra card', () => {
    const t = table({
      players: 'A B',
      cards: 'C32 C11 C12 C13',
      seats: { A: { goods: 'W9' } },
      placed: { card1: { A: 1 }, card2: { A: 1 } },
    });
    const before = t.s.deck.length;
    t.act().work('A', 'card1').pay('A', 'W1').pay('A', 'W2');
    expect(before - t.s.deck.length).toBe(3);
  });
});

describe('S17 with two, three and four players', () => {
  test('S17.1, Q-S25, Q-S27: both ends at once are one, and the round is never played on', () => {
    for (const players of ['A B', 'A B C', 'A B C D']) {
      const stacks = players.split(' ').map((_, i) => (i === 0 ? '' : `B0${i}`));
      const t = table({ players, cards: 'C01 - - -', deck: 'C11', stacks }).feed();
      expect(t.s).toMatchObject({ isOver: true, round: 1, cards: ['C01', null, null, null] });
    }
  });
  test('S15.4, S17.2, Q-S26: hunger in the last round still costs points', () => {
    const t = table({
      players: 'A B C',
      stacks: ['', 'B01', 'B02'],
      seats: { A: { food: 0 }, B: { food: 0, goods: 'W5' } },
    });
    t.feed().give('B', { act: 'starve' });
    expect(t.s.isOver).toBe(true);
    expect([t.total('A'), t.total('B'), t.total('C')]).toEqual([-10, -10 + 5, 0]);
  });
  test('S12.8, Q-S17, TC-S49: two resources taken in the last feeding are paid, those that stay on the card count', () => {
    const seats = { A: { food: 3, kept: 'C36' }, B: { food: 3, kept: 'C36' } };
    const t = table({
      players: 'A B',
      stacks: ['', 'B01'],
      seats: { A: seats.A, B: { ...seats.B, kept: '', goods: 'W2' } },
    });
    t.feed().anyTwo('A', 'G2');
    expect(t.asked()).toEqual(['A', 'B']);
    t.pay('A', 'G2').give('B', { act: 'starve' });
    expect([t.total('A'), t.total('B')]).toEqual([1, -10 + 2]);
  });
});
