import { describe, expect, it } from 'vitest';
import { table } from '../kit.ts';

const TWO = 'gA!! g g gB!!';

describe('R8 focus row', () => {
  it('TC-B12: a resolved card goes to the first slot, those left of it move right', () => {
    const t = table(TWO, {
      players: { A: { row: ['early-empire', 'pottery', 'masonry-base', 'astrology', 'foreign-trade'] } },
    });
    t.pass('A', 'masonry-base');
    expect(t.row('A')).toEqual(['masonry-base', 'early-empire', 'pottery', 'astrology', 'foreign-trade']);
  });
  it('TC-B12: the last card moves all others, the first none', () => {
    const t = table(TWO, {
      players: { A: { row: ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-base'] } },
    });
    t.pass('A', 'masonry-base');
    expect(t.row('A')).toEqual(['masonry-base', 'early-empire', 'astrology', 'foreign-trade', 'pottery']);
    const first = table(TWO, {
      players: { A: { row: ['pottery', 'astrology', 'foreign-trade', 'early-empire', 'masonry-base'] } },
    });
    first.pass('A');
    expect(first.row('A')).toEqual(['pottery', 'astrology', 'foreign-trade', 'early-empire', 'masonry-base']);
  });
  it('R7.2: one card each turn, then it is the next player’s turn', () => {
    const t = table(TWO);
    t.pass('A');
    expect(t.asked('A')).toBeUndefined();
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.why('A', 'pottery')).toEqual({ key: 'decision.notYours' });
  });
  it('trade tokens move with their card', () => {
    const t = table(TWO, { players: { A: { trade: { pottery: 2 } } } });
    t.pass('A', 'masonry-base');
    expect(t.trade('A', 'pottery')).toBe(2);
  });
});
