import { describe, expect, it } from 'vitest';
import type { TileNumber } from '../../../src/index.ts';
import { kind, NOTHING, onCard, play, spaces, type Table } from '../growth-kit.ts';

/** What every visit brings, until something else is asked. */
function settleDown(t: Table): void {
  for (let i = 0; i < 9 && ['placeTrade', 'takeDiplomacy', 'swapDiplomacy'].includes(kind(t) ?? ''); i++) {
    const option =
      t.options('A').find((other) => ['done', 'skip', 'decline', 'keep'].includes(other)) ?? t.options('A')[0];
    t.play('A', String(option));
  }
}

const RICH = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };

describe('unique economy cards', () => {
  it('[wheel] one caravan, four spaces; a resource of choice for each arrival, city-state or rival city', () => {
    const t = play('wheel', 'gA!! g g g g.seoul g gB!!', { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0');
    expect(spaces(t).at(-1)).toBe('4,0');
    t.play('A', '4,0');
    expect(kind(t)).toBe('takeResource');
    t.play('A', 'oil');
    expect(t.seat('A').resources.oil).toBe(1);
    expect(t.trade('A', 'astrology')).toBe(2);
    const city = play('wheel', 'gA!! g g gB! g gB!!', { A: { seat: onCard(1) } });
    city.play('A', 'caravan:0', '3,0', 'pottery', 'pottery');
    settleDown(city);
    expect(kind(city)).toBe('takeResource');
  });
  it('[wheel] passing by brings nothing', () => {
    const t = play('wheel', 'gA!! g.seoul g g gB!!', { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0', '2,0', 'done');
    expect(t.log()).not.toContain('resource.gained');
  });
  it('Q-F20 [wheel x kilwa-kisiwani]: several gains of one visit come in the order the player says', () => {
    const t = play('wheel', 'gA!!#kilwa-kisiwani g g.seoul g gB!!', { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0', '2,0');
    expect(kind(t)).toBe('chooseVisitEffect');
    expect(t.options('A')).toEqual(['card', 'wonder:kilwa-kisiwani']);
    t.play('A', 'wonder:kilwa-kisiwani');
    expect(kind(t)).toBe('placeTrade');
    t.play('A', 'pottery');
    expect(kind(t)).toBe('takeResource');
    t.play('A', 'oil');
    expect(t.trade('A', 'pottery')).toBe(1);
    const other = play('wheel', 'gA!!#kilwa-kisiwani g g.seoul g gB!!', { A: { seat: onCard(1) } });
    other.play('A', 'caravan:0', '2,0', 'card', 'oil');
    expect(kind(other)).toBe('placeTrade');
  });
  it('Q-F20 [wheel x embassy x great-library]: three of them, one after another', () => {
    const t = play('wheel', 'gA!!#great-library g g gB!!', {
      A: { seat: onCard(1), diplomacy: [{ from: 'B', card: 'embassy' }] },
    });
    t.play('A', 'caravan:0', '3,0', 'pottery', 'pottery');
    settleDown(t);
    expect(kind(t)).toBe('chooseVisitEffect');
    expect(t.options('A')).toHaveLength(3);
    t.play('A', 'diplomacy:embassy');
    expect(kind(t, 'B')).toBe('placeTrade');
    t.play('B', 'pottery');
    expect(kind(t)).toBe('takeResource');
    t.play('A', 'oil');
    expect(t.options('A')).toEqual(['card', 'wonder:great-library']);
    t.play('A', 'card', 'oil');
    expect(t.seat('A').resources.oil).toBe(2);
  });
  it('N-TC11, Q-E33 [wheel x embassy]: an Embassy taken with the visit has its say', () => {
    const t = play('wheel', 'gA!! g g gB!!', { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0', '3,0', 'pottery', 'pottery', 'embassy');
    expect(t.options('A')).toEqual(['card', 'diplomacy:embassy']);
  });
  it('[banking] a resource at the capital of whoever has Ibrahim, and nowhere else', () => {
    const terra = { stack: [], ibrahim: 'B' };
    const t = play('banking', 'gA!! g gB!! w gB! g\ng g g g g g', { A: { seat: onCard(2) }, state: { terra } });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery');
    settleDown(t);
    expect(kind(t)).toBe('takeResource');
    t.play('A', 'marble', 'caravan:1', '4,0', 'pottery');
    settleDown(t);
    expect(kind(t)).not.toBe('takeResource');
    expect(t.log().filter((key) => key === 'resource.gained')).toHaveLength(1);
    const nobody = play('banking', 'gA!! g gB!! g', { A: { seat: onCard(1) } });
    nobody.play('A', 'caravan:0', '2,0', 'pottery', 'pottery');
    expect(kind(nobody)).not.toBe('takeResource');
  });
  it('Q-F30 [cartography]: a rival city 8 or more from the capital lets a city be built within 2 of it, any terrain', () => {
    const t = play('cartography', 'gA!! g g g g g g+A g gB! w m g g gB!!', {});
    t.play('A', 'caravan:0', '8,0', 'pottery', 'pottery');
    settleDown(t);
    expect(kind(t)).toBe('foundCity');
    expect(spaces(t)).toEqual(['10,0', '6,0']);
    t.play('A', '10,0');
    expect(t.map()).toContain('gB! w mA! g');
    expect(t.trade('A', 'cartography')).toBe(0);
  });
  it('Q-F30 [cartography]: seven spaces are too few, a city-state is no city', () => {
    const near = play('cartography', 'gA!! g g g g g+A g gB! w m g gB!!');
    near.play('A', 'caravan:0', '7,0', 'pottery', 'pottery');
    settleDown(near);
    expect(kind(near)).not.toBe('foundCity');
    const state = play('cartography', 'gA!! g g g g g g+A g g.seoul w m g gB!!');
    state.play('A', 'caravan:0', '8,0');
    expect(kind(state)).not.toBe('foundCity');
  });
  it('Q-F30 [cartography]: once a turn; declining it does not count', () => {
    const map = 'gA!! g g g g g g+A g gB! g g g+A g gB! g g gB!!';
    const arrive = (t: Table, caravan: string, hex: string) => {
      t.play('A', caravan, hex, 'pottery', 'pottery');
      settleDown(t);
    };
    const t = play('cartography', map);
    arrive(t, 'caravan:0', '8,0');
    t.play('A', '6,0', 'caravan:1', '13,0');
    settleDown(t);
    expect(kind(t)).not.toBe('foundCity');
    const later = play('cartography', map);
    arrive(later, 'caravan:0', '8,0');
    later.play('A', 'done', 'caravan:1', '13,0', 'astrology');
    settleDown(later);
    expect(kind(later)).toBe('foundCity');
  });
  it('Q-F29 [shipbuilding]: a water token beside the caravan right before it explores', () => {
    const t = play('shipbuilding', 'g g g\ng gA!! g+A\ng g g g g gB!!', {
      state: { terra: { stack: [5 as TileNumber], ibrahim: null } },
    });
    for (const space of Object.values(t.state.map)) space.tile = 0;
    t.state.tiles = [{ tile: 7, side: 'A', q: 90, r: 90, rot: 0 }];
    t.play('A', 'caravan:0', 'explore');
    expect(kind(t)).toBe('layWater');
    expect(spaces(t).every((hex) => !t.state.map[hex as `${number},${number}`])).toBe(true);
    const hex = spaces(t)[0] as `${number},${number}`;
    t.play('A', hex);
    expect(t.state.map[hex]).toEqual({ ground: 'water', tile: null });
    expect(kind(t)).toBe('exploreTile');
    expect(t.log()).toContain('water.laid');
  });
  it('Q-F29 [shipbuilding]: it may be left out; other cards do not ask', () => {
    const given = { state: { terra: { stack: [5 as TileNumber], ibrahim: null } } };
    const explored = (card: 'shipbuilding' | 'cartography') => {
      const t = play(card, 'g g g\ng gA!! g+A\ng g g g g gB!!', given);
      for (const space of Object.values(t.state.map)) space.tile = 0;
      t.state.tiles = [{ tile: 7, side: 'A', q: 90, r: 90, rot: 0 }];
      t.state.terra = { stack: [5 as TileNumber], ibrahim: null };
      t.play('A', 'caravan:0', 'explore');
      return t;
    };
    const t = explored('shipbuilding');
    t.play('A', 'skip');
    expect(kind(t)).toBe('exploreTile');
    expect(kind(explored('cartography'))).toBe('exploreTile');
  });
  it('[shipbuilding] four spaces, water allowed', () => {
    const t = play('shipbuilding', 'gA!! w w g g g gB!!', { A: { seat: onCard(2) } });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0', '4,0']);
  });
});

describe('unique industry cards', () => {
  it('[industrialization] one production more for each own district on the map', () => {
    const wonder = (drawing: string) =>
      play('industrialization', drawing, { position: 3, offer: ['petra'], A: { seat: { resources: RICH } } });
    const none = wonder('gA!! g gB!!');
    none.play('A', 'wonder', 'petra');
    const two = wonder('gA!! gA@campus gA@encampment gB@campus gB!!');
    two.play('A', 'wonder', 'petra');
    const production = (t: typeof none) => t.state.steps.at(-1);
    expect(production(none)).toMatchObject({ kind: 'payWonder', production: 3 });
    expect(production(two)).toMatchObject({ kind: 'payWonder', production: 5 });
  });
  it('[industrialization] a city within 4, counted over water', () => {
    const t = play('industrialization', 'gA!! w w w m g gB!!');
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['4,0']);
  });
  it('Q-C7 [construction]: each resource is worth 3, natural wonders too; a city within 3', () => {
    const rich = { position: 2, offer: ['oracle' as const], A: { seat: { resources: { ...NOTHING, mercury: 1 } } } };
    const t = play('construction', 'gA!! nA.pantanal g g gB!!', rich);
    // 2 + 3 + 3 is just enough for the Oracle; at 2 each it would not be.
    t.play('A', 'wonder', 'oracle', 'resource:mercury', 'naturalWonder:pantanal', 'build', '0,0');
    expect(t.log()).toContain('wonder.built');
    const usual = play('industrialization', 'gA!! nA.pantanal g g gB!!', rich);
    expect(usual.options('A')).not.toContain('wonder');
    const city = play('construction', 'gA!! g g g g g gB!!');
    city.play('A', 'city');
    expect(spaces(city)).toEqual(['2,0', '3,0']);
  });
  it('Q-C7 [construction]: going back keeps the worth', () => {
    const t = play('construction', 'gA!! g gB!!', { offer: ['petra'], A: { seat: { resources: RICH } } });
    t.play('A', 'wonder', 'petra', 'cancel', 'petra');
    expect(t.state.steps.at(-1)).toMatchObject({ worth: 3 });
  });
  it('[craftsmanship] a wonder, then one space of the tech dial', () => {
    const t = play('craftsmanship', 'gA!! g gB!!', {
      offer: ['petra'],
      A: { seat: { resources: RICH, tech: 2, techBest: 2 } },
    });
    t.play('A', 'wonder', 'petra');
    while (!t.options('A').includes('build')) t.play('A', t.options('A')[0] as string);
    t.play('A', 'build', '0,0');
    expect(t.log()).toContain('wonder.built');
    expect(t.seat('A').tech).toBe(3);
    // R9.2: the level on the way is a gain like any other.
    expect(kind(t)).toBe('takeCard');
  });
  it('R1.10, N-TC10 [craftsmanship] what comes after "then" comes also without a wonder; not with a city', () => {
    const t = play('craftsmanship', 'gA!! g g gB!!', { A: { seat: { resources: NOTHING } } });
    expect(t.options('A')).toEqual(['skip', 'wonder']);
    t.play('A', 'wonder');
    expect(t.seat('A').tech).toBe(1);
    const city = play('craftsmanship', 'gA!! g g g g gB!!');
    city.play('A', 'city', '2,0');
    expect(city.seat('A').tech).toBe(0);
    const skip = play('craftsmanship', 'gA!! g g g g gB!!');
    skip.play('A', 'skip');
    expect(skip.seat('A').tech).toBe(0);
  });
});
