import { describe, expect, it } from 'vitest';
import { type Given, table } from '../kit.ts';
import { type Industry, industry } from './industry.ts';

function building(drawing: string, given: Industry = {}) {
  const t = industry(drawing, given);
  t.play('A', 'city');
  return t;
}
const spaces = (options: string[]) => options.filter((option) => option.includes(','));

describe('R13.1 building a city', () => {
  it('TC-B5: Pottery in slot 2: grassland or hill, at most two spaces away, not next to a city', () => {
    const t = building('gA!! g h g . gB!!\n. . . . . .', { slot: 2 });
    expect(spaces(t.options('A'))).toEqual(['2,0']);
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.nextToCity' });
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.tooFar', params: { range: 2 } });
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g hA! g . gB!!');
  });
  it('TC-B5: a space above the slot is no place for a city', () => {
    const t = industry('gA!! g f . gB!!', { slot: 2 });
    expect(t.why('A', 'city')).toEqual({ key: 'build.noCity', params: { range: 2 } });
    const above = building('gA!! g f . gB!!', { slot: 3 });
    expect(spaces(above.options('A'))).toEqual(['2,0']);
  });
  it('TC-B5: a path leads only over such spaces', () => {
    expect(industry('gA!! f g . gB!!', { slot: 2 }).options('A')).not.toContain('city');
    expect(industry('gA!! w g . gB!!', { slot: 2 }).options('A')).not.toContain('city');
    expect(industry('gA!! h g . gB!!', { slot: 2 }).options('A')).toContain('city');
  });
  it('TC-B5: not next to a city-state', () => {
    const t = industry('gA!! g g g.seoul . gB!!', { slot: 2 });
    expect(t.options('A')).toEqual(['skip']);
  });
  it('TC-B5: counted from any friendly space', () => {
    const t = building('gA!! g gA g g . gB!!', { slot: 1 });
    expect(spaces(t.options('A'))).toEqual(['2,0', '3,0', '4,0']);
  });
  it('R1.5, R13.1: not counted from caravans, which make no space friendly', () => {
    const t = building('gA!! g g g+A g . gB!!');
    expect(spaces(t.options('A'))).toEqual(['2,0']);
  });
  it.each([
    ['barbarian', 'gA!! g>a g . gB!!', false],
    ['caravan', 'gA!! g+B g . gB!!', true],
  ] as const)('TC-B27: friendly space, %s, target in a line', (_what, drawing, legal) => {
    expect(industry(drawing).options('A').includes('city')).toBe(legal);
  });
  it('R13.1: rival spaces bar the path', () => {
    expect(industry('gA!! gB g . gB!!').options('A')).not.toContain('city');
    expect(industry('gA!! gB* g . gB!!').options('A')).not.toContain('city');
  });
  it('Q-E8: city-states, caravans and resources do not', () => {
    const t = building('gA!! g.seoul g g . gB!!', { card: 'animal-husbandry-base' });
    expect(spaces(t.options('A'))).toEqual(['3,0']);
    expect(spaces(building('gA!! g.oil g . gB!!').options('A'))).toEqual(['2,0']);
  });
  it('Q-E8: a city-state with a barbarian on it does', () => {
    const t = industry('gA!! g>a.seoul g g . gB!!', { card: 'animal-husbandry-base' });
    expect(t.options('A')).toEqual(['skip']);
  });
  it.each([
    ['g.marble', { key: 'hex.resource', params: { resource: 'marble' } }],
    ['n.pantanal', { key: 'hex.naturalWonder', params: { naturalWonder: 'pantanal' } }],
    ['g>a', { key: 'hex.barbarian', params: { barbarian: 'A' } }],
    ['gB', { key: 'hex.control', params: { player: 'B' } }],
    ['gB!', { key: 'hex.city' }],
    ['gA!', { key: 'hex.city' }],
    ['g.seoul', { key: 'hex.cityState', params: { cityState: 'seoul' } }],
    ['w', { key: 'hex.water' }],
  ])('R13.1: no city on %s', (cell, reason) => {
    const t = building(`gA!! g ${cell} . gB!!\nh . . . .\ng . . . .`);
    expect(t.why('A', '2,0')).toEqual(reason);
  });
  it('R13.1: not next to a rival city or capital either', () => {
    expect(industry('gA!! g g gB!').options('A')).not.toContain('city');
    expect(industry('gA!! g g gB!!').options('A')).not.toContain('city');
  });
  it('R13.1: an own control token there goes back to its owner', () => {
    const t = building('gA!! g gA* . gB!!');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA! . gB!!');
  });
  it('R13.1: caravans of any colour stay', () => {
    const t = building('gA!! g g+A+B . gB!!');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA!+A+B . gB!!');
  });
  it('Q-E9: a caravan and an own control token together are no hindrance', () => {
    const t = building('gA!! g gA+B . gB!!');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA!+B . gB!!');
  });
  it('Q-E10: on a natural wonder only where an own control token lies; the token of the wonder is kept', () => {
    const t = building('gA!! g nA.pantanal . gB!!');
    t.play('A', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    expect(industry('gA!! g nA.pantanal . gB!!', { slot: 4 }).options('A')).not.toContain('city');
  });
  it('Q-E10: it returns to the space when that city is destroyed', () => {
    const t = building('gA!! g nA.pantanal g>a gB!!', { state: { dial: 1 }, dice: [1] });
    t.play('A', '2,0');
    t.pass('B');
    expect(t.map()).toBe('gA!! g n>a.pantanal g gB!!');
    expect(t.seat('A').naturalWonders).toEqual([]);
  });
  it('R13.1, R20.7: a neutral world wonder is gained with the city, which is no capture', () => {
    const t = building('gA!! g g#petra . gB!!');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA!#petra . gB!!');
    expect(t.seat('A').wonders).toEqual(['petra']);
    expect(t.log()).toContain('wonder.found');
    expect(t.log()).not.toContain('wonder.captured');
  });
  it('R20.2, R20.6: a wonder under an own control token stays when a city takes its place', () => {
    const t = building('gA!! g gA#petra . gB!!');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA!#petra . gB!!');
    expect(t.seat('A').wonders).toEqual(['petra']);
  });
  it('R2.1, R13.1, Q-E18: without an unused city none can be built', () => {
    const seven = 'gA! . gA! . gA! . gA! . gA! . gA! . gA!';
    const t = industry(`gA!! . gA g g . gB!!\n. . . . . . . . . . . . . .\n${seven}`);
    expect(t.why('A', 'city')).toEqual({ key: 'city.none' });
    const six = seven.slice(0, -'gA!'.length);
    expect(industry(`gA!! . gA g g . gB!!\n. . . . . . . . . . . . . .\n${six}`).options('A')).toContain('city');
  });
  it('R16.2: trade tokens do not help with cities', () => {
    const t = building('gA!! g h h . gB!!', { slot: 2, A: { trade: { pottery: 3 } } });
    expect(spaces(t.options('A'))).toEqual(['2,0']);
    t.play('A', '2,0');
    expect(t.trade('A', 'pottery')).toBe(3);
  });
  it('R13, Q-E40: nothing has to be built, and one card builds one thing', () => {
    const t = industry('gA!! g g . gB!!', { offer: ['colossus'] });
    expect(t.options('A')).toEqual(['skip', 'city']);
    t.play('A', 'city', 'done');
    expect(t.map()).toBe('gA!! g g . gB!!');
    expect(t.row('A')[0]).toBe('pottery');
    const built = building('gA!! g g g g . gB!!');
    built.play('A', '2,0');
    expect(built.asked('B')?.kind).toBe('chooseCard');
  });
  it('[kumasi]: forest has difficulty 1 for a city and on the way to it', () => {
    const given = { slot: 1, A: { cityStates: ['kumasi' as const] } };
    expect(spaces(building('gA!! f f . gB!!', given).options('A'))).toEqual(['2,0']);
    expect(industry('gA!! f f . gB!!', { slot: 1 }).options('A')).toEqual(['skip']);
  });
  it('[mohenjo-daro]: helps with control tokens, not with cities', () => {
    const t = industry('gA!! g h . gB!!', { slot: 1, A: { cityStates: ['mohenjo-daro'] } });
    expect(t.options('A')).toEqual(['skip']);
  });
});

describe('R21 mature cities', () => {
  /** How many trade tokens A gets at the trade event: one for each mature city. */
  function mature(drawing: string, A: Given = {}): number {
    const t = table(drawing, { players: { A, B: {} }, state: { dial: 2 } });
    t.pass('A');
    t.pass('B');
    for (let tokens = 0; ; tokens++) {
      if (t.asked('A')?.kind !== 'placeTrade') return tokens;
      t.play('A', t.options('A')[0] ?? '');
    }
  }
  it('TC-B1, R21.1: a city on the edge, four adjacent spaces with friendly tokens or water', () => {
    expect(mature('gA gA! w\ngA gA* . gB!!')).toBe(1);
  });
  it.each(['g', 'gB', 'gB*', 'g.marble', 'g+A', 'gA!', 'g.seoul', 'g>a'])('R21.1: not with %s beside it', (cell) => {
    expect(mature(`${cell} gA! w\ngA gA . gB!!`)).toBe(0);
  });
  it('R21.1: what lies on the token’s space otherwise does not matter', () => {
    expect(mature('gA+B gA! w\nnA.pantanal gA#petra . gB!!')).toBe(1);
  });
  it('R21.2: capitals can be mature; a control token that stands for a city cannot', () => {
    expect(mature('gA gA!! w\ngA gA . gB!!')).toBe(1);
    expect(mature('gA gA*.seoul w\ngA gA . gB!!')).toBe(0);
    expect(mature('gA gA!.seoul w\ngA gA . gB!!')).toBe(1);
  });
  it('R21.3: a trade token for each', () => {
    expect(mature('gA gA! gA gA! gA g gB!!')).toBe(2);
  });
  it('R21.1: it counts what is there now', () => {
    const drawing = 'gA!! g g . gB!!';
    const t = table(drawing, { players: { A: {}, B: {} }, state: { dial: 2 } });
    t.play('A', 'early-empire', '1,0', 'done');
    t.pass('B');
    expect(t.asked('A')?.kind).toBe('placeTrade');
  });
  it('[sydney-opera-house] rival control tokens count', () => {
    expect(mature('gB gA!#sydney-opera-house w\ngA gA . gB!!')).toBe(1);
  });
});
