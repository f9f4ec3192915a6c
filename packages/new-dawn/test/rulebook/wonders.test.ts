import { describe, expect, it } from 'vitest';
import { type Resource, wonderCost } from '../../src/index.ts';
import { type Given, rowWith, table } from '../kit.ts';
import { type Industry, industry } from './industry.ts';

const resources = (given: Partial<Record<Resource, number>>) => ({
  marble: 0,
  mercury: 0,
  oil: 0,
  diamonds: 0,
  ...given,
});
const MAP = 'gA!! gB!!';
const rich = (given: Partial<Record<Resource, number>>): Given => ({ seat: { resources: resources(given) } });

describe('R13.2 building a wonder', () => {
  it('TC-B6: Forbidden City for 9: slot 3, one marble and two oil make 9', () => {
    const t = industry('gA!! g gA!#petra gB!!', {
      slot: 3,
      A: rich({ marble: 1, oil: 2 }),
      offer: ['forbidden-city'],
    });
    const before = { ...t.state.supply };
    t.play('A', 'wonder', 'forbidden-city', 'resource:marble', 'resource:oil');
    expect(t.options('A')).toEqual(['resource:oil', 'cancel']);
    t.play('A', 'resource:oil');
    expect(t.options('A')).toEqual(['build', 'cancel']);
    t.play('A', 'build');
    expect(t.options('A')).toEqual(['0,0']);
    t.play('A', '0,0');
    expect(t.map()).toBe('gA!!#forbidden-city g gA!#petra gB!!');
    expect(t.seat('A').resources).toEqual(resources({}));
    expect(t.state.supply).toEqual({ ...before, marble: before.marble + 1, oil: before.oil + 2 });
  });
  it('R13.2: too dear when even everything together is not enough', () => {
    const given: Industry = { slot: 3, A: rich({ marble: 1, oil: 1 }), offer: ['forbidden-city'] };
    expect(industry(MAP, given).why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
    const t = industry(MAP, { ...given, slot: 5, offer: ['eiffel-tower', 'petra'] });
    t.play('A', 'wonder');
    expect(t.options('A')).toEqual(['done', 'petra']);
    expect(t.why('A', 'eiffel-tower')).toEqual({ key: 'wonder.tooDear', params: { cost: 12, most: 9 } });
  });
  it('R13.2: only the face-up wonders of the four decks are on offer', () => {
    const t = industry(MAP, {
      A: rich({ marble: 5, oil: 5, mercury: 5, diamonds: 5 }),
      offer: ['stonehenge', 'colossus', 'petra', 'oracle'],
      deck: { culture: ['hanging-gardens'] },
    });
    t.play('A', 'wonder');
    expect(t.options('A')).toEqual(['done', 'stonehenge', 'colossus', 'petra', 'oracle']);
    expect(t.why('A', 'hanging-gardens')).toEqual({ key: 'answer.notOffered' });
  });
  it('Q-E26: resources that the wonder does not show cannot be spent', () => {
    const t = industry(MAP, { A: rich({ mercury: 3, diamonds: 3, oil: 2 }), offer: ['forbidden-city'] });
    t.play('A', 'wonder', 'forbidden-city');
    expect(t.options('A')).toEqual(['resource:oil', 'cancel']);
  });
  it('R16.2: each trade token of the industry card is worth 1, and goes to the supply', () => {
    const t = industry(MAP, { slot: 5, A: { trade: { pottery: 3, astrology: 3 } }, offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'trade', 'trade');
    expect(t.options('A')).toEqual(['build', 'trade', 'cancel']);
    t.play('A', 'build', '0,0');
    expect(t.trade('A', 'pottery')).toBe(1);
    expect(t.trade('A', 'astrology')).toBe(3);
  });
  it('R17.4: the token of a conquered industry city-state is worth 1 too, once a turn, and stays', () => {
    const given: Industry = { slot: 5, A: rich({ marble: 1 }), offer: ['stonehenge'] };
    expect(industry(MAP, { ...given, offer: ['hanging-gardens'] }).options('A')).toEqual(['skip']);
    const t = industry('gA!! g gA!.brussels gB!!', { ...given, offer: ['hanging-gardens'] });
    t.play('A', 'wonder', 'hanging-gardens', 'resource:marble', 'trade');
    expect(t.options('A')).toEqual(['build', 'cancel']);
    t.play('A', 'build', '0,0');
    expect(t.log()).toContain('trade.spentCityState');
    expect(t.state.cityStates.brussels?.held?.by).toBe('A');
  });
  it('R13.2: nothing is spent before the wonder is built', () => {
    const t = industry(MAP, { A: { ...rich({ marble: 1 }), trade: { pottery: 2 } }, offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'trade', 'cancel', 'done');
    expect(t.seat('A').resources.marble).toBe(1);
    expect(t.trade('A', 'pottery')).toBe(2);
    expect(t.seat('A').wonders).toEqual([]);
  });
  it('R13.2: overpaying is allowed, and what is too much is lost', () => {
    const t = industry(MAP, { A: rich({ marble: 3 }), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'resource:marble', 'resource:marble', 'build', '0,0');
    expect(t.seat('A').resources.marble).toBe(0);
  });
  it('R13.2: one wonder with one card', () => {
    const t = industry('gA!! g gA! gB!!', { A: rich({ marble: 8, mercury: 8 }), offer: ['stonehenge', 'oracle'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '2,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('TC-B21, R19.2 [torres-del-paine]: a natural wonder is worth 2, is kept, and serves once a turn', () => {
    const row = rowWith('pottery', 5);
    const t = table('gA!!#venetian-arsenal g gA! g gA! gB!!\nnA.torres-del-paine . . . .', {
      players: { A: { row, seat: { resources: resources({ oil: 8 }) } } },
      offer: ['petra', 'colossus'],
    });
    t.play('A', 'pottery', 'wonder', 'petra', 'naturalWonder:torres-del-paine');
    expect(t.options('A')).toEqual(['build', 'resource:oil', 'cancel']);
    t.play('A', 'build', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['torres-del-paine']);
    t.play('A', 'again', 'wonder', 'colossus');
    expect(t.options('A')).toEqual(['resource:oil', 'cancel']);
    t.play('A', 'resource:oil', 'resource:oil', 'resource:oil', 'build', '4,0');
    expect(t.seat('A').wonders).toEqual(['venetian-arsenal', 'petra', 'colossus']);
    t.pass('B');
    expect(t.seat('A').spent).toEqual([]);
  });
  it('R19.2, Q-E26: a natural wonder of another resource does not count', () => {
    const t = industry('gA!! . gB!!\nnA.pantanal', { A: rich({ oil: 1 }), offer: ['petra'] });
    t.play('A', 'wonder', 'petra');
    expect(t.options('A')).toEqual(['resource:oil', 'cancel']);
  });
});

describe('R20 world wonders', () => {
  it('R20.2, R20.5: one in a city; without a city that has none, none can be built', () => {
    const A = rich({ marble: 8 });
    const t = industry('gA!!#petra gA!#colossus gB!!', { A, offer: ['stonehenge'] });
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
    const free = industry('gA!!#petra gA! gB!!', { A, offer: ['stonehenge'] });
    free.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build');
    expect(free.options('A')).toEqual(['1,0']);
  });
  it('R20.2: not under a control token', () => {
    const t = industry('gA!! gA* gA! gB!!', { A: rich({ marble: 8 }), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build');
    expect(t.options('A')).toEqual(['0,0', '2,0']);
  });
  it('R20.1, Q-E11: the next card of the same deck is turned up, and the wonder is not on offer any more', () => {
    const t = industry(MAP, {
      A: rich({ marble: 1 }),
      offer: ['stonehenge', 'oracle'],
      deck: { culture: ['eiffel-tower'] },
    });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '0,0');
    expect(t.state.wonderDecks.culture).toEqual({ shown: 'eiffel-tower', deck: [] });
    expect(t.state.wonderDecks.science.shown).toBe('oracle');
    expect(t.log().slice(-3)).toEqual(['wonder.built', 'wonder.turnedUp', 'turn.begun']);
  });
  it('R20.1: an empty deck has nothing on offer', () => {
    const t = industry(MAP, { A: rich({ marble: 1 }), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '0,0');
    expect(t.state.wonderDecks.culture.shown).toBeNull();
  });
  it('Q-E11: the next card lies open before what happens when it is built', () => {
    const t = industry(MAP, { A: rich({ mercury: 4 }), offer: ['pyramids'], deck: { science: ['kremlin'] } });
    t.play('A', 'wonder', 'pyramids', 'resource:mercury', 'resource:mercury', 'build', '0,0');
    expect(t.asked('A')?.kind).toBe('upgradeCard');
    expect(t.state.wonderDecks.science.shown).toBe('kremlin');
    expect(t.map()).toBe('gA!!#pyramids gB!!');
  });
  it('Q-E11 [venetian-arsenal]: a wonder may stand in a city built in the same turn', () => {
    const t = industry('gA!!#venetian-arsenal g g . gB!!', { A: rich({ marble: 3 }), offer: ['stonehenge'] });
    t.play('A', 'city', '2,0', 'again', 'wonder', 'stonehenge');
    t.play('A', 'resource:marble', 'resource:marble', 'resource:marble', 'build');
    expect(t.options('A')).toEqual(['2,0']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!!#venetian-arsenal g gA!#stonehenge . gB!!');
  });
  it('R1.9, R20.3: active at once, and only for the controller', () => {
    const t = industry(MAP, { A: rich({ oil: 2 }), offer: ['venetian-arsenal'] });
    expect(t.options('A')).toEqual(['skip']);
    const built = industry(MAP, { A: rich({ oil: 3 }), offer: ['venetian-arsenal'] });
    built.play('A', 'wonder', 'venetian-arsenal', 'resource:oil', 'resource:oil', 'resource:oil', 'build', '0,0');
    expect(built.asked('A')?.kind).toBe('resolveAgain');
    const rivals = industry('gA!! g g gB!!#venetian-arsenal');
    rivals.play('A', 'skip');
    expect(rivals.asked('B')?.kind).toBe('chooseCard');
  });
  it('R20.4: captured with its city: the card changes hands, the token stays', () => {
    const t = table('gA!! g gB!#petra gB!!', {
      players: { A: { row: rowWith('masonry-base', 5) }, B: {} },
      dice: [6, 1],
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('wonder.captured');
    expect(t.map()).toBe('gA!! g gA!#petra gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['petra'], []]);
  });
  it('R20.6: a wonder never moves voluntarily: building one offers no other place for it', () => {
    const t = industry('gA!!#petra g gA! gB!!', { A: rich({ marble: 1 }), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '2,0');
    expect(t.map()).toBe('gA!!#petra g gA!#stonehenge gB!!');
  });
});

describe('what a wonder costs', () => {
  /** The least slot of Pottery with which A, without any means, can build the wonder on offer; 6: none. */
  const leastFor = (drawing: string, wonder: 'stonehenge' | 'colossus', A: Given): number => {
    const slot = [1, 2, 3, 4, 5].find((n) =>
      industry(drawing, { slot: n, A, offer: [wonder] })
        .options('A')
        .includes('wonder'),
    );
    return slot ?? 6;
  };
  const twoMarble = resources({ marble: 2, oil: 2 });
  it('[egypt]: 1 less', () => {
    expect(leastFor(MAP, 'stonehenge', { seat: { resources: twoMarble } })).toBe(3);
    expect(leastFor(MAP, 'stonehenge', { seat: { resources: twoMarble, leader: 'egypt' } })).toBe(2);
  });
  it('[brussels]: 1 less for each mature city', () => {
    const A: Given = { seat: { resources: twoMarble }, cityStates: ['brussels'] };
    expect(leastFor('gA!! g g gB!!', 'stonehenge', A)).toBe(3);
    expect(leastFor('gA!! gA g gB!!', 'stonehenge', A)).toBe(2);
    expect(leastFor('gA!! gA gA! gA g gB!!', 'stonehenge', A)).toBe(1);
  });
  it('[buenos-aires]: 2 less for a type not controlled yet', () => {
    const A: Given = { seat: { resources: twoMarble }, cityStates: ['buenos-aires'] };
    expect(leastFor('gA!! gA! gB!!', 'stonehenge', A)).toBe(1);
    expect(leastFor('gA!! gA!#eiffel-tower gB!!', 'stonehenge', A)).toBe(3);
    expect(leastFor('gA!! gA!#petra gB!!', 'stonehenge', A)).toBe(1);
  });
  it('[egypt x brussels] [egypt x buenos-aires] all add up, but never below nothing', () => {
    const A: Given = { seat: { leader: 'egypt' }, cityStates: ['brussels', 'buenos-aires'] };
    expect(leastFor('gA!! gA g gB!!', 'stonehenge', A)).toBe(3);
    const row = 'gA!! gA gA! gA gA! gA gA! gA gA! gA . gB!!';
    const t = industry(row, { slot: 1, A, offer: ['stonehenge'] });
    expect(wonderCost(t.state, 'A', 'stonehenge')).toBe(0);
    t.play('A', 'wonder', 'stonehenge');
    expect(t.options('A')).toEqual(['build', 'cancel']);
  });
});
