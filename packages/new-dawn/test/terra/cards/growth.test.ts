import { describe, expect, it } from 'vitest';
import { kind, placesFor, play, spaces } from '../growth-kit.ts';

describe('growth cards, one by one', () => {
  it('[irrigation] reinforces as many as the slot says', () => {
    const t = play('irrigation', 'gA!! gA gA gA gB!!', { position: 2 });
    t.play('A', 'reinforce', '1,0', '2,0');
    expect(kind(t, 'B')).toBe('chooseCard');
    expect(t.map()).toBe('gA!! gA* gA* gA gB!!');
  });
  it('[irrigation] T4.1: in both places of number 1 it reinforces one', () => {
    for (const position of [0, 1]) {
      const t = play('irrigation', 'gA!! gA gA gB!!', { position });
      t.play('A', 'reinforce', '1,0');
      expect(kind(t, 'B')).toBe('chooseCard');
    }
  });
  it('[engineering] after the district a control token next to any own district, terrain up to the slot', () => {
    const t = play('engineering', 'gA!! g h d g h gA@campus f gB!!', { position: 3 });
    t.play('A', 'district', 'encampment@1,0');
    expect(kind(t)).toBe('placeControl');
    expect(spaces(t)).toEqual(['2,0', '5,0', '7,0']);
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.notNextToDistrict' });
    t.play('A', '5,0');
    expect(kind(t, 'B')).toBe('chooseCard');
    expect(t.map()).toBe('gA!! gA@encampment h d g hA gA@campus f gB!!');
  });
  it('[engineering] next to an ordinary control token is not next to a district', () => {
    const t = play('engineering', 'gA!! g w gA h gB!!');
    t.play('A', 'district', 'encampment@1,0');
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.notNextToDistrict' });
  });
  it('[engineering] T6.3: trade tokens reinforce, they buy no control tokens', () => {
    const t = play('engineering', 'gA!! g h h gB!!', { A: { trade: { engineering: 3 } } });
    t.play('A', 'district', 'encampment@1,0', '2,0');
    expect(kind(t)).toBe('reinforce');
    t.play('A', '1,0', '2,0');
    expect(t.trade('A', 'engineering')).toBe(1);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[engineering] Q-E20: without a district to place, the token may still go beside one that lies there', () => {
    const t = play('engineering', 'gA!! w gA@campus h gB!!');
    t.play('A', 'district', '3,0');
    expect(t.map()).toContain('gA@campus hA gB!!');
    const none = play('engineering', 'gA!! d gA@campus d gA*', { position: 2 });
    expect(none.why('A', 'district')).toEqual({ key: 'growth.noDistrict' });
  });
  it('[sanitation] a district, then as many reinforcements as the slot says, the district’s too', () => {
    const t = play('sanitation', 'gA!! g gA gA gB!!', { position: 2 });
    t.play('A', 'industrial-zone@1,0', '1,0', '3,0');
    expect(kind(t, 'B')).toBe('chooseCard');
    expect(t.map()).toBe('gA!! gA*@industrial-zone gA gA* gB!!');
  });
  it('[sanitation] Q-E20: each part may be left out', () => {
    const t = play('sanitation', 'gA!! g gA gB!!', { position: 2 });
    t.play('A', 'done', 'done');
    expect(t.map()).toBe('gA!! g gA gB!!');
  });
  it('[globalization] Q-F25: everybody who has the district resolves it, clockwise from the active player', () => {
    const map = 'gA!! fA@industrial-zone g mB@campus gB!! g mC@campus gC!!';
    const t = play('globalization', map, { C: {}, state: { active: 'A', startPlayer: 'C' } });
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'campus', 'industrial-zone']);
    expect(t.why('A', 'encampment')).toEqual({ key: 'district.nobody', params: { district: 'encampment' } });
    t.play('A', 'campus');
    expect([t.trade('A', 'astrology'), t.trade('B', 'astrology'), t.trade('C', 'astrology')]).toEqual([0, 1, 1]);
    expect(kind(t)).toBe('reinforce');
  });
  it('[globalization] Q-F25: others decide for their own districts', () => {
    const t = play('globalization', 'gA!! gA@encampment g^B gB@encampment gB!!');
    // Every encampment has to be carried out (Q-V8).
    t.play('A', 'done', 'encampment', 'reinforce', '1,0', 'done');
    expect(t.options('B')).toEqual(['reinforce']);
    t.play('B', 'reinforce', '3,0');
    expect(t.map()).toBe('gA!! gA*@encampment g^B gB*@encampment gB!!');
  });
  it('[globalization] the district just placed counts', () => {
    const t = play('globalization', 'gA!! m gA* g gB!!');
    t.play('A', 'campus@1,0', 'campus');
    expect(t.trade('A', 'astrology')).toBe(1);
  });
  it('T6.3, N-TC7 [globalization] tokens on the card may be spent before districts bring more', () => {
    const t = play('globalization', 'gA!! gA@commercial-hub gA g gB!!', { A: { trade: { globalization: 3 } } });
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'reinforce', 'commercial-hub']);
    t.play('A', 'reinforce', '1,0', '2,0');
    expect(t.trade('A', 'globalization')).toBe(1);
    t.play('A', 'commercial-hub', 'globalization');
    expect(t.trade('A', 'globalization')).toBe(2);
  });
  it('[globalization] without a district anywhere there is nothing to name', () => {
    const t = play('globalization', 'gA!! d gA gB!!', { position: 2 });
    expect(kind(t)).toBe('reinforce');
  });
  it('[mysticism] Q-C6: a replaced control token may go next to the district, any land, unreinforced', () => {
    const t = play('mysticism', 'gA!! gA* m w\ng g g gB!!', { position: 1 });
    t.play('A', 'district', 'campus@1,0');
    expect(kind(t)).toBe('placeOneControl');
    expect(spaces(t)).toEqual(['0,1', '1,1', '2,0']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gA@campus mA w\ng g g gB!!');
  });
  it('[mysticism] Q-C6: nothing moves when nothing was replaced, and a replaced district goes back', () => {
    const t = play('mysticism', 'gA!! g m gB!!');
    t.play('A', 'district', 'campus@1,0');
    expect(kind(t)).not.toBe('placeOneControl');
    const district = play('mysticism', 'gA!! gA@campus m gB!!');
    district.play('A', 'district', 'encampment@1,0');
    expect(kind(district)).not.toBe('placeOneControl');
  });
  it('[mysticism] or reinforces like any card of level I', () => {
    const t = play('mysticism', 'gA!! gA g gB!!', { position: 3 });
    t.play('A', 'reinforce', '1,0');
    expect(t.map()).toBe('gA!! gA* g gB!!');
  });
  it('[military-engineering] Q-F23: armies on the card go to any own cities, several to one; no limit by the slot', () => {
    const t = play('military-engineering', 'gA!! gA g gA! gA gA gB!!\ngA g g g g g g', {
      position: 1,
      A: { seat: { armies: [{ at: null }, { at: null }] } },
    });
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['done', 'army:0@0,0', 'army:0@3,0', 'army:1@0,0', 'army:1@3,0']);
    t.play('A', 'army:0@3,0', 'army:1@3,0');
    expect(t.map().split('\n')[0]).toBe('gA!! gA g gA!^A^A gA* gA gB!!');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[military-engineering] Q-F23: armies that are on the map already reinforce around them and are not moved', () => {
    const t = play('military-engineering', 'gA!! g g gA^A gA gA gB!!', { position: 1 });
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! g g gA*^A gA* gA gB!!');
  });
  it('[military-engineering] T6.3: then trade tokens reinforce elsewhere', () => {
    const t = play('military-engineering', 'gA!! g g gA^A gA gA gB!!', { A: { trade: { 'military-engineering': 1 } } });
    t.play('A', 'done', '5,0');
    expect(t.map()).toBe('gA!! g g gA*^A gA* gA* gB!!');
  });
  it('T6.2 [military-engineering]: the district just placed is reinforced with the rest', () => {
    const t = play('military-engineering', 'gA!! g g gB!!');
    t.play('A', 'encampment@1,0', 'army:0@0,0');
    expect(t.map()).toBe('gA!!^A gA*@encampment g gB!!');
    expect(placesFor(t, 'campus')).toEqual([]);
  });
});

describe('base cards that changed', () => {
  it('[currency-terra] a barbarian is removed without a token, and the caravan goes no farther', () => {
    const t = play('currency-terra', 'gA!! g>a g g g gB!!', { A: { seat: { caravans: [{ at: null }] } } });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toEqual(['1,0']);
    t.play('A', '1,0');
    expect(t.map()).toBe('gA!! g+A g g g gB!!');
    expect(kind(t, 'B')).toBe('chooseCard');
    expect(t.log()).toContain('barbarian.drivenAway');
    expect(t.log()).not.toContain('trade.gained');
  });
  it('[currency-terra] the other caravan moves on', () => {
    const t = play('currency-terra', 'gA!! g>a g g g gB!!', {
      A: { seat: { caravans: [{ at: null }, { at: null }] } },
    });
    t.play('A', 'caravan:0', '1,0', 'caravan:1', '4,0');
    expect(t.map()).toBe('gA!! g+A g g g+A gB!!');
  });
  it('N-TC3 [animal-husbandry-terra] a city, a wonder, or a city where an own figure stands, which goes back', () => {
    const t = play('animal-husbandry-terra', 'gA!! g g g g m+A^A g g gB!!', { position: 2 });
    expect(t.options('A')).toEqual(['skip', 'city', 'figure']);
    t.play('A', 'figure');
    expect(t.options('A')).toEqual(['done', 'caravan:0', 'army:0']);
    t.play('A', 'army:0');
    expect(t.map()).toBe('gA!! g g g g mA!+A g g gB!!');
    expect(t.log()).toContain('army.sentHome');
  });
  it('[animal-husbandry-terra] the space has to be legal, a figure on its card stands nowhere', () => {
    const t = play('animal-husbandry-terra', 'gA!! g+A g gB!! g^A.oil g w+A g g', {
      A: { seat: { armies: [{ at: '4,0' }, { at: null }] } },
      position: 1,
    });
    expect(t.why('A', 'figure')).toEqual({ key: 'build.noFigure' });
    const legal = play('animal-husbandry-terra', 'gA!! g+A g g g^A g g gB!!', {
      A: { seat: { armies: [{ at: '4,0' }, { at: null }] } },
    });
    legal.play('A', 'figure');
    expect(legal.why('A', 'caravan:0')).toEqual({ key: 'hex.nextToCity' });
    expect(legal.why('A', 'army:1')).toEqual({ key: 'figure.onCard' });
  });
  it('[animal-husbandry-terra] not next to a fort, not with a rival army (T2.2)', () => {
    const t = play('animal-husbandry-terra', 'gA!! g g F g^A g g^A^B g gB!!');
    expect(t.why('A', 'figure')).toEqual({ key: 'build.noFigure' });
  });
  it('[animal-husbandry-terra] over an own token it is like any city', () => {
    const t = play('animal-husbandry-terra', 'gA!! g g gA+A g gB!!');
    t.play('A', 'figure', 'caravan:0');
    expect(t.map()).toBe('gA!! g g gA! g gB!!');
  });
  it('[animal-husbandry-terra] without an unused city neither', () => {
    const cities = Array.from({ length: 7 }, () => 'gA! g').join(' ');
    const t = play('animal-husbandry-terra', `gA!! g ${cities} g g+A g g gB!!`);
    expect(t.why('A', 'figure')).toEqual({ key: 'build.noFigure' });
  });
  it('Q-F12 [nuclear-power]: spaces with armies are spared, and it cannot be aimed at one', () => {
    const t = play('nuclear-power', 'gA!! g gB^B gB gB* gB!!');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.guarded' });
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! g gB^B g gB gB!!');
  });
  it('T8.8 [mass-media]: tokens on spaces with an army cannot be swapped', () => {
    const t = play('mass-media', 'gA!! w gB^B gB gB!!');
    t.play('A', 'done');
    expect(t.options('A')).not.toContain('2,0');
  });
});
