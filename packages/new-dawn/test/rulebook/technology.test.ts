import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../src/index.ts';
import { table } from '../kit.ts';

const MAP = 'gA!! g g gB!!';
const scienceIn = (slot: number, card: FocusCardId = 'astrology'): FocusCardId[] => {
  const others: FocusCardId[] = ['early-empire', 'foreign-trade', 'pottery', 'masonry-base'];
  return [...others.slice(0, slot - 1), card, ...others.slice(slot - 1)];
};
const at = (tech: number, slot: number, more: { trade?: number; card?: FocusCardId } = {}) => {
  const card = more.card ?? 'astrology';
  return table(MAP, {
    players: { A: { row: scienceIn(slot, card), trade: { [card]: more.trade ?? 0 }, seat: { tech, techBest: tech } } },
  });
};

describe('R9 tech dial', () => {
  it('advances by the slot, and by one more for each trade token spent', () => {
    const t = at(6, 2, { trade: 2 });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:2', 'by:3', 'by:4', 'skip']);
    t.play('A', 'by:3');
    expect(t.state.seats.A?.tech).toBe(9);
    expect(t.trade('A', 'astrology')).toBe(1);
  });
  it('TC-B13: pointer 1, slot 5 reaches 6 and gains two cards of level II', () => {
    const t = at(1, 5);
    t.play('A', 'astrology', 'by:5');
    expect(t.options('A').sort()).toEqual([
      'animal-husbandry-base',
      'currency-base',
      'decline',
      'drama-and-poetry',
      'iron-working-base',
      'mathematics',
    ]);
    expect(t.why('A', 'flight-base')).toEqual({ key: 'card.otherLevel', params: { level: 2 } });
    t.play('A', 'mathematics');
    expect(t.options('A')).not.toContain('mathematics');
    t.play('A', 'decline');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('TC-B3: the new card takes the place of the one of its type, with its trade tokens', () => {
    const row: FocusCardId[] = ['early-empire', 'iron-working-base', 'pottery', 'foreign-trade', 'astrology'];
    const t = table(MAP, {
      players: { A: { row, trade: { 'iron-working-base': 2 }, seat: { tech: 18, techBest: 18 } } },
    });
    t.play('A', 'astrology', 'by:5', 'flight-base');
    expect(t.row('A')).toEqual(['astrology', 'early-empire', 'flight-base', 'pottery', 'foreign-trade']);
    expect(t.trade('A', 'flight-base')).toBe(2);
    expect(t.state.seats.A?.stack).toContain('iron-working-base');
  });
  it('TC-B13: pointer 22, slot 5 passes 24 (one card of level IV) and ends on 15', () => {
    const t = at(22, 5);
    t.play('A', 'astrology', 'by:5');
    expect(t.state.seats.A).toMatchObject({ tech: 15, techBest: 24 });
    expect(t.asked('A')?.kind).toBe('takeCard');
    t.play('A', 'decline');
    expect(t.asked('A')).toBeUndefined();
  });
  it('TC-B13: from 24 any advance leads to 15 and gives nothing', () => {
    const t = at(24, 1);
    t.play('A', 'astrology', 'by:1');
    expect(t.state.seats.A?.tech).toBe(15);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R9.4: nothing happens when no card of that level is left', () => {
    const t = at(2, 1);
    const seat = t.state.seats.A;
    if (seat) seat.stack = seat.stack.filter((card) => !/mathematics|drama|currency|husbandry|iron/.test(card));
    t.play('A', 'astrology', 'by:1');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R7: a card may be resolved without its effect', () => {
    const t = at(2, 4);
    t.play('A', 'astrology', 'skip');
    expect(t.state.seats.A?.tech).toBe(2);
    expect(t.row('A')[0]).toBe('astrology');
  });
  it('Q-E3: a science card replaced while it is resolved: the new one is reset in its place', () => {
    const t = at(1, 3);
    t.play('A', 'astrology', 'by:3', 'mathematics');
    expect(t.row('A')[0]).toBe('mathematics');
  });
  it('R12.1: a better economy card brings its further caravan', () => {
    const t = table(MAP, {
      players: { A: { row: scienceIn(3), seat: { tech: 1, techBest: 1, caravans: [{ at: null }] } } },
    });
    t.play('A', 'astrology', 'by:3', 'currency-base');
    expect(t.state.seats.A?.caravans).toEqual([{ at: null }, { at: null }]);
  });
});

describe('science cards of higher levels', () => {
  it('Mathematics: first a trade token on any card', () => {
    const t = at(6, 1, { card: 'mathematics' });
    t.play('A', 'mathematics', 'early-empire', 'by:1');
    expect(t.trade('A', 'early-empire')).toBe(1);
    expect(t.state.seats.A?.tech).toBe(7);
  });
  it('R16.1: a card holds three trade tokens at most', () => {
    const t = table(MAP, {
      players: {
        A: { row: scienceIn(1, 'mathematics'), trade: { 'early-empire': 3 }, seat: { tech: 6, techBest: 6 } },
      },
    });
    t.play('A', 'mathematics');
    expect(t.why('A', 'early-empire')).toEqual({ key: 'trade.full', params: { most: 3 } });
  });
  it('Replaceable Parts: a resource of a type not owned yet, natural wonders counted', () => {
    const t = table(MAP, {
      players: {
        A: {
          row: scienceIn(1, 'replaceable-parts'),
          seat: { naturalWonders: ['pantanal'], resources: { marble: 0, mercury: 0, oil: 1, diamonds: 0 } },
        },
      },
    });
    const before = t.state.supply.mercury;
    t.play('A', 'replaceable-parts');
    expect(t.why('A', 'marble')).toEqual({ key: 'resource.owned', params: { resource: 'marble' } });
    expect(t.options('A')).toEqual(['skip', 'mercury', 'diamonds']);
    t.play('A', 'mercury', 'by:1');
    expect(t.state.supply.mercury).toBe(before - 1);
  });
  it('Nuclear Power: only in slot 5 a space and its neighbours are struck, own tokens too', () => {
    const drawing = 'gA!! gA gB gB* g gB!!';
    const t = table(drawing, { players: { A: { row: scienceIn(5, 'nuclear-power') } } });
    t.play('A', 'nuclear-power', '2,0', 'skip');
    expect(t.map()).toBe('gA!! g g gB g gB!!');
    const low = table(drawing, { players: { A: { row: scienceIn(4, 'nuclear-power') } } });
    low.play('A', 'nuclear-power');
    expect(low.options('A')).not.toContain('2,0');
  });
  it('N-3 [nuclear-power]: any space of the map may be struck, water and rival cities too; control tokens alone are hit', () => {
    const t = table('gA!! w gB gB! g gB!!', { players: { A: { row: scienceIn(5, 'nuclear-power') } } });
    t.play('A', 'nuclear-power');
    expect(t.options('A')).toEqual(['skip', '0,0', '1,0', '2,0', '3,0', '4,0', '5,0']);
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! w g gB! g gB!!');
  });
});
