import { describe, expect, it } from 'vitest';
import type { NewDawnStep } from '../../src/index.ts';
import { rowWith, type TableOptions, table } from '../kit.ts';
import { attacked } from '../war.ts';

const WIN = [6, 1];
const MOVE: NewDawnStep[] = [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }];
const raided = (drawing: string) => table(drawing, { dice: [4], steps: MOVE });
const playing = (drawing: string, card: Parameters<typeof rowWith>[0], slot: number, more: TableOptions = {}) => {
  const t = table(drawing, { players: { A: { row: rowWith(card, slot) } }, ...more });
  t.play('A', card);
  return t;
};
const held = (t: ReturnType<typeof table>) => [t.seat('A').naturalWonders, t.seat('B').naturalWonders];

describe('R19 resources', () => {
  it('R19.1: spent tokens go to the supply, not back to the map', () => {
    const t = playing('g gA!! g gB!!', 'pottery', 5, {
      offer: ['petra'],
      players: {
        A: { row: rowWith('pottery', 5), seat: { resources: { marble: 0, mercury: 0, oil: 1, diamonds: 0 } } },
      },
      state: { supply: { marble: 8, mercury: 8, oil: 7, diamonds: 8 } },
    });
    t.play('A', 'wonder', 'petra', 'resource:oil', 'build', '1,0');
    expect(t.seat('A').resources.oil).toBe(0);
    expect(t.state.supply.oil).toBe(8);
    expect(t.map()).toBe('g gA!!#petra g gB!!');
  });
  it('R19.4: a resource already taken stays with its owner when the space is lost', () => {
    const t = playing('g.marble gA!! gB!! g', 'early-empire', 1);
    t.play('A', '0,0', 'done');
    expect(t.seat('A').resources.marble).toBe(1);
    const lost = attacked('gA!! gB g gB!!', '1,0', {
      slot: 3,
      dice: WIN,
      B: { seat: { resources: { marble: 1, mercury: 0, oil: 0, diamonds: 0 } } },
    });
    expect([lost.seat('A').resources.marble, lost.seat('B').resources.marble]).toEqual([0, 1]);
  });
  it('R2.4 [sumeria]: what the supply does not have cannot be gained', () => {
    const t = attacked('gA!! g>a g gB!!', '1,0', {
      slot: 3,
      dice: [4, 1],
      A: { seat: { leader: 'sumeria' } },
      state: { supply: { marble: 0, mercury: 1, oil: 0, diamonds: 0 } },
    });
    t.play('A', 'pottery');
    expect(t.why('A', 'marble')).toEqual({ key: 'resource.none', params: { resource: 'marble' } });
    expect(t.options('A')).toEqual(['skip', 'mercury']);
    t.play('A', 'mercury');
    expect(t.state.supply.mercury).toBe(0);
  });
});

describe('R19 natural wonders', () => {
  it('R19.2: the token is taken when a control token is placed there', () => {
    const t = playing('n.pantanal gA!! g gB!!', 'early-empire', 5);
    t.play('A', '0,0', 'done');
    expect(t.map()).toBe('nA gA!! g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
  });
  it('R19.2: it pays once a turn, stays with its owner and is there again next turn', () => {
    const t = playing('nA.mt-everest gA!! g gA! g gB!!', 'pottery', 5, { offer: ['petra'] });
    t.play('A', 'wonder', 'petra', 'naturalWonder:mt-everest', 'build', '1,0');
    expect(held(t)).toEqual([['mt-everest'], []]);
    expect(t.state.supply.oil).toBe(8);
    t.pass('B');
    expect(t.asked('A')?.kind).toBe('chooseCard');
    expect(t.seat('A').spent).toEqual([]);
  });
  it('R19.3: with the control token the natural wonder goes to the attacker', () => {
    const t = attacked('gA!! nB.pantanal g gB!!', '1,0', { slot: 5, dice: WIN });
    expect(t.map()).toBe('gA!! nA g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
    expect(t.log()).toContain('naturalWonder.won');
  });
  it('Q-E5 Q-E10: with a city on its space too', () => {
    const t = attacked('gA!! nB!.pantanal g gB!!', '1,0', { card: 'flight-base', slot: 5, dice: WIN });
    expect(t.map()).toBe('gA!! nA! g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
  });
  it('R15.9: and where a control token stands for the city', () => {
    const cities = Array.from({ length: 7 }, () => 'gA!').join(' ');
    const t = attacked(`gA!! nB!.pantanal g gB!!\n${cities}`, '1,0', { card: 'flight-base', slot: 5, dice: WIN });
    expect(t.map()).toMatch('gA!! nA* g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
  });
  it('Q-E5: an attack that fails moves nothing', () => {
    const t = attacked('gA!! nB.pantanal g gB!!', '1,0', { slot: 1, dice: [5, 1] });
    expect(held(t)).toEqual([[], ['pantanal']]);
  });
  it('Q-E5 R10.5 [mass-media]: a token won by a card brings its natural wonder along', () => {
    const t = playing('gA!! g nB.pantanal g gB!!', 'mass-media', 1);
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! g nA g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
  });
  it('[mass-media]: a reinforced token is flipped only and keeps what it has', () => {
    const t = playing('gA!! g nB*.pantanal g gB!!', 'mass-media', 1);
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! g nB g gB!!');
    expect(held(t)).toEqual([[], ['pantanal']]);
  });
  it('Q-E5 [eiffel-tower]: also when its owner has to give the token up', () => {
    const t = table('gA!! g nB.pantanal gB g gB!!', { players: { A: { seat: { wonders: ['eiffel-tower'] } } } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.map()).toBe('gA!! g nA gB g gB!!');
    expect(held(t)).toEqual([['pantanal'], []]);
  });
  it('R19.5 [nuclear-power]: a destroyed token leaves the natural wonder on its space, a flipped one keeps it', () => {
    const t = playing('gA!! g nB.pantanal nB*.galapagos-islands g gB!!', 'nuclear-power', 5);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g n.pantanal nB g gB!!');
    expect(held(t)).toEqual([[], ['galapagos-islands']]);
  });
  it('R19.5 [forbidden-city]: a token destroyed at the start of a turn', () => {
    const t = table('gA!! nB.pantanal g gB!!', { players: { A: { seat: { wonders: ['forbidden-city'] } } } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! n.pantanal g gB!!');
    expect(held(t)).toEqual([[], []]);
  });
  it('R19.5 N-5 [drama-and-poetry]: a token that moves away leaves it behind and keeps its side', () => {
    const t = playing('gB!! g nA*.pantanal m gA!!', 'drama-and-poetry', 1);
    t.play('A', 'done', '2,0', '3,0');
    expect(t.map()).toBe('gB!! g n.pantanal mA* gA!!');
    expect(held(t)).toEqual([[], []]);
  });
  it('[drama-and-poetry]: no token moves to a natural wonder that lies there', () => {
    const t = playing('gB!! g gA n.pantanal gA!!', 'drama-and-poetry', 1);
    t.play('A', 'done', '2,0');
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.notEmpty' });
  });
  it('R19.5 R2.2: a token taken back leaves it behind', () => {
    const tokens = Array.from({ length: 30 }, () => 'gA').join(' ');
    const t = playing(`gB!! g gA!! g nA.pantanal\n${tokens}`, 'early-empire', 1);
    t.play('A', '3,0', '4,0');
    expect(t.map()).toMatch('gB!! g gA!! gA n.pantanal');
    expect(held(t)).toEqual([[], []]);
  });
  it('R19.5: barbarians that destroy the token; after a reinforced one it stays with its owner', () => {
    const gone = raided('g>a nB.pantanal g gA!! gB!!');
    expect(gone.map()).toBe('g n>a.pantanal g gA!! gB!!');
    expect(held(gone)).toEqual([[], []]);
    const kept = raided('g>a nB*.pantanal g gA!! gB!!');
    expect(kept.map()).toBe('g>a nB g gA!! gB!!');
    expect(held(kept)).toEqual([[], ['pantanal']]);
  });
  it('Q-E10: a city built on its token keeps it; destroyed, the natural wonder returns to the space', () => {
    const t = playing('gB!! g nA.pantanal g gA!!', 'pottery', 5);
    t.play('A', 'city', '2,0');
    expect(t.map()).toBe('gB!! g nA! g gA!!');
    expect(held(t)).toEqual([['pantanal'], []]);
    const gone = raided('g>a nB!.pantanal g gA!! gB!!');
    expect(gone.map()).toBe('g n>a.pantanal g gA!! gB!!');
    expect(held(gone)).toEqual([[], []]);
  });
  it('Q-E32 [america]: a natural wonder won in combat is laid on a card, and leaves it when it is lost again', () => {
    const t = attacked('gA!! nB.pantanal g gB!!', '1,0', { slot: 5, dice: WIN, A: { seat: { leader: 'america' } } });
    t.play('A', 'pottery');
    expect(t.seat('A').row.find(({ card }) => card === 'pottery')?.naturalWonders).toEqual(['pantanal']);
    const lost = table('gB!! nA.pantanal g gA!!', {
      players: { A: { seat: { leader: 'america' } }, B: { row: rowWith('masonry-base', 5) } },
      steps: [{ kind: 'beginTurn', player: 'B' }],
      dice: WIN,
    });
    const [first] = lost.seat('A').row;
    first?.naturalWonders.push('pantanal');
    lost.play('B', 'masonry-base', 'attack', '1,0');
    expect(first?.naturalWonders).toEqual([]);
    expect(held(lost)).toEqual([[], ['pantanal']]);
  });
});
