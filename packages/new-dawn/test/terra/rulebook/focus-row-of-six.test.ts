import { describe, expect, it, test } from 'vitest';
import type { FocusCardId, FocusType } from '../../../src/index.ts';
import { resolvingSlot } from '../../../src/index.ts';
import { TERRA_ROW, terraRowWith, terraTable } from '../../kit.ts';

const MAP = 'gA!! g g g g gB!!';
/** A's row with a government's marker on the card at `on`, and the slot with which the card at `position` is resolved. */
function slotOf(row: FocusCardId[], position: number, governments: Partial<Record<FocusType, number>> = {}) {
  const t = terraTable(MAP, { players: { A: { row, seat: { governments } } } });
  t.play('A', row[position] ?? '');
  return t.news().find(({ key }) => key === 'card.resolved')?.params?.slot;
}

describe('T4 the focus row of six', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('T4.1: a card at p%i is resolved in slot %i', (position, slot) => {
    expect(slotOf(terraRowWith('astrology', position), position)).toBe(slot);
  });
  it('TC-T10, T4.2: the fourth card of six goes to the left, the three before it one to the right', () => {
    const [a, b, c, d, e, f] = TERRA_ROW;
    const t = terraTable(MAP);
    t.pass('A', d);
    expect(t.row('A')).toEqual([d, a, b, c, e, f]);
  });
  it('T4.2: the card of the second 1-slot changes places with the first', () => {
    const t = terraTable(MAP);
    t.pass('A', 'early-empire');
    expect(t.row('A').slice(0, 3)).toEqual(['early-empire', 'irrigation', 'astrology']);
  });
  it('T4.1: tokens on a card go along when the row moves', () => {
    const t = terraTable(MAP, { players: { A: { trade: { 'early-empire': 2, pottery: 1 } } } });
    t.pass('A', 'pottery');
    expect([t.trade('A', 'pottery'), t.trade('A', 'early-empire')]).toEqual([1, 2]);
  });
});

describe('T4.3 farther right', () => {
  it('TC-T6: a growth card in slot 3 with Monarchy is resolved in slot 5', () => {
    expect(slotOf(terraRowWith('irrigation', 3), 3, { growth: 3 })).toBe(5);
  });
  it('TC-T9: at p4, shift 2: slot 5, and no farther', () => {
    expect(slotOf(terraRowWith('early-empire', 4), 4, { culture: 4 })).toBe(5);
    expect(slotOf(terraRowWith('early-empire', 5), 5, { culture: 5 })).toBe(5);
  });
  it('TC-T9: at p0, shift 1: p1, which is slot 1', () => {
    expect(slotOf(terraRowWith('astrology', 0), 0, { science: 0 })).toBe(1);
  });
  it('TC-T9: at p1, shift 2: slot 3', () => {
    expect(slotOf(terraRowWith('early-empire', 1), 1, { culture: 1 })).toBe(3);
  });
  it('T4.3: the card stays where it is and is reset from there', () => {
    const t = terraTable(MAP, {
      players: { A: { row: terraRowWith('astrology', 2), seat: { governments: { science: 2 } } } },
    });
    t.play('A', 'astrology', 'skip');
    expect(t.row('A')).toEqual([
      'astrology',
      'irrigation',
      'early-empire',
      'foreign-trade',
      'pottery',
      'masonry-terra',
    ]);
  });
  it('T4.3 [nationalism x communism]: what holds in the fifth slot holds for a card shifted there', () => {
    const production = (position: number, governments: Partial<Record<FocusType, number>>) => {
      const t = terraTable(MAP, {
        players: { A: { row: terraRowWith('nationalism', position), seat: { governments } } },
      });
      t.play('A', 'nationalism');
      return t.state.steps.flatMap((step) => (step.kind === 'build' ? [step.production] : []));
    };
    expect(production(4, {})).toEqual([4]);
    expect(production(4, { industry: 4 })).toEqual([7]);
  });
  it('T4.3 [nuclear-power x democracy]: the fifth slot by shift opens the blast', () => {
    const row = terraRowWith('nuclear-power', 4);
    const plain = terraTable('gA!! g gB g gB!!', { players: { A: { row } } });
    plain.play('A', 'nuclear-power');
    expect(plain.asked('A')?.kind).not.toBe('blast');
    const t = terraTable('gA!! g gB g gB!!', { players: { A: { row, seat: { governments: { science: 4 } } } } });
    t.play('A', 'nuclear-power');
    expect(t.asked('A')?.kind).toBe('blast');
  });
  it('T4.3: a marker on another card shifts nothing', () => {
    expect(slotOf(terraRowWith('astrology', 2), 2, { culture: 1 })).toBe(2);
  });
});

describe('T4.4 as if in the first slot', () => {
  it('TC-T7: after Capitalism the culture card is resolved as if at p0; Republic takes it to p2: slot 2, not reset', () => {
    const row: FocusCardId[] = ['irrigation', 'astrology', 'pottery', 'masonry-terra', 'early-empire', 'capitalism'];
    const t = terraTable(MAP, { players: { A: { row, seat: { governments: { culture: 4 } } } } });
    t.pass('A', 'capitalism');
    const other = terraTable(MAP, { players: { A: { row, seat: { governments: { culture: 4 } } } } });
    other.play('A', 'capitalism', 'done', 'early-empire');
    expect(other.news().find(({ key }) => key === 'card.resolved')?.params).toMatchObject({
      card: 'early-empire',
      slot: 2,
    });
    other.play('A', ...(other.options('A').includes('done') ? ['done'] : ['skip']));
    expect(other.row('A')[5]).toBe('early-empire');
  });
  it('T4.4: without a shift it is slot 1, wherever the card stands', () => {
    const t = terraTable(MAP);
    expect(resolvingSlot(t.state, 'A', 5)).toBe(5);
    expect(resolvingSlot(t.state, 'A', 5, 1)).toBe(1);
  });
});

describe('T4.5 several shifts', () => {
  /** An economy card at `position`, with Oligarchy on it and Machu Picchu in play. */
  const withBoth = (position: number, wonders: ('machu-picchu-terra' | 'taj-mahal')[] = ['machu-picchu-terra']) =>
    terraTable(MAP, {
      players: {
        A: { row: terraRowWith('foreign-trade', position), seat: { wonders, governments: { economy: position } } },
      },
    });
  it('T4.5 [machu-picchu-terra x oligarchy]: at p1 the order matters, and the owner is asked', () => {
    const t = withBoth(1);
    t.play('A', 'foreign-trade');
    expect(t.asked('A')?.kind).toBe('orderShifts');
    expect(t.options('A')).toEqual(['government:oligarchy', 'wonder:machu-picchu-terra']);
    t.play('A', 'wonder:machu-picchu-terra');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(5);
  });
  it('T4.5 [machu-picchu-terra x oligarchy]: the government first takes the card out of the reach of the wonder', () => {
    const t = withBoth(1);
    t.play('A', 'foreign-trade', 'government:oligarchy');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(3);
  });
  it('T4.5: where every order ends in the same slot nobody is asked', () => {
    const t = withBoth(0);
    t.play('A', 'foreign-trade');
    expect(t.asked('A')?.kind).not.toBe('orderShifts');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(4);
  });
  it('T4.5 [taj-mahal x machu-picchu-terra x democracy]: what shifts nothing here is not among what is put in order', () => {
    const row = terraRowWith('astrology', 2);
    const seat = { wonders: ['machu-picchu-terra' as const, 'taj-mahal' as const], governments: { science: 2 } };
    const t = terraTable(MAP, { players: { A: { row, seat: { leader: 'georgia', ...seat } } } });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['government:democracy', 'wonder:machu-picchu-terra']);
    t.play('A', 'government:democracy');
    expect(t.asked('A')?.kind).toBe('advanceTech');
  });
  it('T4.5: beyond the second slot only the government counts', () => {
    const t = withBoth(3);
    t.play('A', 'foreign-trade');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(5);
  });
  it('Q-F24 [taj-mahal x machu-picchu-terra x oligarchy]: all three add up in the owner’s order', () => {
    const t = withBoth(1, ['machu-picchu-terra', 'taj-mahal']);
    t.play('A', 'foreign-trade');
    expect(t.options('A')).toEqual(['government:oligarchy', 'wonder:machu-picchu-terra', 'wonder:taj-mahal']);
    // Taj Mahal counts one economy wonder: p1 to p2, still slot 2; then Machu Picchu to p4; then Oligarchy to p5.
    t.play('A', 'wonder:taj-mahal', 'wonder:machu-picchu-terra');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(5);
  });
  it('Q-F24: an order that leaves a difference is asked on', () => {
    const t = withBoth(0, ['machu-picchu-terra', 'taj-mahal']);
    t.play('A', 'foreign-trade', 'wonder:taj-mahal');
    expect(t.asked('A')?.kind).toBe('orderShifts');
    expect(t.options('A')).toEqual(['government:oligarchy', 'wonder:machu-picchu-terra']);
    t.play('A', 'government:oligarchy');
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(3);
  });
});
