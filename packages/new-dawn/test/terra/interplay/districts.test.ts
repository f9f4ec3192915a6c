import { describe, expect, it } from 'vitest';
import { type Given, terraTable } from '../../kit.ts';
import { assault } from '../armies.ts';
import { districts, kind, placesFor, play, spaces } from '../growth-kit.ts';

const led = (leader: 'netherlands' | 'england' | 'inca' | 'china', more: Given = {}) => ({
  players: { A: { ...more, seat: { leader, ...more.seat } }, B: {} },
});

describe('placing districts with wonders and leaders', () => {
  it('[irrigation x stonehenge] a district on a hill is a control token placed on a hill', () => {
    const t = play('irrigation', 'gA!!#stonehenge h h gB!!', { position: 2 });
    t.play('A', 'district', 'campus@1,0');
    expect(kind(t)).toBe('placeOneControl');
    expect(spaces(t)).toEqual(['2,0']);
    t.play('A', '2,0');
    expect(t.map()).toContain('hA@campus hA gB!!');
  });
  it('[irrigation x inca] on a mountain, over an own token too', () => {
    const t = play('irrigation', 'gA!! mA g gB!!', { A: { seat: { leader: 'inca' } } });
    t.play('A', 'district', 'campus@1,0');
    expect(spaces(t)).toEqual(['2,0']);
  });
  it('Q-E29 [irrigation x mohenjo-daro] every space is one less difficult', () => {
    const t = play('irrigation', 'gA!! f g gB!!', { position: 2, A: { cityStates: ['mohenjo-daro'] } });
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual(['1,0']);
  });
  it('[irrigation x kumasi] its forests are for industry and culture cards', () => {
    const t = play('irrigation', 'gA!! f gA gB!!', { position: 2, A: { cityStates: ['kumasi'] } });
    expect(t.why('A', 'district')).toEqual({ key: 'growth.noDistrict' });
  });
  it('Q-E28 [irrigation x chichen-itza] empty forests need not be next to a city', () => {
    const t = play('irrigation', 'gA!!#chichen-itza w f f.oil gB!!', { position: 3 });
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual(['2,0']);
  });
  it('[engineering x chichen-itza] N-W4: the token beside a district may go to far forest as well', () => {
    const t = play('engineering', 'gA!!#chichen-itza g g g f f.oil gB!!', { position: 3 });
    t.play('A', 'district', 'campus@1,0');
    expect(t.asked('A')?.kind).toBe('placeControl');
    expect(t.options('A').sort()).toEqual(['2,0', '4,0', 'done']);
  });
  it('[mysticism x chichen-itza] N-W4: the token that gave way stays beside its district', () => {
    const t = play('mysticism', 'gA!!#chichen-itza gA g g f gB!!', { position: 3 });
    t.play('A', 'district', 'campus@1,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(t.options('A').sort()).toEqual(['2,0', 'done']);
  });
  it('[theater-square x chichen-itza] N-W4: two spaces away is no adjacency, so far forest stays out of reach', () => {
    const t = districts('gA!!#chichen-itza gA@theater-square g f g f gB!!');
    expect(spaces(t)).toEqual(['2,0', '3,0']);
  });
  it('[irrigation x japan] a mountain by the water in slot 3', () => {
    const t = play('irrigation', 'gA!! m w gB!!', { position: 3, A: { seat: { leader: 'japan' } } });
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual(['1,0']);
  });
  it('R20.7 [irrigation x petra] a neutral wonder on its space comes with it', () => {
    const t = play('irrigation', 'gA!! g#petra g gB!!');
    t.play('A', 'district', 'campus@1,0');
    expect(t.seat('A').wonders).toEqual(['petra']);
  });
  it('[irrigation x eiffel-tower] a district may be pointed at; what takes its place is an ordinary token', () => {
    const t = terraTable('gA!!#eiffel-tower g gB@campus gB gB!!', { state: { victory: [] } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.map()).toBe('gA!!#eiffel-tower g gA gB gB!!');
  });
  it('T7.2 [masonry-terra x campus] beaten by an army: an ordinary unreinforced token, the district can be placed again', () => {
    const t = assault('gA!! gB*@campus g gB!!', '1,0', { dice: [6, 1] });
    while (kind(t) === 'spendInAttack') t.play('A', 'done');
    expect(t.map()).toContain('gA!! gA^A g gB!!');
  });
});

describe('districts at the edge of the map', () => {
  it('[campus] sides without a space do not matter', () => {
    expect(districts('mA@campus mA\ngA!! g gB!!').trade('A', 'astrology')).toBe(2);
  });
  it('[theater-square] in a corner it reaches what there is', () => {
    const t = districts('gA@theater-square g g g\ng . . gA!!\ng . gB!! g');
    expect(spaces(t)).toEqual(['0,1', '0,2', '1,0', '2,0']);
  });
  it('T7.4 [theater-square] the distance is over the map, not through the void', () => {
    const t = districts('gA@theater-square . g\ng g g\ngA!! g gB!!');
    // Two to the right it would be no farther, if there were a space between.
    expect(spaces(t)).toEqual(['0,1', '1,1']);
  });
  it('[encampment] at the edge a barbarian two spaces along the shore', () => {
    const t = districts('gA*@encampment . .\nw g>a .\ngA!! g gB!!');
    t.play('A', 'defeat', 'barbarian:A', 'pottery');
    expect(t.log()).toContain('barbarian.defeated');
  });
  it('[commercial-hub] a mature city at the edge pays', () => {
    const t = districts('gA!! gA@commercial-hub\n. g gB!!');
    expect(t.options('A')).toContain('pottery');
  });
  it('[industrial-zone x great-lighthouse] empty edge spaces count as within two', () => {
    const far = 'gA!!#great-lighthouse gA@industrial-zone w w w m gB gB!!';
    const t = districts(far, { players: { A: { trade: { pottery: 3 } }, B: {} } });
    expect(t.options('A')).toEqual(['city']);
    const none = districts(far.replace('#great-lighthouse', ''), { players: { A: { trade: { pottery: 3 } }, B: {} } });
    expect(kind(none)).toBe('chooseCard');
  });
});

describe('what districts give, with wonders, leaders and cards', () => {
  it('[commercial-hub x great-zimbabwe] its tokens may be kept', () => {
    const t = districts('gA!!#great-zimbabwe gA@commercial-hub g gB!!');
    expect(t.options('A')).toContain('store');
  });
  it('[campus x great-zimbabwe] Q-E39: also those meant for one card', () => {
    const t = districts('gA!!#great-zimbabwe mA@campus g gB!!', {
      players: { A: { trade: { astrology: 3 } }, B: {} },
    });
    expect(t.options('A')).toEqual(['store']);
  });
  it('[commercial-hub x sydney-opera-house] rival tokens make cities mature', () => {
    const t = districts('gB gA!!#sydney-opera-house gA@commercial-hub g gB!!');
    expect(t.options('A')).toContain('pottery');
  });
  it('[commercial-hub x open-borders-terra] the giver’s deserts are friendly', () => {
    const t = districts('g gA!! gA@commercial-hub dB gB!!', {
      players: { A: { diplomacy: [{ from: 'B', card: 'open-borders-terra' }] }, B: {} },
    });
    expect(t.trade('A', 'foreign-trade')).toBe(1);
  });
  it('N-TC13 [campus x open-borders-terra] closed, it is turned up as soon as a space counts by it', () => {
    const closed = (mountain: string) =>
      districts(`g gA!! mA@campus ${mountain} g gB!!`, {
        options: { expansion: 'terra-incognita', map: 'advanced', diplomacy: 'closed' },
        players: { A: { seat: { diplomacy: [{ from: 'B', card: 'open-borders-terra', shown: false }] } }, B: {} },
      });
    expect(closed('mB').seat('A').diplomacy[0]?.shown).toBe(true);
    expect(closed('hB').seat('A').diplomacy[0]?.shown).toBe(false);
  });
  it('[industrial-zone x open-borders-terra] and a place to count a city’s distance from', () => {
    const t = districts('gA!! gA@industrial-zone w w w gB m g gB!!', {
      players: { A: { trade: { pottery: 3 }, diplomacy: [{ from: 'B', card: 'open-borders-terra' }] }, B: {} },
    });
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['6,0']);
  });
  it('[industrial-zone x england] a city alone on its tile brings its token', () => {
    const t = districts('gA!! gA@industrial-zone g g g g gB!!', led('england', { trade: { pottery: 3 } }));
    t.state.map['3,0'] = { ground: 'grass', tile: 5 };
    t.play('A', 'city', '3,0');
    expect(kind(t)).toBe('placeOneControl');
  });
  it('T2.2 [industrial-zone] not next to a fort, not with a rival army, on an own army it may', () => {
    const t = districts('gA!! gA@industrial-zone F g g^B g gB!! . gA g^A', {
      players: { A: { trade: { pottery: 3 } }, B: {} },
    });
    t.play('A', 'city');
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.nextToFort' });
    expect(spaces(t)).toContain('9,0');
  });
  it('[industrial-zone] without an unused city nothing is offered but forests', () => {
    const cities = Array.from({ length: 7 }, () => 'gA! g').join(' ');
    const t = districts(`gA!! fA@industrial-zone ${cities} g g gB!!`, {
      players: { A: { trade: { pottery: 3 } }, B: {} },
    });
    expect(kind(t)).toBe('chooseCard');
  });
  it('T10.1 [industrial-zone] a fort of one’s own is a friendly forest, a rival’s and an uncontrolled one are not', () => {
    expect(districts('gA!! fB@campus FA!\nF gA@industrial-zone g gB!!').trade('A', 'pottery')).toBe(1);
  });
  it('[theater-square x stonehenge] its token on a hill goes on', () => {
    const t = districts('gA!!#stonehenge gA@theater-square h h gB!!');
    t.play('A', '2,0');
    expect(spaces(t)).toEqual(['3,0']);
  });
  it('[theater-square] takes a resource and a natural wonder like any token', () => {
    const t = districts('gA!! gA@theater-square n.pantanal g gB!!');
    t.play('A', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('R2.2 [theater-square] with all tokens in use one is first taken back', () => {
    const tokens = Array.from({ length: 34 }, () => 'gA').join(' ');
    const t = districts(`gA!! gA@theater-square g gB!! ${tokens}`);
    t.play('A', '2,0');
    expect(kind(t)).toBe('takeBackControl');
  });
  it('[encampment] Q-F13: an army beaten in its own city leaves the city alone', () => {
    const t = districts('gA!! gA*@encampment gB!^B g gB!!');
    t.play('A', 'defeat', 'army:B@2,0');
    expect(t.map()).toContain('gB! g gB!!');
  });
  it('[encampment] reinforces itself', () => {
    const t = districts('gA!! gA@encampment g gB!!');
    t.play('A', 'reinforce', '1,0');
    expect(t.map()).toContain('gA*@encampment');
  });
  it('[encampment] reinforces nothing farther than two', () => {
    const t = districts('gA!! gA*@encampment g g gA gB!!');
    expect(kind(t)).toBe('chooseCard');
  });
  it('Q-F25 [globalization x nubia] after the reset of the same card once more', () => {
    const t = play('globalization', 'gA!! mA*@campus d gB!!', { position: 3, A: { seat: { leader: 'nubia' } } });
    if (kind(t) === 'placeDistrict') t.play('A', 'done');
    t.play('A', 'campus');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('Q-F25, Q-F27 [globalization x netherlands] others resolve by their own leader', () => {
    const t = play('globalization', 'gA!! mA*@campus g w gB@campus gB!!', { B: { seat: { leader: 'netherlands' } } });
    t.play('A', 'done', 'campus');
    expect([t.trade('A', 'astrology'), t.trade('B', 'astrology')]).toEqual([1, 1]);
  });
  it('T7.2 [campus x colosseum] a district next to a city may be reinforced', () => {
    const t = terraTable('gA!!#colosseum gA@campus gA gB!!', { state: { victory: [] } });
    t.play('A', 'wonder:colosseum');
    expect(spaces(t)).toEqual(['1,0']);
    t.play('A', '1,0');
    expect(t.map()).toContain('gA*@campus gA');
  });
  it('T7.2 [campus x forbidden-city] a rival district may be destroyed', () => {
    const t = terraTable('gA!!#forbidden-city gB@campus g gB!!', { state: { victory: [] } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!!#forbidden-city g g gB!!');
  });
});
