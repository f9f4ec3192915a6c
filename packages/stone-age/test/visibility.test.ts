import { undoTo } from '@morgenrot/engine';
import { expect, test } from 'vitest';
import { table } from './kit.ts';

const given = {
  players: 'A B',
  seats: { A: { pile: 'C01 C02', kept: 'C33', extra: 'C05', food: 3 } },
} as const;

test('S20.1: nobody sees the deck, covered tiles and those that were put away', () => {
  const t = table(given);
  for (const me of ['A', 'B', null]) {
    const view = t.view(me);
    expect(new Set([...view.deck, ...view.removed])).toEqual(new Set(['?']));
    for (const [i, stack] of view.stacks.entries()) {
      expect(stack.at(-1)).toBe(t.s.stacks[i]?.at(-1));
      expect(new Set(stack.slice(0, -1))).toEqual(new Set(['?']));
    }
  }
});
test('S20.3, S20.4, Q-S34, Q-S35: of a closed pile others see how many; the rest is open', () => {
  const t = table(given);
  expect(t.view('B').seats.A).toMatchObject({ pile: ['?', '?'], extra: ['?'], kept: ['C33'], food: 3 });
  expect(t.view('A').seats.A).toMatchObject({ pile: ['C01', 'C02'], extra: ['C05'] });
  expect(t.view('B').deck).toHaveLength(32);
  const open = table({ ...given, options: { cardPiles: 'open' } });
  expect(open.view(null).seats.A).toMatchObject({ pile: ['C01', 'C02'], extra: ['?'] });
});
test('S20.2: the extra card is shown at the end, and told to its owner alone before', () => {
  const t = table({
    players: 'A B',
    cards: 'C32 - - -',
    deck: 'C11',
    seats: { A: { goods: 'W1' } },
    placed: { card1: { A: 1 } },
  });
  t.act().pay('A', 'W1');
  expect(t.s.isOver).toBe(true);
  expect(t.view('B').seats.A?.extra).toEqual(['C11']);
  expect(t.news('extraCard')).toMatchObject([{ only: ['A'], params: { card: 'C11' } }]);
  expect(t.news('extraShown')).toMatchObject([{ by: 'A', params: { card: 'C11' } }]);
});
test('Q-S38: what brought dice, a card or a tile to light cannot be taken back; a placement can', () => {
  const t = table({ players: 'A B', seats: { A: { goods: 'W4' } }, cards: 'C11 C12 C13 C14' });
  t.place('A card1:1, B hunt:5, A card2:1, A card3:1, A hunt:2');
  expect(t.question('A')).toBe('choose');
  const reveal = () => t.s.revealedAt;
  const before = reveal();
  t.work('A', 'card1').decline('A');
  expect(reveal()).toBe(before);
  t.dice(1, 2).work('A', 'hunt');
  expect(reveal()).toBe(t.s.decisions);
  expect(undoTo).toBeTypeOf('function');
});
test('S21.1: nothing is chosen in secret; only the strip asks in another’s turn', () => {
  const t = table({
    players: 'A B',
    cards: 'C01 C12 C13 C14',
    seats: { A: { goods: 'W1' } },
    placed: { card1: { A: 1 }, hunt: { A: 1 } },
  });
  t.dice(1, 2).act().work('A', 'card1').pay('A', 'W1');
  expect(t.asked()).toEqual(['A']);
});

test('S20.2, S20.3, Q-S18: open piles hide the extra card alone, until the match is over', () => {
  const t = table({ ...given, options: { cardPiles: 'open' } });
  expect(t.view('B').seats.A).toMatchObject({ pile: ['C01', 'C02'], extra: ['?'] });
  expect(t.view('A').seats.A?.extra).toEqual(['C05']);
  t.s.isOver = true;
  expect(t.view(null).seats.A?.extra).toEqual(['C05']);
  const closed = table(given);
  closed.s.isOver = true;
  expect(closed.view('B').seats.A).toMatchObject({ pile: ['C01', 'C02'], extra: ['C05'] });
});
