import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

interface Economy extends Omit<TableOptions, 'players'> {
  card?: FocusCardId;
  slot?: number;
  A?: Given;
  B?: Given;
}
/** A resolves an economy card; Scythia's ability has nothing to do with caravans. */
function economy(drawing: string, { card = 'foreign-trade', slot = 5, A = {}, B = {}, ...more }: Economy = {}) {
  const seat = { leader: 'scythia' as const, ...A.seat };
  const t = table(drawing, { ...more, players: { A: { row: rowWith(card, slot), ...A, seat }, B } });
  t.play('A', card);
  return t;
}
const onCard = (caravans: number) => ({ caravans: Array.from({ length: caravans }, () => ({ at: null })) });
const spaces = (options: string[]) => options.filter((option) => /^-?\d+,/.test(option));

describe('R12 economy cards', () => {
  it('TC-B4: mountain no, forest then Seoul yes; back to the card, two trade tokens on science, one card of Seoul', () => {
    const t = economy('gA!! f g.seoul\nm . . gB!!', { slot: 3 });
    t.play('A', 'caravan:0');
    expect(t.why('A', '0,1')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 3 } });
    expect(spaces(t.options('A'))).toEqual(['1,0', '2,0']);
    t.play('A', '1,0', '2,0');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
    expect(t.trade('A', 'astrology')).toBe(2);
    expect(t.state.cityStates.seoul?.cards).toEqual(['A', 'map']);
  });
  it('TC-B4: the same in one move', () => {
    const t = economy('gA!! f g.seoul\nm . . gB!!', { slot: 3 });
    t.play('A', 'caravan:0', '2,0');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
  it.each([
    ['steam-power', 5, 'III', 2],
    ['capitalism', 14, 'IV', 3],
  ] as const)(
    'R12.1 [%s]: from space %i to level %s, its caravans come onto the card: %i',
    (card, tech, _level, count) => {
      const row = rowWith('astrology', 5);
      const t = table('gA!!+A g gB!!', { players: { A: { row, seat: { tech, techBest: tech } } } });
      t.play('A', 'astrology', 'by:5');
      if (!t.options('A').includes(card)) t.play('A', 'decline');
      t.play('A', card);
      const further = Array.from({ length: count - 1 }, () => ({ at: null }));
      expect(t.seat('A').caravans).toEqual([{ at: '0,0' }, ...further]);
    },
  );
  it('R12.2: every caravan moves once, in any order, one completely before the next', () => {
    const t = economy('gA!! g g g g g gB!!', { card: 'currency-base', A: { seat: onCard(2) } });
    expect(t.options('A')).toEqual(['caravan:0', 'caravan:1', 'done']);
    t.play('A', 'caravan:1', '2,0', '1,0', 'done');
    expect(t.options('A')).toEqual(['caravan:0', 'done']);
    t.play('A', 'caravan:0', '4,0');
    expect(t.map()).toBe('gA!! g+A g g g+A g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R12.2, R16.2, R16.3: a trade token spent gives every caravan one more space', () => {
    const t = economy('gA!! g g g g g g g gB!!', {
      card: 'currency-base',
      A: { trade: { 'currency-base': 1 }, seat: onCard(2) },
    });
    t.play('A', 'caravan:0', '5,0');
    expect(t.trade('A', 'currency-base')).toBe(0);
    expect(t.log()).toContain('trade.spent');
    t.play('A', 'caravan:1');
    expect(t.why('A', '6,0')).toEqual({ key: 'caravan.tooFar' });
    t.play('A', '5,0');
    expect(t.seat('A').caravans).toEqual([{ at: '5,0' }, { at: '5,0' }]);
  });
  it('R12.2: a caravan that has used all its spaces does not end the move of the others', () => {
    const t = economy('gA!! g g g g g gB!!', { card: 'currency-base', A: { seat: onCard(2) } });
    t.play('A', 'caravan:0', '4,0');
    expect(t.options('A')).toEqual(['caravan:1', 'done']);
  });
  it('Q-E6: a token spent late does nothing for a caravan that has finished', () => {
    const t = economy('gA!! g g g g g g g gB!!', {
      card: 'currency-base',
      A: { trade: { 'currency-base': 1 }, seat: onCard(2) },
    });
    t.play('A', 'caravan:0', '4,0', 'done', 'caravan:1', '5,0');
    expect(t.seat('A').caravans).toEqual([{ at: '4,0' }, { at: '5,0' }]);
    expect(t.trade('A', 'currency-base')).toBe(0);
  });
  it('Q-E6: tokens just earned on the economy card may be used by the next caravan', () => {
    const t = economy('gA!! g g gB!! g g g g\ng g g g g g g g', { card: 'currency-base', A: { seat: onCard(2) } });
    t.play('A', 'caravan:0', '3,0', 'currency-base', 'currency-base', 'skip', 'caravan:1');
    // Around the city, into which another caravan has been moved: a space more.
    expect(spaces(t.options('A'))).toContain('5,0');
    expect(spaces(t.options('A'))).not.toContain('6,0');
    t.play('A', '5,0');
    expect(t.trade('A', 'currency-base')).toBe(0);
  });
  it('Q-E6: tokens may be spent early, to make room for those a visit brings', () => {
    const t = economy('gA!! g gB!! g g g g g g\ng g g g g g g g g', {
      card: 'currency-base',
      A: { trade: { 'currency-base': 3 }, seat: onCard(2) },
    });
    t.play('A', 'trade', 'caravan:0', 'trade', '2,0');
    t.play('A', 'currency-base', 'currency-base', 'skip');
    expect(t.trade('A', 'currency-base')).toBe(3);
    t.play('A', 'caravan:1', '5,0');
    expect(t.trade('A', 'currency-base')).toBe(3);
  });
  it('R12.3: a caravan on the card starts from the capital or a mature city, as if it stood there', () => {
    const t = economy('gA!! g g g gA! gA gB!! . .\ng . . gA gA', { slot: 5 });
    t.play('A', 'caravan:0');
    // The city on 4,0 lacks a token on 3,0.
    expect(spaces(t.options('A'))).not.toContain('6,0');
    const mature = economy('gA!! g g gA gA! gA gB!! . .\ng . . gA gA', { slot: 5 });
    mature.play('A', 'caravan:0');
    expect(spaces(mature.options('A'))).toContain('6,0');
    expect(mature.why('A', '4,0')).toEqual({ key: 'caravan.here' });
  });
  it('R12.3: a caravan on the map starts where it stands', () => {
    const t = economy('gA!! g g g g g+A g g g g gB!!', { slot: 5 });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['2,0', '3,0', '4,0', '6,0', '7,0', '8,0']);
  });
  it('R1.2, R12.4: no water, no barbarian, no terrain above the slot', () => {
    const t = economy('gA!! h f g\ng>a w . gB!!', { slot: 2 });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0']);
    expect(t.why('A', '1,1')).toEqual({ key: 'hex.water' });
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
    expect(t.why('A', '0,1')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
  });
  it('R1.3, R12.4: a natural wonder is as difficult as a mountain, whether or not its token lies there', () => {
    const drawing = 'gA!! n.pantanal g gB!!';
    const low = economy(drawing, { slot: 4 });
    expect(low.asked('B')?.kind).toBe('chooseCard');
    const high = economy(drawing, { slot: 5 });
    high.play('A', 'caravan:0');
    expect(spaces(high.options('A'))).toEqual(['1,0', '2,0', '3,0']);
  });
  it('R12.4: control tokens, cities, caravans and all tokens can be passed, spaces shared', () => {
    const t = economy('gA!! gB* gA!+B g+B.marble g gB!!\ng g g g', {
      card: 'steam-power',
      A: { seat: onCard(2) },
    });
    t.play('A', 'caravan:0', '3,0', 'done', 'caravan:1', '3,0', 'done');
    expect(t.map()).toBe('gA!! gB* gA!+B g+A+A+B.marble g gB!!\ng g g g');
  });
  it('R12.5: passes through a city-state and a rival city without a visit', () => {
    const t = economy('gA!! g.seoul gB! g g gB!!');
    t.play('A', 'caravan:0', '3,0');
    expect(t.map()).toBe('gA!! g.seoul gB! g+A g gB!!');
    expect(t.trade('A', 'astrology')).toBe(0);
    expect(t.log()).not.toContain('caravan.arrived');
  });
  it('R12.5, R25: a visit ends the move, and the caravan stays on its card', () => {
    const t = economy('gA!! g.seoul g g gB!!', { card: 'steam-power' });
    t.play('A', 'caravan:0', '1,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
  });
  it('R12.7: only one caravan a turn is moved into the same city-state or rival city', () => {
    const t = economy('gA!! g.seoul gB! g gB!!\ng g g g g', { card: 'capitalism', A: { seat: onCard(3) } });
    t.play('A', 'caravan:0', '1,0', 'caravan:1');
    expect(t.why('A', '1,0')).toEqual({ key: 'caravan.visited' });
    t.play('A', '2,0', 'pottery', 'pottery', 'skip', 'caravan:2');
    expect(t.why('A', '2,0')).toEqual({ key: 'caravan.visited' });
    t.play('A', '4,0', 'masonry-base', 'masonry-base', 'skip', 'skip');
    expect(t.trade('A', 'masonry-base')).toBe(2);
  });
  it('R12.7 Q-V3: nor does another one pass through it', () => {
    const t = economy('gA!! g.seoul g gB!!', { card: 'capitalism', A: { seat: onCard(3) } });
    t.play('A', 'caravan:0', '1,0');
    // There is no other way: the others cannot set out.
    expect(t.asked('A')?.kind).not.toBe('moveCaravans');
  });
  it('R12.7 Q-V3: own cities too, whether a caravan stops there or passes through', () => {
    const stops = economy('gA!! g gA! g gB!!', { card: 'capitalism', A: { seat: onCard(3) } });
    stops.play('A', 'caravan:0', '2,0', 'done', 'caravan:1');
    expect(stops.why('A', '2,0')).toEqual({ key: 'caravan.visited' });
    const passes = economy('gA!! g gA! g gB!!', { card: 'capitalism', A: { seat: onCard(3) } });
    passes.play('A', 'caravan:0', '3,0', 'done', 'caravan:1');
    expect(passes.why('A', '2,0')).toEqual({ key: 'caravan.visited' });
    expect(passes.why('A', '3,0')).toEqual({ key: 'caravan.tooFar' });
    expect(passes.options('A')).toContain('1,0');
  });
  it('R12.7: the same caravan may come back to it, and setting out from a city is no moving in', () => {
    const t = economy('gA!! g gA! g gB!!', { card: 'capitalism', A: { seat: onCard(3) } });
    t.play('A', 'caravan:0', '3,0', '2,0', 'done', 'caravan:1');
    expect(t.options('A')).toContain('1,0');
    const from = economy('gA!!+A+A g g gB!!', { card: 'capitalism' });
    from.play('A', 'caravan:0', '1,0', 'done', 'caravan:1');
    expect(from.options('A')).toContain('1,0');
  });
  it('R12.7 N-8: of two ways as short a caravan takes the one that enters fewer cities', () => {
    const t = economy('gA!! gA! g\ng g g\n. . gB!!', { card: 'capitalism', A: { seat: onCard(3) } });
    t.play('A', 'caravan:0', '1,1', 'done');
    expect(t.state.thisTurn.entered).toEqual([]);
  });
  it('R12.7: in the next turn it may be visited again', () => {
    const t = economy('gA!! g.seoul g gB!!', { slot: 1 });
    t.play('A', 'caravan:0', '1,0');
    t.pass('B');
    t.play('A', 'foreign-trade', 'caravan:0', '1,0');
    expect(t.trade('A', 'astrology')).toBe(3);
  });
  it('R12.8: a conquered city-state counts as a city of its conqueror', () => {
    const t = economy('gA!! g gB!.seoul g gB!!');
    t.play('A', 'caravan:0', '2,0', 'pottery', 'masonry-base', 'joint-war');
    expect(t.trade('A', 'astrology')).toBe(0);
    expect(t.seat('A').diplomacy).toEqual([{ from: 'B', card: 'joint-war', shown: true }]);
    expect(t.state.cityStates.seoul?.cards).toEqual(['aside', 'aside']);
  });
  it('R12.8: held by a control token only it is visited all the same', () => {
    const t = economy('gA!! g gB*.seoul g gB!!');
    t.play('A', 'caravan:0', '2,0', 'pottery', 'masonry-base', 'joint-war');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
    expect([t.trade('A', 'pottery'), t.trade('A', 'masonry-base')]).toEqual([1, 1]);
    expect(t.seat('A').diplomacy).toEqual([{ from: 'B', card: 'joint-war', shown: true }]);
  });
  it('R12.8: its own player’s caravans stop there; any other control token is no city', () => {
    const own = economy('gA!! g gA*.seoul g gB!!');
    own.play('A', 'caravan:0', '2,0', 'done');
    expect(own.seat('A').caravans).toEqual([{ at: '2,0' }]);
    const other = economy('gA!! g gB* g gB!!');
    other.play('A', 'caravan:0', '2,0', 'done');
    expect(other.seat('A').caravans).toEqual([{ at: '2,0' }]);
  });
  it('R12.9: a city-state with a barbarian on it cannot be entered', () => {
    const t = economy('gA!! g>a.seoul g gB!!\ng . .');
    t.play('A', 'caravan:0');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
  });
  it('R12.10: a caravan that reaches nothing stays on the map', () => {
    const t = economy('gA!! g g g g g g gB!!');
    t.play('A', 'caravan:0', '3,0');
    t.pass('B');
    expect(t.map()).toBe('gA!! g g g+A g g g gB!!');
  });
  it('R12.11, Q-E7: in a space that becomes a rival city a caravan goes back to its card, the conqueror’s stays', () => {
    const t = table('gA!! g gB!+A+B g gB!!', {
      players: { A: { row: rowWith('masonry-base', 5) }, B: {} },
      dice: [6, 1],
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.map()).toBe('gA!! g gA!+A g gB!!');
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
  });
  it('Q-E24: a caravan in an own city neither protects nor strengthens it', () => {
    const defence = (drawing: string) => {
      const t = table(drawing, { players: { A: { row: rowWith('masonry-base', 5) } }, dice: [1, 6] });
      t.play('A', 'masonry-base', 'attack', '2,0');
      return t.news().find(({ key }) => key === 'attack.lost')?.params?.defence;
    };
    expect(defence('gA!! g gB!+B g gB!!')).toBe(8);
    expect(defence('gA!! g gB! g gB!!')).toBe(8);
  });
  it('Q-E40: nothing within reach: the card is resolved without effect and reset', () => {
    const t = economy('gA!! w w gB!!');
    expect(t.row('A')[0]).toBe('foreign-trade');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R7.3: no caravan needs to move', () => {
    const t = economy('gA!! g g gB!!');
    t.play('A', 'done');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R13.1: a caravan under a rival’s new city goes on from there, and may come back for a visit', () => {
    const t = economy('gA!! g gB!+A g g gB!!');
    t.play('A', 'caravan:0');
    expect(t.why('A', '2,0')).toEqual({ key: 'caravan.here' });
    t.play('A', '1,0', '2,0', 'pottery', 'pottery', 'skip');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
  });
  it('R12.1 [currency-base x capitalism]: a worse card lets only as many caravans move as it states', () => {
    const t = economy('gA!!+A+A+A g g g gB!!', { card: 'currency-base' });
    t.play('A', 'caravan:0', '1,0', 'done', 'caravan:2', '1,0', 'done');
    expect(t.asked('A')?.kind).not.toBe('moveCaravans');
    expect(t.map()).toBe('gA!!+A g+A+A g g gB!!');
  });
});
