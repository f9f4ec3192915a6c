import { describe, expect, it } from 'vitest';
import { kind, NOTHING, onCard, play, spaces, type Table } from '../growth-kit.ts';

const RICH = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };
/** Takes what is offered first until another question comes. */
function takeFirst(t: Table, ...kinds: string[]): void {
  for (let i = 0; i < 9 && kinds.includes(kind(t) ?? ''); i++) t.play('A', String(t.options('A').at(-1)));
}

describe('unique culture cards with others', () => {
  it('[humanism x france] more tokens by the era of a wonder, next to friendly spaces as well', () => {
    const t = play('humanism', 'gA!!#stonehenge gA d f gB!!\ng g g . .', {
      position: 3,
      A: { seat: { leader: 'france' } },
    });
    t.play('A', '0,1', '1,1', '2,1');
    expect(t.map().split('\n')[1]).toContain('gA gA gA');
    expect(kind(t)).toBe('placeTrade');
  });
  it('[humanism x sydney-opera-house] cities mature by rival tokens pay', () => {
    const t = play('humanism', 'gB gA!!#sydney-opera-house gA d gB!!', { position: 1 });
    t.play('A', 'done');
    expect(kind(t)).toBe('placeTrade');
  });
  it('[state-workforce x inca] the token on the mountain may be followed by one beside it', () => {
    const t = play('state-workforce', 'gA!! gA m d gB!!', { A: { seat: { leader: 'inca' } } });
    t.play('A', 'done', '2,0');
    expect(kind(t)).toBe('placeOneControl');
    expect(spaces(t)).toEqual(['3,0']);
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! gA mA dA gB!!');
  });
  it('[state-workforce x japan] its fifth slot’s token wants a mountain, however difficult it is', () => {
    const t = play('state-workforce', 'gA!! gA d m gA w gB!!', { A: { seat: { leader: 'japan' } } });
    t.play('A', 'done');
    expect(spaces(t)).toEqual(['3,0']);
  });
  it('[radio x kabul] a city-state that a rival has conquered is a rival city', () => {
    const t = play('radio', 'gA!! w gB!.kabul w gB!!');
    t.play('A', 'done', '2,0');
    expect(t.state.cityStates.kabul?.held?.by).toBe('A');
    expect(t.state.cityStates.kabul?.cards).toEqual(['aside', 'aside']);
  });
  it('T10.3 [radio] a rival’s fort is a city like others', () => {
    const t = play('radio', 'gA!! w FB! w gB!!');
    t.play('A', 'done', '2,0');
    expect(t.state.map['2,0']).toMatchObject({ fort: true, city: { of: 'A' } });
  });
});

describe('unique science cards with others', () => {
  it('[natural-history x america] a natural wonder on the card counts as a type and serves as a trade token', () => {
    const t = play('natural-history', 'gA!! nA.pantanal gB!!', { position: 2, A: { seat: { leader: 'america' } } });
    const focus = t.seat('A').row.find(({ card }) => card === 'natural-history');
    focus?.naturalWonders.push('pantanal');
    expect(t.options('A')).toContain('naturalWonder:pantanal');
    t.play('A', 'naturalWonder:pantanal');
    takeFirst(t, 'layNaturalWonder');
    expect(t.options('A')[0]).toBe('by:4');
  });
  it('[writing x oracle x neutral wonder] only a wonder that is controlled counts', () => {
    expect(play('writing', 'gA!! g#petra gB!!#oracle', { position: 3 }).options('A')[0]).toBe('by:3');
  });
  it('R9.2 [writing] the extra space may reach a level', () => {
    const t = play('writing', 'gA!!#petra g gB!!', { position: 3, A: { seat: { tech: 2, techBest: 2 } } });
    t.play('A', 'by:4');
    expect(kind(t)).toBe('takeCard');
  });
});

describe('unique economy cards with others', () => {
  it('[wheel x egypt] the resource comes from the supply', () => {
    const t = play('wheel', 'gA!! g g.seoul g gB!!', { A: { seat: { leader: 'egypt', ...onCard(1) } } });
    t.play('A', 'caravan:0', '2,0', 'oil');
    expect(t.seat('A').resources).toEqual({ ...NOTHING, oil: 1 });
    expect(t.state.supply.oil).toBe(9);
  });
  it('R2.4 [wheel] without that resource in the supply another one has to do', () => {
    const t = play('wheel', 'gA!! g g.seoul g gB!!', {
      A: { seat: onCard(1) },
      state: { supply: { marble: 1, mercury: 0, oil: 0, diamonds: 0 } },
    });
    t.play('A', 'caravan:0', '2,0');
    expect(t.why('A', 'oil')).toEqual({ key: 'resource.none', params: { resource: 'oil' } });
    t.play('A', 'marble');
    expect(t.seat('A').resources.marble).toBe(1);
  });
  it('Q-F19, Q-F20 [wheel x orszaghaz] the resource may come before the city-state is taken, or after', () => {
    const t = play('wheel', 'gA!!#orszaghaz g g.seoul g gB!!', { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0', '2,0');
    expect(t.options('A')).toEqual(['card', 'wonder:orszaghaz']);
    t.play('A', 'wonder:orszaghaz', 'conquer');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
    expect(kind(t)).toBe('takeResource');
  });
  it('Q-E6 [wheel x colossus] shared movement goes on top', () => {
    const t = play('wheel', `gA!!#colossus ${'g '.repeat(11)}gB!!`, { A: { seat: onCard(1) } });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toHaveLength(10);
  });
  it('[cartography x england] the city founded far away is alone on its tile', () => {
    const t = play('cartography', 'gA!! g g g g g g+A g gB! w m g g gB!!', { A: { seat: { leader: 'england' } } });
    t.state.map['10,0'] = { ground: 'mountain', tile: 7 };
    t.play('A', 'caravan:0', '8,0', 'pottery', 'pottery');
    takeFirst(t, 'takeDiplomacy', 'swapDiplomacy');
    t.play('A', '10,0');
    expect(kind(t)).toBe('placeOneControl');
    t.play('A', '11,0');
    expect(t.map()).toContain('mA! gA*');
  });
  it('N-TC4 [cartography x great-lighthouse] an edge far away is not within two of that city', () => {
    const t = play('cartography', 'gA!!#great-lighthouse g g g g g g+A g gB! w w w g w g w gB!!');
    t.play('A', 'caravan:0', '8,0', 'pottery', 'pottery');
    takeFirst(t, 'takeDiplomacy', 'swapDiplomacy');
    expect(spaces(t)).toEqual(['6,0']);
  });
  it('R12.8, Q-F30 [cartography x seoul] a conquered city-state is a rival city', () => {
    const t = play('cartography', 'gA!! g g g g g g+A g gB!.seoul w m g g gB!!');
    t.play('A', 'caravan:0', '8,0', 'pottery', 'pottery');
    takeFirst(t, 'takeDiplomacy', 'swapDiplomacy');
    expect(kind(t)).toBe('foundCity');
  });
  it('[banking x ottoman] the holder’s other cities and other players’ capitals bring nothing', () => {
    const t = play('banking', 'gA!! g gC!! w gB!!', {
      A: { seat: { leader: 'ottoman', ...onCard(1) } },
      C: {},
      state: { terra: { stack: [], ibrahim: 'B' } },
    });
    if (kind(t) === 'startOfTurn') t.play('A', 'done');
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery');
    takeFirst(t, 'takeDiplomacy', 'swapDiplomacy');
    expect(kind(t)).not.toBe('takeResource');
  });
  it('[shipbuilding x indonesia] over the edge’s water from one side to the other', () => {
    const t = play('shipbuilding', 'gA!! w g g gB!!\nw g g g w', {
      position: 1,
      A: { seat: { leader: 'indonesia', ...onCard(1) } },
    });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toContain('4,1');
  });
});

describe('unique industry and growth cards with others', () => {
  it('[industrialization x japan] a city on a mountain by the water in slot 3', () => {
    const t = play('industrialization', 'gA!! g g m w gB!!', { position: 3, A: { seat: { leader: 'japan' } } });
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['2,0', '3,0']);
  });
  it('[industrialization x kumasi] forests are easy for it', () => {
    const t = play('industrialization', 'gA!! g f g gB!!', { position: 1, A: { cityStates: ['kumasi'] } });
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['2,0']);
  });
  it('T13.2 [construction x nubia] an aged wonder costs 1 less, resources are worth 3', () => {
    // Petra: 7 - 1 = 6 = 3 + 3
    const t = play('construction', 'gA!! g gB!!', {
      position: 3,
      A: { seat: { leader: 'nubia', resources: { ...NOTHING, oil: 1 } } },
    });
    t.state.wonderDecks.military = { shown: 'petra', deck: [], aged: true };
    t.play('A', 'wonder', 'petra', 'resource:oil', 'build', '0,0');
    expect(t.seat('A').wonders).toEqual(['petra']);
  });
  it('R16.2 [construction] a trade token is worth 1 as ever', () => {
    const t = play('construction', 'gA!! g gB!!', {
      position: 3,
      offer: ['petra'],
      A: { trade: { construction: 1 }, seat: { resources: { ...NOTHING, oil: 1 } } },
    });
    t.play('A', 'wonder', 'petra', 'resource:oil');
    expect(t.options('A')).not.toContain('build');
    t.play('A', 'trade', 'build', '0,0');
    expect(t.trade('A', 'construction')).toBe(0);
  });
  it('Q-E11 [craftsmanship x pyramids] what the wonder does when it is built comes before the dial', () => {
    const t = play('craftsmanship', 'gA!! g gB!!', { offer: ['pyramids'], A: { seat: { resources: RICH } } });
    t.play('A', 'wonder', 'pyramids');
    while (!t.options('A').includes('build')) t.play('A', t.options('A')[0] as string);
    t.play('A', 'build', '0,0');
    expect([kind(t), t.seat('A').tech]).toEqual(['upgradeCard', 0]);
    t.play('A', 'done');
    expect(t.seat('A').tech).toBe(1);
  });
  it('[mysticism x stonehenge] the district on a hill and the token beside it go on', () => {
    const t = play('mysticism', 'gA!!#stonehenge hA h h gB!!', { position: 3 });
    t.play('A', 'district', 'campus@1,0');
    // First what the hill starts, then the replaced token.
    expect(kind(t)).toBe('placeOneControl');
    t.play('A', '2,0', '3,0');
    expect(t.map()).toContain('hA@campus hA hA gB!!');
  });
  it('[military-engineering x rome] armies stand in immature cities, around which all is reinforced', () => {
    const t = play('military-engineering', 'gA!! gA g gA! gA g gB!!', { position: 1, A: { seat: { leader: 'rome' } } });
    t.play('A', 'done', 'army:0@3,0');
    expect(t.map()).toBe('gA!! gA g gA!^A gA* g gB!!');
  });
  it('[military-engineering x nubia] after its reset one district', () => {
    const t = play('military-engineering', 'gA!! mA@campus g gB!!', { position: 1, A: { seat: { leader: 'nubia' } } });
    t.play('A', 'army:0@0,0');
    expect(t.trade('A', 'astrology')).toBe(1);
  });
  it('[sanitation x palenque] resources are trade tokens of the card that is being resolved', () => {
    const t = play('sanitation', 'gA!! w gA gA gA gB!!', {
      position: 1,
      A: { cityStates: ['palenque'], seat: { resources: { ...NOTHING, oil: 1 } } },
    });
    t.play('A', '2,0', 'resource:oil', '3,0');
    expect(t.map()).toBe('gA!! w gA* gA* gA gB!!');
    expect(t.seat('A').resources.oil).toBe(0);
  });
});
