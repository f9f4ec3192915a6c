import { describe, expect, it } from 'vitest';
import type { Seat, WonderId } from '../../src/index.ts';
import { type Given, type TableOptions, table } from '../kit.ts';
import { cityStates, holding, NONE, turn } from './kit.ts';

describe('discounts on world wonders', () => {
  const buy = (drawing: string, wonder: WonderId, trade: number, A: Given, slot = 5) => {
    const seat: Partial<Seat> = { resources: { ...NONE }, ...A.seat };
    const t = turn(drawing, 'pottery', slot, { ...A, trade: { pottery: trade }, seat }, { offer: [wonder] });
    if (t.why('A', 'wonder')) return 'too dear';
    t.play('A', 'wonder', wonder);
    for (let i = 0; i < trade; i++) t.play('A', 'trade');
    return t.options('A').includes('build') ? 'enough' : 'not yet';
  };
  it('[egypt x brussels x buenos-aires] all three add up: 11 becomes 7', () => {
    const A = { ...cityStates('brussels', 'buenos-aires'), seat: { leader: 'egypt' as const } };
    const mature = 'gA!! gA g g gB!!';
    expect(buy(mature, 'kremlin', 2, A)).toBe('enough');
    expect(buy(mature, 'kremlin', 1, A)).toBe('too dear');
  });
  it('[egypt x brussels x buenos-aires] but not below nothing', () => {
    const five = 'gA!! gA gA! gA gA! gA gA! gA gA! gA g gB!!';
    const A = { ...cityStates('brussels', 'buenos-aires'), seat: { leader: 'egypt' as const } };
    expect(buy(five, 'stonehenge', 0, A, 1)).toBe('enough');
  });
  it('[buenos-aires x machu-picchu-base] a type already controlled costs the full price, however it came', () => {
    const owner = (wonders: WonderId[]) => ({ ...cityStates('buenos-aires'), seat: { wonders } });
    expect(buy('gA!! g g gB!!', 'colossus', 0, owner(['petra']))).toBe('enough');
    expect(buy('gA!! g g gB!!', 'colossus', 0, owner(['machu-picchu-base']))).toBe('too dear');
  });
  it('[brussels x sydney-opera-house] rival tokens make cities mature, and these make wonders cheaper', () => {
    const drawing = 'gA!! gB g gA! gB g gB!!';
    const owner = (...wonders: WonderId[]) => ({ ...cityStates('brussels'), seat: { wonders } });
    expect(buy('gA!! gB gA! gB g gB!!', 'petra', 0, owner('sydney-opera-house'))).toBe('enough');
    expect(buy('gA!! gB gA! gB g gB!!', 'petra', 0, owner())).toBe('too dear');
    expect(buy(drawing, 'petra', 1, owner('sydney-opera-house'))).toBe('enough');
  });
  it('[brussels x open-borders-base] so do the tokens of a giver', () => {
    const drawing = 'gA!! gB gA! gB g gB!!';
    expect(
      buy(drawing, 'petra', 0, { ...cityStates('brussels'), diplomacy: [{ from: 'B', card: 'open-borders-base' }] }),
    ).toBe('enough');
  });
});

describe('Petra and moving barbarians', () => {
  const EAST = 4;
  const WEST = 1;
  const move = (drawing: string, dice: number[], given: TableOptions = {}) =>
    table(drawing, { dice, steps: [{ kind: 'moveBarbarians' }], players: { A: holding('petra') }, ...given });
  it('R22.1 [petra x barbarians] Q-C10: where the die points, and round before a city as at the edge', () => {
    expect(move('gA!! g g g>a gA! g gB!!', [EAST]).map()).toBe('gA!! g g>a g gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: beside the sea it comes back to where it started', () => {
    expect(move('gA!! g g>a w gA! g gB!!', [EAST]).map()).toBe('gA!! g g>a w gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: turned round it goes on over the sea behind it', () => {
    expect(move('gA!! g w g>a gA! g gB!!', [EAST]).map()).toBe('gA!! g>a w g gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: protected on both sides it stays', () => {
    const t = move('gA!! g>a gA! g gB!!', [EAST]);
    expect(t.map()).toBe('gA!! g>a gA! g gB!!');
    expect(t.log()).not.toContain('capital.raided');
  });
  it('[petra x barbarians] at the edge of the map with a protected city behind it stays as well', () => {
    expect(move('g>a gA!! g gB!!', [WEST]).map()).toBe('g>a gA!! g gB!!');
  });
  it('[petra x barbarians] Q-C10: a reinforced token protects too and keeps its side, an unreinforced one does not', () => {
    expect(move('gA!! g g>a gA* g gB!!', [EAST]).map()).toBe('gA!! g>a g gA* g gB!!');
    expect(move('gA!! g g>a gA g gB!!', [EAST]).map()).toBe('gA!! g g g>a g gB!!');
  });
  it('[petra x barbarians] Q-E15, R22.6: one that turns round may run into another; then they spread', () => {
    const t = move('gA!! g g>a g g>b gA! g gB!!', [EAST, EAST]);
    expect(t.log()).toContain('barbarians.spread');
    expect(t.map()).toBe('gA!! g g g>b g>a gA! g gB!!');
  });
  it('[petra x barbarians] R22.6: spreading barbarians turn round before it as well', () => {
    const t = move('gA!! g>a g g>b gA! g gB!!', [EAST, WEST]);
    // Both end on 2,0; the first of them, sent west, goes to 1,0.
    expect(t.map()).toBe('gA!! g>a g>b g gA! g gB!!');
  });
  it('[petra x barbarians] another player’s city is not protected', () => {
    expect(move('gA!! g g>a gB! g gB!!', [EAST]).map()).toBe('gA!! g g g>a g gB!!');
  });
  it('R22.7 [petra x spawn] a barbarian appears beside protected spaces, but waits while its icon is one', () => {
    const spawn = (drawing: string) =>
      table(drawing, {
        steps: [{ kind: 'spawnBarbarians' }],
        players: { A: holding('petra') },
        state: { barbarians: { C: { home: '2,0', at: null } } },
      });
    expect(spawn('gA!! g g+B gA* g gB!!').map()).toBe('gA!! g g>c gA* g gB!!');
    const waiting = spawn('gA!! g gA* gA g gB!!');
    expect(waiting.map()).toBe('gA!! g gA* gA g gB!!');
    expect(waiting.log()).toContain('barbarian.waits');
  });
  it('[petra x seoul] Seoul moves barbarians past it onto empty land only, so nothing changes there', () => {
    const t = table('gA!! g>a g gA! g gB!!', { players: { A: { ...holding('petra'), ...cityStates('seoul') } } });
    t.play('A', 'cityState:seoul', 'A');
    expect(t.options('A')).toEqual(['done', '2,0']);
  });
});
