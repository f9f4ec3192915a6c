import { describe, expect, it, test } from 'vitest';
import { addToolStep } from '../src/tools.ts';
import { spellTools, table, tools } from './kit.ts';

/** Somebody works alone at this place, with these dice. */
const gather = (place: 'hunt' | 'forest' | 'clayPit' | 'quarry' | 'river', dice: number[], owned = '', kept = '') => {
  const t = table({
    seats: { A: { tools: owned, kept, food: 20, figures: 5 } },
    placed: { [place]: { A: dice.length } },
  });
  return t.dice(...dice).act();
};

const steps = (from: string, count: number): string => {
  const seat = { ...table().seat('A'), tools: tools(from) };
  for (let n = 0; n < count; n++) addToolStep(seat);
  return spellTools(seat.tools);
};

describe('S8: gathering', () => {
  test('TC-S13, S8.1, S8.3: five hunters who roll 14 bring 7 food', () => {
    expect(gather('hunt', [1, 2, 3, 4, 4]).news('gathered')).toMatchObject([{ params: { what: 'food', amount: 7 } }]);
  });
  test('S1.6, S8.3, S8.4: each resource has its divisor, and the rest is lost', () => {
    const rolled = (['forest', 'clayPit', 'quarry', 'river'] as const).map((place) => {
      const t = gather(place, [6, 6, 5]);
      return t.news('gathered')[0]?.params?.amount;
    });
    expect(rolled).toEqual([5, 4, 3, 2]);
    expect(gather('river', [2, 3]).news('gathered')[0]?.params).toMatchObject({ amount: 0 });
  });
  test('TC-S14, S8.2, Q-S11: a tool is added after the roll, and is used then', () => {
    const t = gather('hunt', [6, 3, 2], '1');
    expect(t.question('A')).toBe('tools');
    t.add('A', 'tool1');
    expect(t.news('gathered')).toMatchObject([{ params: { amount: 6, total: 12 } }]);
    expect(t.tools('A')).toBe('1');
  });
  test('TC-S15: gold takes six each', () => {
    const t = gather('river', [1, 2, 4], '2,2,2').add('A', 'tool1', 'tool2', 'tool3');
    expect(t.goods('A')).toBe('G2');
    expect(gather('river', [1, 4]).goods('A')).toBe('');
  });
  test('TC-S16, S9.2: a tool counts whole, once a round', () => {
    const t = table({
      seats: { A: { tools: '3,2,2' } },
      placed: { quarry: { A: 2 }, forest: { A: 2 } },
    });
    t.dice(4, 5, 1, 1).act().work('A', 'quarry').add('A', 'tool1');
    expect(t.goods('A')).toBe('S2');
    expect(t.tools('A')).toBe('3u,2,2');
    expect(t.options('A')).toEqual(['add', 'skip']);
    expect(t.ask('A')?.ask).toMatchObject({ from: [{ with: { from: ['tool2', 'tool3'] } }, {}] });
  });
  test('Q-S10: tools are asked for only where they raise the yield, and then any of them may be added', () => {
    expect(gather('forest', [1, 1], '1').question('A')).toBe('tools');
    expect(gather('forest', [3, 1], '1').goods('A')).toBe('W1');
    const t = gather('forest', [3, 2], '1,1,1');
    expect(t.try('A', { act: 'add', with: ['tool1', 'tool2', 'tool3'] }).ok).toBe(true);
    expect(t.try('A', { act: 'add', with: [] }).ok).toBe(false);
    expect(t.add('A').goods('A')).toBe('W1');
  });
});

describe('S9: tools', () => {
  test('TC-S17, S9.1, S1.5: twelve steps, and a thirteenth changes nothing', () => {
    const ladder = Array.from({ length: 14 }, (_, n) => steps('', n));
    expect(ladder).toEqual([
      '',
      '1',
      '1,1',
      '1,1,1',
      '2,1,1',
      '2,2,1',
      '2,2,2',
      '3,2,2',
      '3,3,2',
      '3,3,3',
      '4,3,3',
      '4,4,3',
      '4,4,4',
      '4,4,4',
    ]);
  });
  test('TC-S18, S9.4, Q-S6, Q-S7: an unused tool is raised if there is one, and a used one stays used', () => {
    expect(['1u', '1u,1,1', '1u,1u,1u', '2u,2,2', '2,1u,1u'].map((owned) => steps(owned, 1))).toEqual([
      '1u,1',
      '1u,2,1',
      '2u,1u,1u',
      '2u,3,2',
      '2,2u,1u',
    ]);
  });
  test('Q-S8: tools never run out', () => {
    const t = table({ seats: Object.fromEntries(['A', 'B', 'C', 'D'].map((player) => [player, { tools: '4,4,3' }])) });
    t.s.placed = { toolMaker: { A: 1 } };
    expect(t.act().tools('A')).toBe('4,4,4');
  });
  test('TC-S19, S7.2: whoever makes the tool first can use it in the same round', () => {
    const given = { placed: { toolMaker: { A: 1 }, forest: { A: 3 } } };
    const first = table(given).dice(3, 3, 2).act().work('A', 'toolMaker');
    expect(first.question('A')).toBe('tools');
    expect(first.add('A', 'tool1').goods('A')).toBe('W3');
    const last = table(given).dice(3, 3, 2).act().work('A', 'forest');
    expect(last.goods('A')).toBe('W2');
    expect(last.tools('A')).toBe('1');
  });
  test('TC-S20, S9.6, Q-S20: a tool for one use helps once in the game and is no tool at the end', () => {
    const t = gather('forest', [2, 2], '1', 'C33');
    expect(t.ask('A')?.ask).toMatchObject({ from: [{ with: { from: ['tool1', 'C33'] } }, {}] });
    t.add('A', 'tool1', 'C33');
    expect(t.goods('A')).toBe('W3');
    expect(t.seat('A')).toMatchObject({ kept: [], pile: ['C33'] });
    expect(t.total('A')).toBe(3 + 1);
  });
  test('TC-S21, S9.5, S16.3: all tools are unused in the next round; a spent card does not come back', () => {
    const t = table({ seats: { A: { tools: '2u,1u,1', pile: 'C34' } } }).steps({ kind: 'endRound' });
    expect(t.tools('A')).toBe('2,1,1');
    expect(t.seat('A').kept).toEqual([]);
  });
  test('S9.3, Q-S33: tools help hunters, gatherers and the two dice of a card', () => {
    for (const place of ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const)
      expect(gather(place, [1], '4,4,4').question('A')).toBe('tools');
  });
  test('S2.4: ten hunters roll ten dice at once', () => {
    const t = table({ seats: { A: { figures: 10 } }, placed: { hunt: { A: 10 } } });
    t.dice(...Array.from({ length: 10 }, () => 6)).act();
    expect(t.news('gathered')[0]?.params).toMatchObject({ amount: 30, total: 60 });
  });
});

describe('S10: the village', () => {
  test('TC-S22, S10.2, Q-S22: the new figure of the hut eats in the same round', () => {
    const t = table({ players: 'A B', seats: { A: { food: 5, goods: 'W1' } }, placed: { hut: { A: 2 } } }).act();
    expect(t.seat('A').figures).toBe(6);
    expect(t.question('A')).toBe('feed');
    expect(t.refused('A')).toEqual({});
    t.pay('A', 'W1');
    expect(t.goods('A')).toBe('');
  });
  test('TC-S23, S10.1, S10.3: agriculture ends at 10 and tools at 12', () => {
    const seats = { A: { agriculture: 10, tools: '4,4,4' } };
    const t = table({ seats, placed: { field: { A: 1 }, toolMaker: { A: 1 } } })
      .act()
      .work('A', 'field');
    expect(t.seat('A').agriculture).toBe(10);
    expect(t.tools('A')).toBe('4,4,4');
  });
  it('S10.1, S10.3: a tool step and a level of agriculture', () => {
    const t = table({ placed: { field: { A: 1 }, toolMaker: { A: 1 } } })
      .act()
      .work('A', 'toolMaker');
    expect(t.news('tool')).toHaveLength(1);
    expect(t.seat('A')).toMatchObject({ agriculture: 1 });
  });
});

describe('S7: actions', () => {
  test('S7.1, S4.2: everybody does all of their work, from the start player on', () => {
    const t = table({ players: 'A B', placed: { forest: { B: 1 }, hunt: { A: 1, B: 1 }, field: { A: 1 } } });
    t.s.start = 'B';
    t.dice(6, 6, 6).act();
    expect(t.asked()).toEqual(['B']);
    t.work('B', 'forest');
    expect(t.asked()).toEqual(['A']);
    expect(t.goods('B')).toBe('W2');
  });
  test('S7.3: figures go home after their work', () => {
    const t = table({ players: 'A B', placed: { forest: { A: 1, B: 1 }, hunt: { A: 1 }, field: { A: 1 } } });
    t.dice(6, 6).act().work('A', 'forest');
    expect(t.s.placed).toEqual({ forest: { B: 1 }, hunt: { A: 1 }, field: { A: 1 } });
  });
  test('S7.4, Q-S5: work must be done, unless the table lets figures come home free', () => {
    const placed = { hut: { A: 2 }, hunt: { A: 1 }, card1: { A: 1 } };
    expect(table({ placed }).act().options('A')).toEqual(['hut', 'hunt', 'card1']);
    const hut = table({ placed, options: { freeReturn: 'hut' } }).act();
    expect(hut.options('A')).toEqual(['hut', 'hunt', 'card1', 'back:hut']);
    expect(hut.work('A', 'back:hut').seat('A').figures).toBe(5);
    const all = table({ placed, options: { freeReturn: 'all' } }).act();
    expect(all.options('A')).toEqual(['hut', 'hunt', 'card1', 'back:hut', 'back:hunt']);
  });
  test('Q-S5: figures that come home free bring nothing, wherever they stood, also from the last place', () => {
    for (const place of ['toolMaker', 'hut', 'field', 'hunt', 'forest', 'clayPit', 'quarry', 'river'] as const) {
      const placed = { [place]: { A: place === 'hut' ? 2 : 1 } };
      const t = table({ players: 'A B', placed, options: { freeReturn: 'all' } }).act();
      expect(t.options('A'), place).toEqual([place, `back:${place}`]);
      const before = t.row('A');
      // No die is set: none may fall. Then everyone eats.
      t.work('A', `back:${place}`);
      expect(t.row('A'), place).toEqual({ ...before, food: 12 - 5 });
      expect(t.s.placed).toEqual({});
    }
    const buying = { card1: { A: 1 }, building1: { A: 1 } };
    const t = table({ players: 'A B', placed: buying, options: { freeReturn: 'all' } }).act();
    expect(t.options('A')).toEqual(['card1', 'building1']);
    const off = table({ players: 'A B', placed: { hut: { A: 2 } } }).act();
    expect(off.seat('A').figures, 'without the option the last place works by itself').toBe(6);
  });
  test('S7.5: whoever stands nowhere has no turn', () => {
    const t = table({ players: 'A B C', placed: { card1: { C: 1 } } }).act();
    expect(t.asked()).toEqual(['C']);
    expect(t.s.active).toBe('C');
  });
  test('S7.6, S1.9: what is gained is there at once', () => {
    const t = table({ cards: 'C09 C10 C11 C12', placed: { forest: { A: 1 }, card1: { A: 1 } } });
    t.dice(3).act().work('A', 'forest');
    expect(t.options('A')).toContain('pay');
  });
});
