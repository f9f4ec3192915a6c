import { expect, test } from 'vitest';
import { ranking, scoreSheet } from '../src/index.ts';
import { table } from './kit.ts';

test('TC-S61: a whole first round of two', () => {
  const t = table({
    players: 'Anna Ben',
    cards: 'C33 C11 C05 C25',
    deck: 'C28 C30 C01 C02 C03 C04 C06 C07 C08 C09 C10 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21 C22 C23 C24 C26 C27 C29 C31 C32 C34 C35 C36',
    stacks: ['B01 B18', 'B10 B02'],
  });
  t.place('Anna hut:2, Ben field:1');
  expect(t.refused('Anna')).toHaveProperty('toolMaker:1');
  t.place('Anna forest:2');
  expect(t.refused('Ben')).toHaveProperty('forest:1');
  t.place('Ben clayPit:3, Anna card1:1, Ben building1:1');
  t.work('Anna', 'hut').dice(4, 5).work('Anna', 'forest').pay('Anna', 'W1');
  t.dice(6, 5, 2).work('Ben', 'clayPit').work('Ben', 'field').decline('Ben');
  const none = { agriculture: 0, tools: '', score: 0, buildings: 0 };
  expect(t.row('Anna')).toEqual({ ...none, figures: 6, food: 6, goods: 'W2' });
  expect(t.row('Ben')).toEqual({ ...none, figures: 5, food: 8, goods: 'C3', agriculture: 1 });
  expect(t.seat('Anna').kept).toEqual(['C33']);
  expect(t.s).toMatchObject({ round: 2, start: 'Ben', cards: ['C11', 'C05', 'C25', 'C28'] });
  expect(t.s.deck).toHaveLength(31);
  expect(t.s.stacks.map((stack) => stack.at(-1))).toEqual(['B01', 'B10']);
});

test('TC-S62: a whole round of three, in the middle of a game', () => {
  const t = table({
    players: 'Ben Cleo Anna',
    cards: 'C09 C24 C29 C17',
    deck: 'C13 C22 C01 C02 C03 C04 C05 C06 C07 C08 C10 C11 C12 C14 C15 C18 C19 C20 C21 C23 C25 C26 C27 C28 C31 C32 C33 C34 C35',
    stacks: ['B13 B03 B01 B02 B04 B05', 'B21 B06 B07 B08 B09 B10', 'B27 B26 B11 B12 B14 B15 B16'],
    seats: {
      Anna: {
        figures: 6,
        food: 3,
        goods: 'W2 C1',
        agriculture: 2,
        tools: '1,1',
        score: 12,
        pile: 'C16',
        buildings: 'B17',
      },
      Ben: { figures: 5, food: 4, goods: 'C3 S1', agriculture: 1, tools: '2,1,1', kept: 'C36' },
      Cleo: { figures: 7, food: 0, goods: 'W1 G1', agriculture: 3, score: 10, pile: 'C30', buildings: 'B18' },
    },
  });
  t.place('Ben quarry:3, Cleo hunt:4, Anna card1:1, Ben card2:1, Cleo quarry:2');
  expect(t.refused('Anna')).toMatchObject({ 'quarry:1': 'place.people' });
  t.place('Anna toolMaker:1, Ben building3:1, Cleo field:1');
  expect(t.refused('Anna')).toMatchObject({ 'hut:2': 'place.village' });
  t.place('Anna forest:3, Anna building1:1');
  t.dice(2, 4, 3).work('Ben', 'quarry').add('Ben', 'tool2');
  expect([t.goods('Ben'), t.tools('Ben')]).toEqual(['C3 S3', '2,1u,1']);
  t.dice(3, 4).work('Ben', 'card2').pay('Ben', 'C2').add('Ben', 'tool1', 'tool3');
  expect([t.goods('Ben'), t.tools('Ben')]).toEqual(['C1 S5', '2u,1u,1u']);
  t.anyTwo('Ben', 'G2').pay('Ben', 'S5 G2');
  expect(t.row('Ben')).toMatchObject({ goods: 'C1', score: 37 });
  expect(t.s.stacks[2]?.at(-1)).toBe('B26');
  t.dice(1, 6, 3, 5).work('Cleo', 'hunt').dice(6, 5).work('Cleo', 'quarry');
  expect(t.row('Cleo')).toMatchObject({ food: 7, goods: 'W1 S2 G1', agriculture: 4 });
  t.work('Anna', 'toolMaker').dice(5, 5, 6).work('Anna', 'forest').add('Anna', 'tool1', 'tool2');
  expect([t.goods('Anna'), t.tools('Anna')]).toEqual(['W8 C1', '1u,1u,1']);
  t.dice(5, 4, 6).work('Anna', 'card1').pay('Anna', 'W1').give('Anna', '4').give('Ben', '5');
  expect([t.tools('Ben'), t.seat('Cleo').agriculture]).toEqual(['2u,2u,1u', 5]);
  t.pay('Anna');
  expect(t.row('Anna')).toMatchObject({ goods: 'W6', score: 25 });
  t.pay('Anna', 'W1');
  expect(t.row('Anna')).toEqual({
    figures: 6,
    food: 0,
    goods: 'W5',
    agriculture: 2,
    tools: '1,1,1',
    score: 25,
    buildings: 2,
  });
  expect(t.row('Ben')).toEqual({
    figures: 5,
    food: 0,
    goods: 'C1',
    agriculture: 1,
    tools: '2,2,1',
    score: 37,
    buildings: 1,
  });
  expect(t.row('Cleo')).toEqual({
    figures: 7,
    food: 5,
    goods: 'W1 S2 G1',
    agriculture: 5,
    tools: '',
    score: 10,
    buildings: 1,
  });
  expect(t.seat('Ben').pile.sort()).toEqual(['C24', 'C36']);
  expect(t.s).toMatchObject({ start: 'Cleo', cards: ['C29', 'C17', 'C13', 'C22'] });
  expect(t.s.deck).toHaveLength(27);
  expect(t.s.stacks.map((stack) => [stack.at(-1), stack.length])).toEqual([
    ['B03', 5],
    ['B21', 6],
    ['B26', 6],
  ]);
});

test('TC-S63: the last round of four, with the final scoring', () => {
  const t = table({
    players: 'Dora Anna Ben Cleo',
    cards: 'C06 C35 C32 C21',
    deck: 'C10 C27 C19',
    stacks: ['B22 B01 B02', 'B05', 'B14 B03', 'B20 B04 B06 B07'],
    seats: {
      Anna: {
        figures: 7,
        food: 2,
        goods: 'W3 C2 S1',
        agriculture: 4,
        tools: '1,1,1',
        score: 55,
        pile: 'C01 C02 C03 C11 C12 C14 C23 C26',
        buildings: 'B08 B09 B10 B11',
      },
      Ben: {
        figures: 6,
        food: 6,
        goods: 'C1 S4 G2',
        agriculture: 3,
        tools: '3,3,3',
        score: 52,
        pile: 'C04 C07 C08 C29 C33',
        kept: 'C34',
        buildings: 'B12 B13 B15 B16',
      },
      Cleo: {
        figures: 6,
        food: 1,
        goods: 'W4 C3 S2 G2',
        agriculture: 3,
        tools: '2,1,1',
        score: 94,
        pile: 'C05 C13 C16 C17 C18 C28',
        buildings: 'B17 B18 B19 B21 B23 B24 B25',
      },
      Dora: {
        figures: 10,
        food: 0,
        goods: 'W1 S2',
        agriculture: 8,
        tools: '1,1',
        score: 31,
        pile: 'C09 C15 C20 C22 C24 C25 C30 C31',
        kept: 'C36',
        buildings: 'B26 B27 B28',
      },
    },
  });
  t.place('Dora hunt:5, Anna building2:1, Ben river:4, Cleo card1:1, Dora quarry:3, Anna card3:1, Ben toolMaker:1');
  t.place('Cleo building1:1, Dora hut:2, Anna quarry:2, Ben card2:1, Cleo river:3, Anna forest:3, Cleo field:1');
  t.dice(2, 1, 3, 4, 1).work('Dora', 'hut').work('Dora', 'hunt').dice(4, 4, 6).add('Dora', 'tool1');
  expect(t.seat('Dora').food).toBe(6);
  t.add('Dora', 'tool2');
  expect([t.goods('Dora'), t.tools('Dora')]).toEqual(['W1 S5', '1u,1u']);
  t.dice(3, 1).work('Anna', 'quarry').add('Anna', 'tool1');
  t.dice(6, 2, 5).work('Anna', 'forest').add('Anna', 'tool2', 'tool3');
  expect(t.goods('Anna')).toBe('W8 C2 S2');
  t.work('Anna', 'building2').pay('Anna');
  expect(t.row('Anna')).toMatchObject({ score: 68, goods: 'W7 C2', buildings: 5 });
  t.pay('Anna', 'W3');
  expect(t.seat('Anna').extra).toEqual(['C10']);
  expect(t.s.deck).toHaveLength(2);
  t.work('Ben', 'toolMaker').dice(1, 2, 2, 3).work('Ben', 'card2').pay('Ben', 'C1 S1');
  expect(t.ask('Ben')?.ask).toMatchObject({
    from: [{ with: { from: ['tool1', 'tool2', 'tool3', 'C34', 'C35'] } }, {}],
  });
  t.add('Ben', 'tool1', 'tool2', 'tool3');
  expect(t.row('Ben')).toMatchObject({ goods: 'S3 G5', tools: '4u,3u,3u' });
  t.work('Cleo', 'field').dice(5, 6, 4).work('Cleo', 'river').add('Cleo', 'tool1', 'tool2');
  t.dice(2, 6, 5, 2).work('Cleo', 'card1').pay('Cleo', 'W1').give('Cleo', '6').give('Dora', '5');
  expect(t.tools('Dora')).toBe('1u,1u,1');
  t.pay('Cleo', 'G5');
  expect(t.row('Cleo')).toMatchObject({ score: 124, goods: 'W3 C3 S2' });
  t.pay('Anna', 'W1');
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
  expect(names.map((name) => t.seat(name).food)).toEqual([0, 3, 0, 4]);
  expect(t.s.isOver).toBe(true);
  expect(names.map((name) => scoreSheet(t.seat(name)))).toEqual([
    { base: 68, culture: 53, farmer: 8, toolmaker: 0, builder: 0, shaman: 0, resources: 6, total: 135 },
    { base: 52, culture: 4, farmer: 0, toolmaker: 80, builder: 0, shaman: 0, resources: 9, total: 145 },
    { base: 124, culture: 4, farmer: 0, toolmaker: 0, builder: 72, shaman: 0, resources: 8, total: 208 },
    { base: 31, culture: 4, farmer: 32, toolmaker: 0, builder: 0, shaman: 60, resources: 8, total: 135 },
  ]);
  expect(ranking(t.s)).toEqual([['Cleo'], ['Ben'], ['Dora'], ['Anna']]);
});
