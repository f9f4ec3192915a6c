import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../src/index.ts';
import { FIRST_ROW, type Given, rowWith, type TableOptions, table } from '../kit.ts';

/** A has one caravan on Foreign Trade in the fifth slot and sends it to a space. */
function sent(drawing: string, hex: string, { A = {}, ...more }: TableOptions & { A?: Given } = {}) {
  const t = table(drawing, { ...more, players: { ...more.players, A: { row: rowWith('foreign-trade', 5), ...A } } });
  t.play('A', 'foreign-trade', 'caravan:0', hex);
  return t;
}

describe('R17 city-states', () => {
  it('R12.6, R17.1: both tokens go on the card of its type, and the caravan back to its own', () => {
    const t = sent('gA!! g g.kumasi gB!!', '2,0');
    expect(t.trade('A', 'early-empire')).toBe(2);
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
    expect(t.log()).toContain('diplomacy.cityState');
  });
  it('R17.1: each type rewards its own card', () => {
    const rewarded = (id: string) => {
      const t = sent(`gA!! g g.${id} gB!!`, '2,0');
      return FIRST_ROW.filter((card) => t.trade('A', card) === 2);
    };
    expect(['carthage', 'kumasi', 'brussels', 'seoul'].map(rewarded)).toEqual([
      ['masonry-base'],
      ['early-empire'],
      ['pottery'],
      ['astrology'],
    ]);
    expect(['kabul', 'mohenjo-daro', 'buenos-aires', 'geneva'].map(rewarded)).toEqual([
      ['masonry-base'],
      ['early-empire'],
      ['pottery'],
      ['astrology'],
    ]);
  });
  it('TC-B14, R16.1: a card with two tokens takes only one more', () => {
    const t = sent('gA!! g g.seoul gB!!', '2,0', { A: { trade: { astrology: 2 } } });
    expect(t.trade('A', 'astrology')).toBe(3);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-V2, R12.6: its card may be declined beforehand, and the tokens come all the same', () => {
    const t = sent('gA!! g g.seoul gB!!', 'noCard:2,0');
    expect(t.state.cityStates.seoul?.cards).toEqual(['map', 'map']);
    expect(t.trade('A', 'astrology')).toBe(2);
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
    expect(t.log()).not.toContain('diplomacy.cityState');
  });
  it('Q-V2: the usual visit takes no further answer; declining is offered only where there is a card to be had', () => {
    const offered = (drawing: string, A: Given = {}, B: Given = {}) => {
      const t = table(drawing, { players: { A: { row: rowWith('foreign-trade', 5), ...A }, B } });
      t.play('A', 'foreign-trade', 'caravan:0');
      return t.options('A').filter((option) => option.startsWith('noCard:'));
    };
    expect(offered('gA!! g g.seoul g.kabul gB!!')).toEqual(['noCard:2,0', 'noCard:3,0']);
    expect(offered('gA!! g g.seoul gB!!', { cityStates: ['seoul'] })).toEqual([]);
    expect(offered('gA!! g gB!.seoul gB!!')).toEqual([]);
    expect(offered('gA!! g g g g g.seoul gB!!')).toEqual([]);
    expect(offered('gA!! g>a.seoul gB!!\ng g g')).toEqual([]);
  });
  it('R12.6, R18.1: no second card of the same city-state, but the tokens', () => {
    const t = sent('gA!! g g.seoul gB!!', '2,0', { A: { cityStates: ['seoul'] } });
    expect(t.state.cityStates.seoul?.cards).toEqual(['A', 'map']);
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it('R17.2: both cards are with other players: none is gained, none taken from them', () => {
    const t = sent('gA!! g g.seoul gB!! . gC!!', '2,0', {
      players: { B: { cityStates: ['seoul'] }, C: { cityStates: ['seoul'] } },
    });
    expect(t.state.cityStates.seoul?.cards).toEqual(['B', 'C']);
    expect(t.trade('A', 'astrology')).toBe(2);
    expect(t.log()).not.toContain('diplomacy.cityState');
  });
  it('R17.2: the last card beside the map is taken', () => {
    const t = sent('gA!! g g.seoul gB!!', '2,0', { players: { B: { cityStates: ['seoul'] } } });
    expect(t.state.cityStates.seoul?.cards).toEqual(['B', 'A']);
  });
  it('R18.1: cards of several city-states may be held', () => {
    const t = sent('gA!! g g.seoul gB!!', '2,0', { A: { cityStates: ['kabul'] } });
    expect(t.state.cityStates.kabul?.cards).toContain('A');
    expect(t.state.cityStates.seoul?.cards).toContain('A');
  });
  it('R18.4: a card given back can be taken by the next visitor', () => {
    const t = table('gA!! g.seoul g gB!!', {
      players: {
        A: { row: rowWith('masonry-base', 1), cityStates: ['seoul'] },
        B: { row: rowWith('foreign-trade', 5) },
      },
      dice: [1, 6],
    });
    t.play('A', 'masonry-base', 'attack', '1,0', 'done');
    expect(t.state.cityStates.seoul?.cards).toEqual(['map', 'map']);
    t.play('B', 'foreign-trade', 'caravan:0', '1,0');
    expect(t.state.cityStates.seoul?.cards).toEqual(['B', 'map']);
  });
  it('R17.3, R17.4, R17.5: the token of a conquered city-state lies on the card of its type and serves once a turn', () => {
    const row: FocusCardId[] = rowWith('astrology', 1);
    const t = table('gA!! g gA!.seoul gB!!', { players: { A: { row } } });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:1', 'by:2', 'skip']);
    t.play('A', 'by:2');
    expect(t.log()).toContain('trade.spentCityState');
    expect(t.trade('A', 'astrology')).toBe(0);
    t.pass('B', 'pottery');
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:1', 'by:2', 'skip']);
  });
  it('R17.4: nor a second time in the same turn', () => {
    const t = table('gA!!#venetian-arsenal g gA!.seoul gB!!', { players: { A: { row: rowWith('astrology', 5) } } });
    t.play('A', 'astrology', 'by:6', 'decline', 'decline', 'again');
    expect(t.options('A')).toEqual(['by:1', 'skip']);
  });
  it('R16.1: city-state tokens do not count against the limit of three', () => {
    const t = table('gA!! g gA!.seoul gB!!', {
      players: { A: { row: rowWith('astrology', 1), trade: { astrology: 3 } } },
    });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:1', 'by:2', 'by:3', 'by:4', 'by:5', 'skip']);
    t.play('A', 'by:2');
    expect(t.trade('A', 'astrology')).toBe(3);
  });
});

describe('R12.6 visits to rival cities', () => {
  it('two tokens on any cards, freely distributed, then a card of that rival', () => {
    const t = sent('gA!! g gB! g gB!!', '2,0');
    t.play('A', 'astrology', 'masonry-base');
    expect(t.trade('A', 'astrology')).toBe(1);
    expect(t.trade('A', 'masonry-base')).toBe(1);
    expect(t.options('A')).toEqual(['joint-war', 'defensive-pact', 'embassy', 'open-borders-base', 'skip']);
    t.play('A', 'open-borders-base');
    expect(t.seat('A').diplomacy).toEqual([{ from: 'B', card: 'open-borders-base', shown: true }]);
    expect(t.seat('B').diplomacy).toEqual([]);
  });
  it('R16.1: both on one card, but never more than three', () => {
    const t = sent('gA!! g gB! g gB!!', '2,0', { A: { trade: { astrology: 2 } } });
    t.play('A', 'astrology');
    expect(t.why('A', 'astrology')).toEqual({ key: 'trade.full', params: { most: 3 } });
  });
  it('R16.1: with every card full the tokens are lost', () => {
    const trade = Object.fromEntries(FIRST_ROW.map((card) => [card, 3]));
    const t = sent('gA!! g gB! g gB!!', '2,0', { A: { trade } });
    expect(t.asked('A')?.kind).toBe('takeDiplomacy');
  });
  it('the card may be left', () => {
    const t = sent('gA!! g gB! g gB!!', '2,0');
    t.play('A', 'astrology', 'astrology', 'skip');
    expect(t.seat('A').diplomacy).toEqual([]);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});
