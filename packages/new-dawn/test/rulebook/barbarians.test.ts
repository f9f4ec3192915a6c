import { describe, expect, it } from 'vitest';
import type { NewDawnStep } from '../../src/index.ts';
import { type TableOptions, table } from '../kit.ts';

const MOVE: NewDawnStep[] = [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }];
const SPAWN: NewDawnStep[] = [{ kind: 'spawnBarbarians' }, { kind: 'chooseCard', player: 'A' }];
/** As the direction token lies here, 1 is west and 4 is east. */
const moved = (drawing: string, die: number, more: TableOptions = {}) =>
  table(drawing, { dice: [die], steps: MOVE, ...more });

describe('R22 barbarians', () => {
  it('all move one space in the direction of one die', () => {
    expect(moved('g g>a g g>b g gA!! gB!!', 1).map()).toBe('g>a g g>b g g gA!! gB!!');
    expect(moved('g g>a g g>b g gA!! gB!!', 4).map()).toBe('g g g>a g g>b gA!! gB!!');
  });
  it('README 3.2: the direction token turns all six directions', () => {
    const turned = moved('g g>a g gA!! gB!!', 1, { state: { arrow: 3 } });
    expect(turned.map()).toBe('g g g>a gA!! gB!!');
  });
  it('R22.2: over water it goes on to land', () => {
    expect(moved('g w w g>f g gA!! gB!!', 1).map()).toBe('g>f w w g g gA!! gB!!');
  });
  it('TC-B18: at the edge it goes the other way', () => {
    expect(moved('g>a g g gA!! gB!!', 1).map()).toBe('g g>a g gA!! gB!!');
  });
  it('TC-B19 N-6: over water to the edge and back, it ends where it started, and nothing there happens again', () => {
    expect(moved('w w g>a g gA!! gB!!', 1).map()).toBe('w w g>a g gA!! gB!!');
    expect(moved('w w g+B>a g gA!! gB!!', 1).map()).toBe('w w g+B>a g gA!! gB!!');
  });
  it('R22.2 Q-V5: it crosses water, and caravans on the way are destroyed', () => {
    const t = moved('g w+B w+A g>f g gA!! gB!!', 1);
    expect(t.map()).toBe('g>f w w g g gA!! gB!!');
    expect([t.seat('A').caravans, t.seat('B').caravans]).toEqual([[{ at: null }], [{ at: null }]]);
  });
  it('R22.2 Q-V5 TC-B19: also on the way to the edge and back', () => {
    const t = moved('w+B w+B g>a g gA!! gB!!', 1);
    expect(t.map()).toBe('w w g>a g gA!! gB!!');
    expect(t.seat('B').caravans).toEqual([{ at: null }, { at: null }]);
  });
  it('R22.3 N-7: with no land either way it crosses nothing', () => {
    const t = moved('g>a\nw+B\ngA!! gB!!', 1);
    expect(t.map()).toBe('g>a\nw+B\ngA!! gB!!');
  });
  it('R22.3: with no land either way it stays', () => {
    const t = moved('g>a\nw\ngA!! gB!!', 1);
    expect(t.map()).toBe('g>a\nw\ngA!! gB!!');
  });
  it('TC-B9: a city that is no capital is destroyed and the barbarian stays', () => {
    expect(moved('g>d gB! g gA!! gB!!', 4).map()).toBe('g g>d g gA!! gB!!');
  });
  it('R22.4: an unreinforced control token is destroyed, a natural wonder returns to its space (R19.5)', () => {
    expect(moved('g>a gB g gA!! gB!!', 4).map()).toBe('g g>a g gA!! gB!!');
    const t = moved('g>a nB.pantanal g gA!! gB!!', 4);
    expect(t.map()).toBe('g n>a.pantanal g gA!! gB!!');
    expect(t.state.seats.B?.naturalWonders).toEqual([]);
  });
  it('TC-B17 Q-D13: a reinforced token is turned over, the barbarian is back where it came from, over water too', () => {
    expect(moved('g>a w w gB* gA!! gB!!', 4).map()).toBe('g>a w w gB gA!! gB!!');
  });
  it('R22.4: a caravan is destroyed and the barbarian stays; with a reinforced token both happen (Q-E23)', () => {
    const t = moved('g>a g+B g gA!! gB!!', 4);
    expect(t.map()).toBe('g g>a g gA!! gB!!');
    expect(t.state.seats.B?.caravans).toEqual([{ at: null }]);
    expect(moved('g>a gB*+B g gA!! gB!!', 4).map()).toBe('g>a gB g gA!! gB!!');
  });
  it('R22.4: a raided capital costs its owner two trade tokens of choice, and the barbarian goes back', () => {
    const t = moved('g>a gB!! g gA!! g', 4, { players: { B: { trade: { pottery: 1, astrology: 2 } } } });
    expect(t.map()).toBe('g>a gB!! g gA!! g');
    expect(t.options('B').sort()).toEqual(['astrology', 'pottery']);
    t.play('B', 'pottery', 'astrology');
    expect([t.trade('B', 'pottery'), t.trade('B', 'astrology')]).toEqual([0, 1]);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-E22: fewer than two tokens: all there are', () => {
    const one = moved('g>a gB!! g gA!! g', 4, { players: { B: { trade: { pottery: 1 } } } });
    one.play('B', 'pottery');
    expect(one.asked('A')?.kind).toBe('chooseCard');
    expect(moved('g>a gB!! g gA!! g', 4).asked('A')?.kind).toBe('chooseCard');
  });
  it('R22.6: those that share a space are dispersed by dice, one at a time', () => {
    const t = table('g g>a gB* g>b g gA!! gB!!', { dice: [4, 4], steps: MOVE });
    // A bounces off the reinforced token, B moves on: nobody shares a space.
    expect(t.map()).toBe('g g>a gB g g>b gA!! gB!!');
    // A turns round at the edge and meets B coming the other way: one of them rolls again and goes west.
    const crowded = table('g>a g g>b gA!! gB!!', { dice: [1, 1], steps: MOVE });
    expect(crowded.map()).toBe('g>a g>b g gA!! gB!!');
  });
  it('Q-E15: after fifty rolls they stay as they are', () => {
    const here = { home: '0,0' as const, at: '0,0' as const };
    const t = table('g\nw\ngA!! gB!!', {
      steps: MOVE,
      dice: Array.from({ length: 51 }, () => 1),
      state: { barbarians: { A: here, B: { ...here } } },
    });
    expect([t.state.barbarians.A?.at, t.state.barbarians.B?.at]).toEqual(['0,0', '0,0']);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('TC-B20: a barbarian off the map comes back to its icon unless something but caravans is there', () => {
    const away = { A: { home: '0,0' as const, at: null } };
    expect(table('gB g gA!! gB!!', { steps: SPAWN, state: { barbarians: away } }).map()).toBe('gB g gA!! gB!!');
    const t = table('g+B g gA!! gB!!', { steps: SPAWN, state: { barbarians: away } });
    expect(t.map()).toBe('g>a g gA!! gB!!');
    expect(t.state.seats.B?.caravans).toEqual([{ at: null }]);
  });
});
