import { describe, expect, it } from 'vitest';
import { controlLeft, DISTRICTS } from '../../../src/index.ts';
import { TERRA, table } from '../../kit.ts';
import { kind, placesFor, play, spaces } from '../growth-kit.ts';

const LINE = 'gA!! g h f d m gB!!';

describe('growth cards', () => {
  it('T6.1: a district or reinforcing; military cards only march', () => {
    const t = play('irrigation', 'gA!! gA g gB!!');
    expect(t.options('A')).toEqual(['skip', 'district', 'reinforce']);
    const army = play('masonry-terra', 'gA!! gA g gB!!');
    expect(kind(army)).toBe('moveArmies');
    expect(army.options('A')).not.toContain('reinforce');
  });
  it('T6.2: one unused district next to an own city, terrain up to the slot', () => {
    const t = play('irrigation', 'g g m\ngA!! h f\ng g gB!!', { position: 2 });
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual(['0,0', '0,2', '1,0', '1,1']);
    expect(t.why('A', 'campus@2,1')).toEqual({ key: 'hex.notNextToCity' });
    t.play('A', 'campus@1,1');
    expect(t.map().split('\n')[1]).toBe('gA!! hA@campus f');
    expect(t.log()).toContain('district.placed');
  });
  it('T6.2: too difficult, water, a city, a city-state, a barbarian, a rival token', () => {
    const t = play('irrigation', 'd g w\ngA!! gB gB!!\ng>a g.seoul g', { position: 3 });
    t.play('A', 'district');
    expect(t.why('A', 'campus@0,0')).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 3 } });
    expect(t.why('A', 'campus@1,1')).toEqual({ key: 'hex.control', params: { player: 'B' } });
    expect(t.why('A', 'campus@0,2')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
    expect(t.why('A', 'campus@2,0')).toEqual({ key: 'hex.water' });
    expect(t.why('A', 'campus@0,1')).toEqual({ key: 'hex.city' });
    expect(t.why('A', 'campus@1,2')).toEqual({ key: 'hex.cityState', params: { cityState: 'seoul' } });
  });
  it('T6.2, T10.1, T8.7: neither on a fort nor where a rival army stands; an own army does not matter', () => {
    const t = play('irrigation', 'F g g\ngA!! g^B g^A\ng g gB!!');
    t.play('A', 'district');
    expect(t.why('A', 'campus@0,0')).toEqual({ key: 'hex.fort' });
    expect(t.why('A', 'campus@1,1')).toEqual({ key: 'hex.rivalArmy', params: { player: 'B' } });
    const own = play('irrigation', 'gA!! g^A g gB!!');
    own.play('A', 'district');
    expect(placesFor(own, 'campus')).toEqual(['1,0']);
  });
  it('T6.3, N-TC7: each trade token spent reinforces one, also after a district was placed', () => {
    const t = play('irrigation', 'gA!! g gA gA gB!!', { A: { trade: { irrigation: 2 } } });
    t.play('A', 'district', 'campus@1,0');
    expect(kind(t)).toBe('reinforce');
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0']);
    t.play('A', '1,0', '2,0');
    expect(t.trade('A', 'irrigation')).toBe(0);
    expect(kind(t, 'B')).toBe('chooseCard');
    expect(t.map()).toBe('gA!! gA*@campus gA* gA gB!!');
  });
  it('T6.3: on top of what the slot reinforces, free ones first', () => {
    const t = play('irrigation', 'gA!! gA gA gA gB!!', { position: 1, A: { trade: { irrigation: 1 } } });
    t.play('A', 'reinforce', '1,0');
    expect(t.trade('A', 'irrigation')).toBe(1);
    t.play('A', '2,0');
    expect(t.trade('A', 'irrigation')).toBe(0);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('T6.3: the effect may go unused, the tokens not', () => {
    const t = play('irrigation', 'gA!! gA g gB!!', { A: { trade: { irrigation: 1 } } });
    t.play('A', 'skip', '1,0');
    expect(t.map()).toBe('gA!! gA* g gB!!');
  });
  it('R17.4, T6.3: a city-state’s token reinforces once a turn and stays', () => {
    const t = play('irrigation', 'gA!! gA gA gB!! gA!.seoul');
    const focus = t.seat('A').row.find(({ card }) => card === 'irrigation')?.id ?? null;
    if (t.state.cityStates.seoul?.held) t.state.cityStates.seoul.held.focus = focus;
    t.play('A', 'skip', '1,0');
    expect(t.map()).toContain('gA!! gA* gA');
    expect(t.log()).toContain('trade.spentCityState');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('Q-E32, T6.3 [america]: a natural wonder on the card reinforces as a trade token', () => {
    const t = play('irrigation', 'gA!! gA gA nA.pantanal gB!!', { A: { seat: { leader: 'america' } } });
    const focus = t.seat('A').row.find(({ card }) => card === 'irrigation');
    focus?.naturalWonders.push('pantanal');
    t.play('A', 'skip', 'naturalWonder:pantanal');
    expect(kind(t)).toBe('layNaturalWonder');
    t.play('A', 'astrology', '1,0');
    expect(t.map()).toContain('gA!! gA* gA');
  });
  it('T6.1: nothing to place and nothing to reinforce asks nothing', () => {
    const t = play('irrigation', 'gA!! d g gB!!', { position: 1 });
    expect(kind(t, 'B')).toBe('chooseCard');
    const why = play('irrigation', 'gA!! d gA gB!!', { position: 1 });
    expect(why.why('A', 'district')).toEqual({ key: 'growth.noDistrict' });
    const full = play('irrigation', 'gA!! g gA* gB!!', { position: 1 });
    expect(full.why('A', 'reinforce')).toEqual({ key: 'military.nothingToReinforce' });
  });
});

describe('district tokens', () => {
  it('T7.1: one of each type; what lies on the map cannot be placed again', () => {
    const t = play('irrigation', 'gA!! gA@campus g gB!!\ng g g g');
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual([]);
    expect(t.why('A', 'campus@0,1')).toEqual({ key: 'district.onMap', params: { district: 'campus' } });
    for (const district of DISTRICTS.slice(1)) expect(placesFor(t, district)).toEqual(['0,1', '1,0']);
  });
  it('T7.1: with all five on the map only reinforcing is left', () => {
    const all = DISTRICTS.map((district) => `gA@${district}`).join(' ');
    const t = play('irrigation', `gA!! ${all} gB!!\ng g g g g g g`);
    expect(t.options('A')).toEqual(['skip', 'reinforce']);
  });
  it('TC-T22, T7.2: over a reinforced own token: unreinforced, and the token is back with its owner', () => {
    const t = play('irrigation', LINE.replace('g h', 'gA* h'));
    expect(controlLeft(t.state, 'A')).toBe(33);
    t.play('A', 'district', 'theater-square@1,0');
    expect(kind(t)).not.toBe('placeOneControl');
    expect(t.map()).toContain('gA!! gA@theater-square');
    expect(controlLeft(t.state, 'A')).toBe(34);
  });
  it('T7.2: over an own token the terrain still counts', () => {
    const t = play('irrigation', 'gA!! dA gB!!', { position: 3 });
    expect(t.why('A', 'district')).toEqual({ key: 'growth.noDistrict' });
  });
  it('T7.2, N-TC1: one district may take another one’s place', () => {
    const t = play('irrigation', 'gA!! gA@campus gB!!');
    t.play('A', 'district', 'encampment@1,0');
    expect(t.map()).toBe('gA!! gA@encampment gB!!');
  });
  it('T7.2, R10.2: it takes the resource and the natural wonder of its space, and keeps one under the old token', () => {
    const t = play('irrigation', 'gA!! g.oil gB!!');
    t.play('A', 'district', 'campus@1,0');
    expect(t.seat('A').resources.oil).toBe(1);
    const wonder = play('irrigation', 'gA!! nA.pantanal gB!!');
    wonder.play('A', 'district', 'campus@1,0');
    expect(wonder.seat('A').naturalWonders).toEqual(['pantanal']);
    expect(wonder.map()).toContain('nA@campus');
  });
  it('T7.2: counts for maturity and as a friendly space', () => {
    const t = play('humanism', 'gA!! gA@campus h g gB!!');
    expect(spaces(t)).toEqual(['2,0']);
    t.play('A', 'done');
    expect(kind(t)).toBe('placeTrade');
  });
  it('T7.2: effects that place control tokens cannot place districts', () => {
    const t = play('early-empire', LINE);
    expect(t.options('A').filter((option) => option.includes('@'))).toEqual([]);
  });
  it('R2.2, T7.2, N-TC2: a district cannot be taken back for a control token', () => {
    const tokens = Array.from({ length: 34 }, () => 'gA').join(' ');
    const t = play('early-empire', `gA!! g gB!! gA@campus ${tokens}`);
    t.play('A', '1,0');
    expect(kind(t)).toBe('takeBackControl');
    expect(t.options('A').filter((option) => option !== 'skip')).toHaveLength(34);
    expect(t.options('A')).not.toContain('3,0');
  });
  it.each([
    ['unreinforced: destroyed, and it can be placed again', 'gA@campus', 'g g>a'],
    ['reinforced: flipped, and it stays', 'gA*@campus', 'g>a gA@campus'],
  ])('T7.2, R22.4: a barbarian enters a district, %s', (_what, district, after) => {
    const t = table(`g>a ${district} g gA!! gB!!`, {
      options: TERRA,
      dice: [4],
      state: { victory: [] },
      steps: [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }],
    });
    expect(t.map()).toBe(`${after} g gA!! gB!!`);
    t.play('A', 'irrigation', 'district');
    expect(placesFor(t, 'campus').length > 0).toBe(district === 'gA@campus');
  });
  it('T7.2, Q-E5, N-TC12: won over by Mass Media it is an ordinary token of the winner', () => {
    const t = play('mass-media', 'gA!! w gB@campus gB!!');
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! w gA gB!!');
  });
  it('T7.2, N-TC12: Drama and Poetry moves it as it is', () => {
    const t = play('drama-and-poetry', 'gA!! gA*@campus h gB!!');
    t.play('A', 'done', '1,0', '2,0');
    expect(t.map()).toBe('gA!! g hA*@campus gB!!');
  });
  it('T2.4: a city may be built over it, and the district goes back', () => {
    const t = play('pottery', 'gA!! g gA@campus g g gB!!');
    t.play('A', 'city', '2,0');
    expect(t.map()).toBe('gA!! g gA! g g gB!!');
  });
});
