import { describe, expect, it, test } from 'vitest';
import type { Seat, WonderId } from '../../src/index.ts';
import { table } from '../kit.ts';
import { holding, turn } from './kit.ts';

describe('caravans', () => {
  const long = `gA!! ${'g '.repeat(12)} gB!!`;
  const reached = (wonders: WonderId[], trade: number) => {
    const t = turn(long, 'foreign-trade', 1, { trade: { 'foreign-trade': trade }, seat: { wonders } });
    t.play('A', 'caravan:0');
    return Math.max(
      ...t.options('A').flatMap((option) => (/^\d+,0$/.test(option) ? Number(option.split(',')[0]) : [])),
    );
  };
  it('[colossus x trade tokens] three, six shared, and one for each token', () => {
    expect([reached([], 0), reached(['colossus'], 0), reached([], 2), reached(['colossus'], 2)]).toEqual([3, 9, 5, 11]);
  });
  it('[colossus x trade tokens] what is shared is used before tokens are spent', () => {
    const t = turn(long, 'foreign-trade', 1, { trade: { 'foreign-trade': 2 }, ...holding('colossus') });
    t.play('A', 'caravan:0', '9,0');
    expect(t.trade('A', 'foreign-trade')).toBe(2);
    t.play('A', '10,0');
    expect(t.trade('A', 'foreign-trade')).toBe(1);
  });
  it('[colossus x venetian-arsenal] the second resolution has its six spaces again', () => {
    const t = turn(long, 'foreign-trade', 5, holding('colossus', 'venetian-arsenal'));
    t.play('A', 'caravan:0', '9,0');
    while (t.asked('A')?.kind !== 'resolveAgain') t.play('A', 'done');
    t.play('A', 'again', 'caravan:0');
    expect(t.options('A')).toContain('12,0');
  });
  it('[rome x sydney-opera-house] Rome needs no maturity, the others get it from rival tokens', () => {
    const drawing = 'gA!! g g g g g gA! gB g g gB!!';
    const start = (seat: Partial<Seat>) => {
      const t = turn(drawing, 'foreign-trade', 1, { seat });
      t.play('A', 'caravan:0');
      return t.options('A').includes('8,0');
    };
    expect(start({ leader: 'egypt' })).toBe(false);
    expect(start({ leader: 'rome' })).toBe(true);
    const both = 'gA!! g g g g gB gA! gB g g gB!!';
    const t = turn(both, 'foreign-trade', 1, { seat: { leader: 'egypt', wonders: ['sydney-opera-house'] } });
    t.play('A', 'caravan:0');
    expect(t.options('A')).toContain('9,0');
  });
  it('[sydney-opera-house x trade event] a city mature through rival tokens earns a trade token', () => {
    const event = (wonders: WonderId[]) =>
      table('gA!! gB g gB!!', { steps: [{ kind: 'tradeEvent', paid: 0 }], players: { A: { seat: { wonders } } } });
    expect(event(['sydney-opera-house']).asked('A')?.kind).toBe('placeTrade');
    expect(event([]).asked('A')).toBeUndefined();
  });
});

describe('agendas that depend on others', () => {
  test.each([
    ['sydney-opera-house', { seat: { wonders: ['sydney-opera-house'] as WonderId[] } }],
    ['open-borders-base', { diplomacy: [{ from: 'B', card: 'open-borders-base' as const }] }],
  ])('[populous x %s] cities mature through rival tokens count', (_card, A) => {
    const t = table('gA!! gB gA! gB gA! gB gA! gB gA! gB g gB!!', {
      players: { A },
      state: { victory: [{ card: 'vc-populous-preservationist', claims: [] }] },
    });
    expect(t.state.victory[0]?.claims).toMatchObject([{ player: 'A', agenda: 'populous' }]);
  });
  it('[aesthetic x eiffel-tower] two culture wonders, the second one with a swapped space', () => {
    const t = table('gA!! g gB*#stonehenge gB g gB!!', {
      players: { A: holding('eiffel-tower') },
      state: { victory: [{ card: 'vc-explorer-aesthetic', claims: [] }] },
    });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.state.victory[0]?.claims).toEqual([{ player: 'A', agenda: 'aesthetic', marked: true }]);
  });
});
