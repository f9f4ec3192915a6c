import { describe, expect, it } from 'vitest';
import { eventsAt, type FocusCardId, isMature, newDawn } from '../../src/index.ts';
import { table } from '../kit.ts';

const MAP = 'gA!! g g gB!!';
const playRound = (t: ReturnType<typeof table>, card: FocusCardId = 'pottery') => {
  t.pass('A', card);
  t.pass('B', card);
};

describe('R6 rounds and R23 the event dial', () => {
  it('TC-B24: blank, move, trade, move, spawn', () => {
    const t = table(MAP, { dice: [1, 1] });
    const events = [1, 2, 3, 4, 5].map(() => {
      playRound(t);
      return eventsAt(t.state, t.state.dial).join();
    });
    expect(events).toEqual(['blank', 'move', 'trade', 'move', 'spawn']);
  });
  it('R6.4: the start player stays the same', () => {
    const t = table(MAP);
    playRound(t);
    expect(t.state).toMatchObject({ round: 2, startPlayer: 'A', active: 'A', phase: 'play' });
  });
});

describe('R21 mature cities', () => {
  it('TC-B1: at the edge of the map only the spaces that are there count', () => {
    const t = table('gA!! gA g gB!!\nw  gB');
    expect(isMature(t.state, '0,0')).toBe(true);
    expect(isMature(t.state, '3,0')).toBe(false);
  });
  it('a rival token beside it does not do', () => {
    expect(isMature(table('gA!! gB g gB!!').state, '0,0')).toBe(false);
  });
});

describe('R23 trade event', () => {
  it('N-1: gives a trade token for each mature city; all choose at once, unseen by the others', () => {
    const t = table('gA!! gA g gB gB!!', { state: { dial: 2 }, players: { B: { trade: { pottery: 3 } } } });
    playRound(t, 'masonry-base');
    expect(t.asked('A')?.kind).toBe('placeTrade');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    expect(t.why('B', 'pottery')).toEqual({ key: 'trade.full', params: { most: 3 } });
    t.play('A', 'astrology');
    expect(t.trade('A', 'astrology')).toBe(0);
    t.play('B', 'foreign-trade');
    expect([t.trade('A', 'astrology'), t.trade('B', 'foreign-trade')]).toEqual([1, 1]);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('N-1: two mature cities: two tokens, one after the other', () => {
    const t = table('gA!! gA gA! gA g gB!!', { state: { dial: 2 } });
    playRound(t, 'masonry-base');
    t.play('A', 'astrology', 'pottery');
    expect([t.trade('A', 'astrology'), t.trade('A', 'pottery')]).toEqual([1, 1]);
  });
});

describe('R24 victory', () => {
  it('TC-B25: what is claimed in the own turn wins at the end of the round, after the event', () => {
    const row: FocusCardId[] = ['early-empire', 'foreign-trade', 'pottery', 'masonry-base', 'astrology'];
    const t = table(MAP, { players: { A: { row, seat: { tech: 22, techBest: 22 } } } });
    t.play('A', 'astrology', 'by:5', 'decline');
    expect(t.state.victory[0]?.claims).toEqual([{ player: 'A', agenda: 'technophile-base', marked: true }]);
    expect(newDawn.outcome(t.state)).toBeUndefined();
    t.pass('B');
    expect(newDawn.outcome(t.state)).toEqual({ ranking: [['A'], ['B']] });
    expect(t.asked('B')).toBeUndefined();
  });
  it('R24.4: both complete: most friendly spaces, and a tie is shared', () => {
    const reached = { seat: { tech: 24, techBest: 24 } };
    const tied = table(MAP, { players: { A: reached, B: reached } });
    playRound(tied);
    expect(newDawn.outcome(tied.state)).toEqual({ ranking: [['A', 'B']] });
    const more = table('gA!! g gB gB!!', { players: { A: reached, B: reached } });
    playRound(more);
    expect(newDawn.outcome(more.state)).toEqual({ ranking: [['B'], ['A']] });
  });
});
