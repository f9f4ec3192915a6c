import { describe, expect, it } from 'vitest';
import { buildingWorth, cardWorth, hasMostOf, mealAhead } from '../src/index.ts';
import { type GivenSeat, table } from './kit.ts';

const seat = (given: GivenSeat) => table({ seats: { A: given } }).seat('A');

describe('what a card is worth', () => {
  it('now and at the end, as things stand, without its price', () => {
    // Three points at once; three hut builders for four buildings.
    expect(cardWorth(seat({ buildings: 4 }), 'C28')).toEqual({ now: 3, end: 12 });
    // A third symbol: from four points to nine.
    expect(cardWorth(seat({ pile: 'C01 C12' }), 'C26')).toEqual({ now: 3, end: 5 });
    // The same symbol once more.
    expect(cardWorth(seat({ pile: 'C26' }), 'C27')).toEqual({ now: 3, end: 1 });
    expect(cardWorth(seat({ food: 0 }), 'C11')).toEqual({ now: 0, end: 1 });
  });
  it('with what its upper half brings for sure', () => {
    // The farmer counts the level that the card itself brings; so does the one in the pile.
    expect(cardWorth(seat({ agriculture: 4, pile: 'C09' }), 'C31')).toEqual({ now: 0, end: 1 + 5 });
    expect(cardWorth(seat({ agriculture: 10, pile: 'C09' }), 'C31')).toEqual({ now: 0, end: 10 });
    // One more tool step for two tool makers, and a symbol.
    expect(cardWorth(seat({ tools: '1,1,1', pile: 'C07' }), 'C29')).toEqual({ now: 0, end: 2 + 1 });
    // Two stone that are left, and a symbol; the card for any two counts as two.
    expect(cardWorth(seat({}), 'C18')).toEqual({ now: 0, end: 3 });
    expect(cardWorth(seat({}), 'C36')).toEqual({ now: 0, end: 3 });
  });
  it('changes nothing of what somebody has', () => {
    const t = table({ seats: { A: { tools: '1', agriculture: 2 } } });
    const before = JSON.stringify(t.seat('A'));
    cardWorth(t.seat('A'), 'C29');
    cardWorth(t.seat('A'), 'C31');
    expect(JSON.stringify(t.seat('A'))).toBe(before);
  });
});

describe('what a building is worth', () => {
  it('brings its points whoever can pay, and one more for each hut builder', () => {
    expect(buildingWorth(seat({ pile: 'C28' }), 'B09')).toEqual({ now: [16, 16], end: 3 });
  });
  it('brings what can be paid for it, from the cheapest to the dearest payment', () => {
    expect(buildingWorth(seat({ goods: 'W3 C2 G1' }), 'B19')).toEqual({ now: [13, 15], end: 0 });
    expect(buildingWorth(seat({ goods: 'W2 G8' }), 'B26')).toEqual({ now: [3, 42], end: 0 });
    expect(buildingWorth(seat({ goods: 'W9' }), 'B19').now).toBeUndefined();
  });
});

describe('the next meal', () => {
  it('S15.1, S15.2, Q-S22, Q-S49: counts the figure and the level that come before it', () => {
    const t = table({ seats: { A: { food: 3, agriculture: 1 } } });
    expect(mealAhead(t.s, 'A')).toEqual({ need: 5, food: 4, missing: 1 });
    expect(mealAhead(t.s, 'A', 'hut')).toEqual({ need: 6, food: 4, missing: 2 });
    expect(mealAhead(t.s, 'A', 'field')).toEqual({ need: 5, food: 5, missing: 0 });
    t.s.placed = { hut: { A: 2 }, field: { A: 1 } };
    expect(mealAhead(t.s, 'A', 'forest')).toEqual({ need: 6, food: 5, missing: 1 });
    t.s.placed = { hut: { B: 2 }, field: { B: 1 } };
    expect(mealAhead(t.s, 'A')).toEqual({ need: 5, food: 4, missing: 1 });
  });
  it('is what feeding then takes, also with the most figures and fields', () => {
    const t = table({ players: 'A B', seats: { A: { figures: 10, agriculture: 10, food: 1 } } });
    t.s.placed = { hut: { A: 2 }, field: { A: 1 } };
    expect(mealAhead(t.s, 'A')).toEqual({ need: 10, food: 11, missing: 0 });
    t.act().work('A', 'hut');
    expect(t.seat('A').food).toBe(1);
  });
});

it('Q-S3: says where work brings nothing any more', () => {
  const places = ['toolMaker', 'hut', 'field'] as const;
  const all = (given: GivenSeat) => places.filter((place) => hasMostOf(seat(given), place));
  expect(all({ tools: '4,4,3', figures: 9, agriculture: 9 })).toEqual([]);
  expect(all({ tools: '4,4,4', figures: 10, agriculture: 10 })).toEqual([...places]);
});
