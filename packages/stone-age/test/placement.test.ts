import { describe, expect, test } from 'vitest';
import { table } from './kit.ts';

describe('S5: placement', () => {
  test('TC-S4, S5.6: seven rings in the forest, each for one figure', () => {
    const t = table({ seats: { A: { figures: 9 } } });
    t.place('A forest:4, B forest:2');
    expect(t.options('C').filter((option) => option.startsWith('forest'))).toEqual(['forest:1']);
    expect(t.refused('C')).toMatchObject({ 'forest:2': 'place.few' });
    t.place('C forest:1');
    expect(t.refused('D')).toMatchObject({ 'forest:1': 'place.rings' });
    expect(t.try('D', 'forest:1')).toMatchObject({ ok: false, reason: { key: 'place.rings' } });
  });
  test('TC-S5, S5.5: nobody places twice on the same place, also not for hunting', () => {
    const t = table({ players: 'A B' });
    t.place('A forest:2, B hunt:1');
    expect(t.refused('A')).toMatchObject({ 'forest:1': 'place.own' });
    t.place('A hunt:1, B field:1');
    expect(t.refused('A')).toMatchObject({ 'hunt:1': 'place.own' });
  });
  test('TC-S6, Q-S39, S1.4: the hut takes two figures of one player, in one placement', () => {
    const t = table({ players: 'A B' });
    expect(t.options('A').filter((option) => option.startsWith('hut'))).toEqual(['hut:2']);
    expect(t.try('A', 'hut:1')).toMatchObject({ ok: false });
    t.place('A hut:2');
    expect(t.refused('B')).toMatchObject({ 'hut:2': 'place.taken' });
    const one = table({ players: 'A B' }).place('A hunt:4, B hunt:1');
    expect(one.refused('A')).toMatchObject({ 'hut:2': 'place.couple' });
  });
  test('TC-S7, S6.1, Q-S41: with two or three players only two places of the village are open', () => {
    for (const players of ['A B', 'A B C']) {
      const t = table({ players }).place('A toolMaker:1, B field:1');
      const third = t.asked()[0] ?? '';
      expect(t.refused(third)).toMatchObject({ 'hut:2': 'place.village' });
    }
    const four = table().place('A toolMaker:1, B field:1');
    expect(four.options('C')).toContain('hut:2');
    four.s.placed = {};
    expect(four.steps({ kind: 'endRound' }).options('B')).toEqual(
      expect.arrayContaining(['toolMaker:1', 'field:1', 'hut:2']),
    );
  });
  test('TC-S8, Q-S40: one player may hold two places of the village', () => {
    const t = table({ players: 'A B' }).place('A field:1, B hunt:1, A hut:2');
    expect(t.refused('B')).toMatchObject({ 'toolMaker:1': 'place.village' });
  });
  test('TC-S9, S6.2, Q-S42: one player gathers with two, two with three, and all with four', () => {
    const three = table({ players: 'A B C' }).place('A quarry:1, B quarry:1');
    expect(three.refused('C')).toMatchObject({ 'quarry:1': 'place.people' });
    const two = table({ players: 'A B' }).place('A river:1');
    expect(two.refused('B')).toMatchObject({ 'river:1': 'place.people' });
    two.place('B hunt:1');
    expect(two.refused('A')).toMatchObject({ 'river:1': 'place.own' });
    expect(table().place('A river:1, B river:1, C river:1').options('D')).toContain('river:4');
  });
  test('TC-S10, S5.2, S5.3, Q-S4: who can only hunt has to, and who cannot place is skipped, works not and eats', () => {
    const closed = {
      toolMaker: { A: 1 },
      field: { A: 1 },
      forest: { A: 1 },
      clayPit: { A: 1 },
      quarry: { A: 1 },
      river: { A: 1 },
      card1: { A: 1 },
      card2: { A: 1 },
      card3: { A: 1 },
      card4: { A: 1 },
      building1: { A: 1 },
      building2: { A: 1 },
    };
    const seats = { A: { figures: 13 }, B: { figures: 5, food: 5 } };
    const t = table({ players: 'A B', seats, placed: { ...closed, hut: { B: 2 } } });
    t.s.placed = { ...closed };
    t.s.seats.B = { ...t.seat('B'), figures: 1 };
    t.steps({ kind: 'placing', after: 'A' });
    expect(t.options('B')).toEqual(['hunt:1']);
    const hunting = table({ players: 'A B', seats, placed: { ...closed, hunt: { B: 4 } } });
    hunting.steps({ kind: 'placing', after: 'A' });
    expect(hunting.asked()).toEqual(['A']);
    hunting.place('A hunt:1').s.placed = {};
    hunting.feed();
    expect(hunting.seat('B').food).toBe(0);
  });
  test('TC-S11, S5.7, Q-S43: nobody has to be able to pay where they place', () => {
    expect(table().place('A card4:1').s.placed).toEqual({ card4: { A: 1 } });
    expect(table().options('A')).toContain('building1:1');
  });
  test('TC-S12, Q-S3: the hut with ten figures is allowed and brings nothing', () => {
    const t = table({ players: 'A B', seats: { A: { figures: 10 } } });
    t.place('A hut:2');
    expect(t.refused('B')).toHaveProperty('hut:2');
    t.act();
    expect(t.seat('A').figures).toBe(10);
  });
  test('S5.1, S5.4: one placement each, clockwise, until nobody can place', () => {
    const t = table({ players: 'A B C', seats: { C: { figures: 6 } } });
    t.place('A hunt:5');
    expect(t.asked()).toEqual(['B']);
    t.place('B hunt:5');
    expect(t.asked()).toEqual(['C']);
    t.place('C hunt:5');
    expect(t.asked()).toEqual(['C']);
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).place('C river:1');
    expect(t.s.phase).not.toBe('placement');
  });
  test('S5.8: one player may hold several cards, stacks and resource places', () => {
    const t = table({ players: 'A B', seats: { A: { figures: 6 } } });
    t.place(
      'A card1:1, B hunt:1, A card2:1, B field:1, A building1:1, B forest:1, A building2:1, B clayPit:1, A quarry:1',
    );
    t.place('B toolMaker:1').dice(1).place('A river:1');
    expect(t.question('A')).toBe('choose');
  });
});
