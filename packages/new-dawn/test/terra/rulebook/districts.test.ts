import { describe, expect, it } from 'vitest';
import { TERRA, table, terraRowWith } from '../../kit.ts';
import { districts, isSpace, kind, spaces } from '../growth-kit.ts';

/** The campus of A on a mountain, with what lies around it. */
const campus = (around: string) => `m ${around}\nmA mA@campus m\nm gA!! g gB!!`;

describe('districts at the dial', () => {
  it('T7.3: clockwise from the start player, each in the order of choice', () => {
    const both = 'g gA!! mA@campus dA@commercial-hub g gB!! mB@campus fB@industrial-zone';
    const t = districts(both, { state: { startPlayer: 'B' } });
    expect(t.asked('A')).toBeUndefined();
    expect(t.options('B')).toEqual(['campus', 'industrial-zone']);
    t.play('B', 'industrial-zone');
    // The last one of a player needs no question.
    expect([t.trade('B', 'pottery'), t.trade('B', 'astrology')]).toEqual([1, 1]);
    expect(kind(t)).toBe('resolveDistricts');
    expect(t.options('A')).toEqual(['campus', 'commercial-hub']);
    t.play('A', 'commercial-hub');
    expect([t.trade('A', 'foreign-trade'), t.trade('A', 'astrology')]).toEqual([1, 1]);
  });
  it('T7.3: in its order one district may help the next', () => {
    const t = districts('gA!! mA@campus m fA@theater-square g gB!!');
    t.play('A', 'theater-square', '2,0');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it.each([1, 4])('T14, T7.3: when the dial leaves section %i the districts come', (dial) => {
    const t = table('gA!! mA@campus g gB!!', { options: TERRA, state: { victory: [], dial } });
    t.pass('A');
    expect(t.log()).not.toContain('district.resolved');
    t.pass('B');
    expect(t.log()).toContain('district.resolved');
    expect(t.trade('A', 'astrology')).toBe(1);
    expect(kind(t)).toBe('chooseCard');
  });

  it('TC-T16: three friendly mountains, the fourth is nobody’s: 3 tokens; with one there two fit', () => {
    expect(districts(campus('mA m')).trade('A', 'astrology')).toBe(3);
    const one = districts(campus('mA m'), { players: { A: { trade: { astrology: 1 } }, B: {} } });
    expect(one.trade('A', 'astrology')).toBe(3);
    expect(one.log().filter((key) => key === 'trade.gained')).toHaveLength(2);
  });
  it('T7.1 [campus]: natural wonders count by name, rival mountains and other ground do not', () => {
    const t = districts('hA nA.pantanal mB\nmA gA@campus g\ng gA!! g gB!!');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('Q-E1 [campus]: a natural wonder’s space counts also after its token is gone', () => {
    const t = districts('nA.pantanal gA@campus gA!! gB!!');
    t.seat('A').naturalWonders = [];
    expect(t.trade('A', 'astrology')).toBe(1);
  });
  it('T7.1 [campus]: only on it and next to it', () => {
    expect(districts('gA!! mA@campus g mA mA gB!!').trade('A', 'astrology')).toBe(1);
  });
  it('T7.1 [campus]: a city on a mountain is friendly too', () => {
    expect(districts('mA!! gA@campus g gB!!').trade('A', 'astrology')).toBe(1);
  });
  it('Q-E36 [campus]: without a science card its tokens are lost', () => {
    const row = terraRowWith('astrology', 2).map((card) => (card === 'astrology' ? 'engineering' : card));
    const t = districts('gA!! mA@campus g gB!!', { players: { A: { row }, B: {} } });
    expect(t.log()).not.toContain('trade.gained');
  });

  it('T7.1 [commercial-hub]: mature cities on any cards, or deserts on the economy card', () => {
    const t = districts('gA!! dA@commercial-hub dA g gB!!');
    expect(t.options('A')).toEqual(['cities', 'desert']);
    t.play('A', 'cities');
    expect(kind(t)).toBe('placeTrade');
    t.play('A', 'pottery');
    expect(t.trade('A', 'pottery')).toBe(1);
    const desert = districts('gA!! dA@commercial-hub dA g gB!!');
    desert.play('A', 'desert');
    expect(desert.trade('A', 'foreign-trade')).toBe(2);
  });
  it('T7.1, N-TC6 [commercial-hub]: with only one of the two there is nothing to choose', () => {
    expect(districts('gA!! gA@commercial-hub g g gB!!').options('A')).toContain('pottery');
    expect(districts('g gA!! dA@commercial-hub dA g gB!!').trade('A', 'foreign-trade')).toBe(2);
    expect(districts('g gA!! gA@commercial-hub g gB!!').log()).toEqual(['district.resolved']);
  });

  it('T7.1, Q-F13 [encampment]: one of both or both, in either order', () => {
    const near = 'gA!! gA gA@encampment g g>a g g gB!!';
    const t = districts(near);
    expect(t.options('A')).toEqual(['defeat', 'reinforce']);
    t.play('A', 'reinforce', '1,0');
    expect(t.options('A')).toEqual(['done', 'defeat']);
    t.play('A', 'defeat', 'barbarian:A', 'pottery');
    expect(t.trade('A', 'pottery')).toBe(1);
    expect(t.map()).toBe('gA!! gA* gA@encampment g g g g gB!!');
    const other = districts(near);
    other.play('A', 'defeat', 'barbarian:A', 'pottery', 'reinforce', '2,0');
    expect(other.map()).toBe('gA!! gA gA*@encampment g g g g gB!!');
  });
  it('T7.4 [encampment]: over water and rival spaces, no farther than two', () => {
    const t = districts('gA!! gA@encampment w gB^B g>a gB!!');
    t.play('A', 'defeat');
    expect(t.options('A')).toEqual(['army:B@3,0']);
    expect(t.why('A', 'barbarian:A')).toEqual({ key: 'hex.outOfReach' });
    t.play('A', 'army:B@3,0');
    // T9.7 is for attacks: what else lies there stays.
    expect(t.map()).toBe('gA!! gA@encampment w gB g>a gB!!');
    expect(t.seat('B').armies).toEqual([{ at: null }]);
    expect(t.log()).toContain('army.defeated');
  });
  it('T7.4: spaces without a way over the map are not within reach', () => {
    const t = districts('gA!! gA@encampment . g>a gB!!');
    expect(t.options('A')).toEqual(['reinforce']);
    expect(t.why('A', 'defeat')).toEqual({ key: 'district.nothing' });
  });
  it('Q-F13 [encampment]: several armies of one player on a space are one choice; one is beaten', () => {
    const t = districts('gA!! gA@encampment g^B^B gB!!');
    t.play('A', 'defeat');
    expect(t.options('A')).toEqual(['army:B@2,0']);
    t.play('A', 'army:B@2,0');
    expect(t.seat('B').armies.filter(({ at }) => at === null)).toHaveLength(1);
  });
  it('Q-F13 [encampment x sumeria]: a barbarian pays the Sumerians', () => {
    const t = districts('gA!! gA*@encampment g>a g gB!!', { players: { A: { seat: { leader: 'sumeria' } }, B: {} } });
    t.play('A', 'defeat', 'barbarian:A', 'pottery');
    expect(kind(t)).toBe('takeResource');
  });
  it('Q-F13 [encampment x zulu]: it is no attack', () => {
    const t = districts('gA!! gA*@encampment g>a g gB!!', { players: { A: { seat: { leader: 'zulu' } }, B: {} } });
    t.play('A', 'defeat', 'barbarian:A', 'pottery');
    expect(t.trade('A', 'masonry-terra')).toBe(0);
    expect(t.log()).not.toContain('attack.declared');
  });
  it('Q-F13, Q-F14 [encampment x non-aggression-pact]: whoever holds the pact spares its giver', () => {
    const t = districts('gA!! gA@encampment g^B g gB!!', {
      players: { A: { diplomacy: [{ from: 'B', card: 'non-aggression-pact' }] }, B: {} },
    });
    expect(t.why('A', 'defeat')).toEqual({ key: 'district.nothing' });
  });
  it('Q-F13 [encampment x non-aggression-pact]: a beaten army gives its owner the use of the pact', () => {
    const t = districts('gA!! gA*@encampment g^B g gB!!', {
      players: { A: {}, B: { diplomacy: [{ from: 'A', card: 'non-aggression-pact' }] } },
    });
    t.play('A', 'defeat', 'army:B@2,0');
    expect(kind(t, 'B')).toBe('breakPact');
  });
  it('T7.4 [encampment]: what cannot be reinforced because it is too far is not said to be reinforced', () => {
    const t = districts('gA!! gA*@encampment g>a g g gA gB!!');
    expect(t.why('A', 'reinforce')).toEqual({ key: 'district.nothingToReinforce' });
  });
  it('T7.1 [encampment]: nothing near asks nothing', () => {
    expect(districts('gA!! gA*@encampment g gB!!').log()).toEqual(['district.resolved']);
  });

  it('T7.1 [industrial-zone]: forests on it or beside it', () => {
    const t = districts('gA!! fA@industrial-zone fA fB gB!!');
    expect(t.trade('A', 'pottery')).toBe(2);
  });
  it('T7.1, Q-F2 [industrial-zone]: three trade tokens of the industry card for a city within 2, any terrain and path', () => {
    const t = districts('gA!! gA@industrial-zone w m g g gB!!', {
      players: { A: { trade: { pottery: 3, astrology: 3 } }, B: {} },
    });
    expect(t.options('A')).toEqual(['city']);
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['3,0']);
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.outOfReach' });
    expect(t.trade('A', 'pottery')).toBe(3);
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! gA@industrial-zone w mA! g g gB!!');
    expect([t.trade('A', 'pottery'), t.trade('A', 'astrology')]).toEqual([0, 3]);
    expect(t.log()).toContain('trade.discarded');
  });
  it('T7.1 [industrial-zone]: two tokens are too few, and without a legal space there is no city', () => {
    const poor = districts('gA!! fA@industrial-zone g g g gB!!', { players: { A: { trade: { pottery: 2 } }, B: {} } });
    expect(poor.trade('A', 'pottery')).toBe(3);
    const none = districts('gA!! fA@industrial-zone gB!!', { players: { A: { trade: { pottery: 3 } }, B: {} } });
    expect(kind(none)).toBe('chooseCard');
    const both = districts('gA!! fA@industrial-zone g g g gB!!', { players: { A: { trade: { pottery: 3 } }, B: {} } });
    expect(both.options('A')).toEqual(['forest', 'city']);
  });
  it('N-TC4 [industrial-zone]: a city-state’s token is no trade token to be discarded', () => {
    const t = districts('gA!! fA@industrial-zone g g g gB!! gA!.buenos-aires', {
      players: { A: { trade: { pottery: 2 } }, B: {} },
    });
    expect(kind(t)).toBe('chooseCard');
    expect(t.trade('A', 'pottery')).toBe(3);
  });

  it('Q-V8: no district can be refused, nor what has been chosen; the second half of an encampment can', () => {
    const leaves = (t: ReturnType<typeof districts>) =>
      t.options('A').filter((option) => ['done', 'skip'].includes(option));
    const hub = districts('gA!! dA@commercial-hub dA g gB!!');
    expect([kind(hub), leaves(hub)]).toEqual(['districtChoice', []]);
    const zone = districts('gA!! gA@industrial-zone w m g g gB!!', {
      players: { A: { trade: { pottery: 3 } }, B: {} },
    });
    zone.play('A', 'city');
    expect([kind(zone), leaves(zone)]).toEqual(['foundCity', []]);
    const square = districts('gA!! g g gA@theater-square m w d g gB!!');
    expect([kind(square), leaves(square)]).toEqual(['placeOneControl', []]);
    const camp = districts('gA!! gA gA@encampment g g>a g g gB!!');
    expect(leaves(camp)).toEqual([]);
    camp.play('A', 'defeat');
    expect([kind(camp), leaves(camp)]).toEqual(['encampment', []]);
    camp.play('A', 'barbarian:A', 'pottery');
    expect([kind(camp), leaves(camp)]).toEqual(['districtChoice', ['done']]);
    camp.play('A', 'reinforce');
    expect([kind(camp), leaves(camp)]).toEqual(['reinforce', []]);
  });
  it('Q-V8, R16.1: where a trade token has no room nothing happens', () => {
    const row = { players: { A: { trade: { pottery: 3 } }, B: {} } };
    const t = districts('gA!! fA@industrial-zone gB!!', row);
    expect([kind(t), t.trade('A', 'pottery')]).toEqual(['chooseCard', 3]);
  });
  it('N-TC14 Q-V8 [theater-square]: to take a token back for it is a may', () => {
    const all = Array.from({ length: 34 }, () => 'gA').join(' ');
    const t = districts(`gA!! g g gA@theater-square m w ${all} gB!!`);
    expect(t.options('A')).toContain('done');
  });

  it('T7.1, Q-F2 [theater-square]: one control token within 2, any land, no city beside it', () => {
    const t = districts('gA!! g g gA@theater-square m w d g gB!!');
    expect(kind(t)).toBe('placeOneControl');
    expect(spaces(t)).toEqual(['1,0', '2,0', '4,0']);
    expect(t.why('A', '5,0')).toEqual({ key: 'hex.water' });
    expect(t.why('A', '6,0')).toEqual({ key: 'hex.outOfReach' });
    t.play('A', '4,0');
    expect(t.map()).toContain('gA@theater-square mA w');
    expect(kind(t)).toBe('chooseCard');
  });
  it('T7.1, N-TC5 [theater-square]: or within 2 of an own city with a wonder', () => {
    const t = districts('gA!! gA@theater-square gB gB gB gB g g gA!#petra g g m gB!!');
    expect(spaces(t)).toEqual(['10,0', '6,0', '7,0', '9,0']);
  });
  it('Q-F2 [theater-square]: what forbids a control token forbids it here', () => {
    const t = districts('gA!! gA@theater-square g>a g^B F gB!!');
    expect(t.options('A').filter(isSpace)).toEqual([]);
    expect(kind(t)).toBe('chooseCard');
  });
});

describe('districts and who counts as friendly', () => {
  it('[campus x open-borders-terra]: the giver’s spaces are friendly', () => {
    const t = districts('gA!! mA@campus mB g gB!!', {
      players: { A: { diplomacy: [{ from: 'B', card: 'open-borders-terra' }] }, B: {} },
    });
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('Q-F27 [campus x netherlands]: water beside own districts is friendly and a mountain', () => {
    const t = districts('w gA@campus w\ng gA!! g gB!!', { players: { A: { seat: { leader: 'netherlands' } }, B: {} } });
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('Q-F27 [industrial-zone x netherlands]: a forest, and a place to count the city’s distance from', () => {
    const t = districts('gA!! gA@industrial-zone w g m g gB!!', {
      players: { A: { seat: { leader: 'netherlands' }, trade: { pottery: 3 } }, B: {} },
    });
    expect(t.options('A')).toEqual(['forest', 'city']);
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['3,0', '4,0']);
  });
  it('Q-F26 [nubia]: one district after the growth card was reset', () => {
    const t = districts('gA!! mA@campus g gB!!', { players: { A: { seat: { leader: 'nubia' } }, B: {} } });
    t.play('A', 'irrigation', 'skip');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
});
