import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../src/index.ts';
import { type GivenSeat, table } from './kit.ts';

/** A buys this card at this price, with these dice. */
const bought = (
  card: CardId,
  { price = 1, dice = [], seat = {} }: { price?: number; dice?: number[]; seat?: GivenSeat } = {},
) => {
  const spaces = ['C01', 'C02', 'C03', 'C04'].map((other, i) => (i === price - 1 ? card : other)).join(' ');
  const t = table({
    players: 'A B',
    cards: spaces,
    seats: { A: { goods: 'W4', ...seat } },
    placed: { [`card${price}`]: { A: 1 } },
  });
  t.dice(...dice).act();
  return t.pay('A', `W${price}`);
};

describe('S11: buying a card', () => {
  test('TC-S24, S11.1, S11.5, S1.2: a card costs resources, exactly so many, and never food', () => {
    const t = table({ cards: 'C01 C02 C11 C04', seats: { A: { goods: 'W2 C1' } }, placed: { card3: { A: 1 } } }).act();
    expect(t.try('A', { act: 'pay', with: { wood: 2 } }).ok).toBe(false);
    t.pay('A', 'W2 C1');
    expect(t.goods('A')).toBe('');
    const poor = table({
      cards: 'C01 C02 C11 C04',
      seats: { A: { goods: 'W2', food: 10 } },
      placed: { card3: { A: 1 } },
    });
    poor.act();
    expect(poor.options('A')).toEqual(['decline']);
    expect(poor.refused('A')).toEqual({ pay: 'pay.price' });
    poor.decline('A');
    expect(poor.seat('A').pile).toEqual([]);
    expect(poor.s.cards.some((card) => card === 'C11')).toBe(true);
  });
  test('TC-S25, S11.4, S16.2, Q-S47: a space stays empty in the round; then cards slide and new ones follow', () => {
    const t = table({
      players: 'A B',
      cards: 'C11 C12 C13 C14',
      deck: 'C15 C16 C17',
      seats: { A: { goods: 'W5' } },
      placed: { card2: { A: 1 }, card3: { A: 1 } },
    });
    t.act().work('A', 'card2').pay('A', 'W2');
    expect(t.s.cards).toEqual(['C11', null, 'C13', 'C14']);
    t.pay('A', 'W3');
    expect(t.s.cards).toEqual(['C11', 'C14', 'C15', 'C16']);
  });
  test('TC-S26, S12.3: two dice, and tools may help', () => {
    const plain = bought('C23', { dice: [5, 4] });
    expect(plain.goods('A')).toBe('W3 G1');
    const helped = bought('C23', { dice: [5, 4], seat: { tools: '2,1' } }).add('A', 'tool1', 'tool2');
    expect(helped.goods('A')).toBe('W3 G2');
  });
  test('TC-S27, S12.6, Q-S18, S20.2: the extra card is drawn unseen, its upper half never happens, its lower half counts', () => {
    const t = table({
      players: 'A B',
      cards: 'C32 C02 C03 C04',
      deck: 'C11 C12 C13 C14 C15',
      seats: { A: { goods: 'W1', food: 5 } },
      placed: { card1: { A: 1 } },
    });
    t.act().pay('A', 'W1');
    expect(t.seat('A')).toMatchObject({ extra: ['C11'], pile: ['C32'], food: 0 });
    expect(t.total('A')).toBe(4);
    const empty = table({
      players: 'A B',
      cards: 'C32 C02 C03 C04',
      deck: '',
      seats: { A: { goods: 'W1' } },
      placed: { card1: { A: 1 } },
    });
    empty.act().pay('A', 'W1');
    expect(empty.seat('A').extra).toEqual([]);
    expect(empty.total('A')).toBe(1);
  });
  test('TC-S28, S12.8, Q-S16: two resources of choice, in the middle of paying', () => {
    const t = table({
      players: 'A B',
      stacks: ['B12 B01', 'B02'],
      seats: { A: { goods: 'W2', kept: 'C36' } },
      placed: { building1: { A: 1 } },
    });
    t.act();
    expect(t.refused('A')).toEqual({ pay: 'pay.missing' });
    t.anyTwo('A', 'C1 G1').pay('A');
    expect(t.row('A')).toMatchObject({ goods: 'W1', score: 13, buildings: 1 });
    expect(t.seat('A')).toMatchObject({ kept: [], pile: ['C36'] });
    expect(t.total('A')).toBe(13 + 1 + 1);
  });
  test('TC-S29, S12.4: three points at once, and hut builders at the end', () => {
    const t = bought('C28', { seat: { buildings: 4 } });
    expect(t.seat('A').score).toBe(3);
    expect(t.total('A')).toBe(3 + 3 * 4 + 3);
  });
  test('TC-S30, S12.1, S11.2: pay, take, gain', () => {
    const t = bought('C11', { seat: { goods: 'W1 G1', food: 0 } });
    expect(t.row('A')).toMatchObject({ goods: 'G1', food: 2 });
    expect(t.seat('A').pile).toEqual(['C11']);
  });
  test('Q-S48, S11.3: what a card brings cannot pay for it', () => {
    const t = table({ players: 'A B', cards: 'C18 C02 C03 C04', placed: { card1: { A: 1 } } }).act();
    expect(t.options('A')).toEqual(['decline']);
  });
  test('S21.2: payment, card, effect, way home', () => {
    const t = bought('C23', { dice: [1, 1], seat: { tools: '4' } });
    expect(t.seat('A').pile).toEqual(['C23']);
    expect(t.s.placed).toHaveProperty('card1');
    t.add('A', 'tool1');
    expect(t.s.placed).not.toHaveProperty('card1');
  });
  test('D7: two resources may be taken at every decision of one’s own in phases 2 and 3', () => {
    const seats = { A: { kept: 'C36', food: 0, agriculture: 0, goods: 'W4', tools: '1' } };
    const t = table({ players: 'A B', seats, placed: { forest: { A: 1 }, hunt: { A: 1 } } }).act();
    expect(t.options('A')).toEqual(['forest', 'hunt', 'anyTwo']);
    t.dice(5).work('A', 'forest');
    expect(t.options('A')).toEqual(['add', 'skip', 'anyTwo']);
    t.anyTwo('A', 'S2');
    expect(t.question('A')).toBe('tools');
    t.dice(6).add('A', 'tool1');
    expect(t.question('A')).toBe('feed');
    expect(t.try('A', { act: 'anyTwo' }).ok).toBe(false);
  });
});

describe('S12: upper halves that bring something at once', () => {
  const food = (card: CardId, amount: number): void => {
    const t = bought(card, { seat: { food: 5 } });
    expect(t.seat('A').food).toBe(amount);
  };
  test('[C11] brings 7 food', () => food('C11', 7));
  test('[C12] brings 5 food', () => food('C12', 5));
  test('[C13] brings 4 food', () => food('C13', 4));
  test('[C14] brings 3 food', () => food('C14', 3));
  test('[C15] brings 3 food', () => food('C15', 3));
  test('[C16] brings 2 food (Q-S32)', () => food('C16', 2));
  test('[C17] brings 1 food', () => food('C17', 1));

  const brings = (card: CardId, goods: string, dice: number[] = []): void =>
    expect(bought(card, { dice }).goods('A')).toBe(goods);
  test('S12.2: [C18] brings 2 stone', () => brings('C18', 'W3 S2'));
  test('[C19] brings 1 stone (Q-S30)', () => brings('C19', 'W3 S1'));
  test('[C20] brings 1 stone', () => brings('C20', 'W3 S1'));
  test('[C21] brings 1 gold', () => brings('C21', 'W3 G1'));
  test('[C22] brings 1 clay', () => brings('C22', 'W3 C1'));
  test('[C23] rolls for gold', () => brings('C23', 'W3 G2', [6, 6]));
  test('[C24] rolls for stone', () => brings('C24', 'W3 S2', [6, 4]));
  test('[C25] rolls for wood', () => brings('C25', 'W6', [6, 4]));

  const points = (card: CardId): void => expect(bought(card).seat('A').score).toBe(3);
  test('[C26] brings 3 points', () => points('C26'));
  test('[C27] brings 3 points', () => points('C27'));
  test('[C28] brings 3 points', () => points('C28'));
  test('S12.5: [C29] brings a tool step', () => expect(bought('C29').tools('A')).toBe('1'));
  test('[C30] brings a level of agriculture', () => expect(bought('C30').seat('A').agriculture).toBe(1));
  test('[C31] brings a level of agriculture', () => expect(bought('C31').seat('A').agriculture).toBe(1));
  test('[C32] draws an extra card', () => expect(bought('C32').seat('A').extra).toHaveLength(1));
});

describe('S1.7: cards that are kept face up', () => {
  const kept = (card: CardId, value: number): void => {
    const t = bought(card, { seat: { food: 9 } });
    expect(t.view('B').seats.A?.kept).toEqual([card]);
    t.s.placed = { hunt: { A: 1 } };
    t.dice(1).act();
    t.add('A', card);
    expect(t.news('helped')).toMatchObject([{ params: { value } }]);
    expect(t.seat('A').kept).toEqual([]);
  };
  test('S12.7: [C33] adds 4 once', () => kept('C33', 4));
  test('[C34] adds 3 once', () => kept('C34', 3));
  test('[C35] adds 2 once', () => kept('C35', 2));
  test('[C36] brings two resources once', () => {
    const t = bought('C36', { seat: { goods: 'W1', food: 4 } });
    expect(t.question('A')).toBe('feed');
    t.anyTwo('A', 'G2');
    expect(t.goods('A')).toBe('G2');
    expect(t.seat('A')).toMatchObject({ kept: [], pile: ['C36'] });
  });
});

describe('S18: lower halves', () => {
  const counts = (card: CardId, seat: GivenSeat, points: number): void =>
    expect(table({ seats: { A: { ...seat, pile: card } } }).total('A')).toBe(points);
  const symbol = (card: CardId): void => counts(card, {}, 1);
  /** One symbol on two cards: one different, one twice. */
  const both = (one: CardId, other: CardId): void => {
    symbol(one);
    symbol(other);
    expect(table({ seats: { A: { pile: `${one} ${other}` } } }).total('A')).toBe(1 + 1);
  };
  const rich: GivenSeat = { agriculture: 7, tools: '3,3,2', buildings: 5, figures: 9 };
  test('[C01, C11] pottery', () => both('C01', 'C11'));
  test('[C14, C17] weaving', () => both('C14', 'C17'));
  test('[C12, C36] healing', () => {
    symbol('C12');
    // The two resources that it still brings count too.
    counts('C36', {}, 1);
  });
  test('[C23, C29] art', () => both('C23', 'C29'));
  test('[C26, C27] music', () => both('C26', 'C27'));
  test('[C02, C32] writing', () => both('C02', 'C32'));
  test('[C03, C18] transport', () => both('C03', 'C18'));
  test('[C04, C30] sundial', () => both('C04', 'C30'));
  test('[C05] one hut builder', () => counts('C05', rich, 5));
  test('[C06] two hut builders', () => counts('C06', rich, 10));
  test('[C07, C08] two tool makers', () => {
    counts('C07', rich, 16);
    counts('C08', rich, 16);
  });
  test('[C09] one farmer', () => counts('C09', rich, 7));
  test('[C10] two farmers', () => counts('C10', rich, 14));
  test('each symbol is on two cards, and the persons have the factors of the sheet', () => {
    const lower = Object.values(CARDS).map((card) => card.lower);
    const symbols = lower.flatMap((half) => ('symbol' in half ? [half.symbol] : []));
    expect(symbols).toHaveLength(16);
    expect(new Set(symbols).size).toBe(8);
    const factors: Record<string, number[]> = {};
    for (const half of lower)
      if ('person' in half) factors[half.person] = [...(factors[half.person] ?? []), half.factor];
    expect(Object.fromEntries(Object.entries(factors).map(([person, all]) => [person, all.sort()]))).toEqual({
      farmer: [1, 1, 1, 2, 2],
      toolmaker: [1, 1, 2, 2, 2],
      builder: [1, 1, 2, 2, 3],
      shaman: [1, 1, 1, 2, 2],
    });
  });
  test('Q-S31: the tool for one use that adds 2 shows two tool makers', () => counts('C35', rich, 16));
});
