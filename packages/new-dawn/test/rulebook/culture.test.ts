import { describe, expect, it } from 'vitest';
import { controlLeft } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';

const AROUND = `
  .  h  f  gB!!
  g  gA!! m  g
  d  w  g  g`;

describe('R10 culture cards', () => {
  it('TC-B2: in slot 2 grassland and hill are legal, in slot 1 grassland only', () => {
    const second = table(AROUND, { players: { A: { row: rowWith('early-empire', 2) } } });
    second.play('A', 'early-empire');
    expect(second.options('A').sort()).toEqual(['0,1', '1,0', 'done']);
    const first = table(AROUND, { players: { A: { row: rowWith('early-empire', 1) } } });
    first.play('A', 'early-empire');
    expect(first.options('A').sort()).toEqual(['0,1', 'done']);
  });
  it('says why a space cannot be taken', () => {
    const t = table(AROUND, { players: { A: { row: rowWith('early-empire', 2) } } });
    t.play('A', 'early-empire');
    expect(t.why('A', '2,1')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 2 } });
    expect(t.why('A', '1,2')).toEqual({ key: 'hex.water' });
    expect(t.why('A', '3,1')).toEqual({ key: 'hex.notNextToCity' });
    expect(t.why('A', '1,1')).toEqual({ key: 'hex.city' });
    expect(t.why('A', '9,9')).toEqual({ key: 'answer.notOffered' });
  });
  it('places two tokens, unreinforced, then the turn is over', () => {
    const t = table(AROUND, { players: { A: { row: rowWith('early-empire', 4) } } });
    t.play('A', 'early-empire', '2,0', '0,2');
    expect(t.map()).toBe('. h fA gB!!\ng gA!! m g\ndA w g g');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R10.4: fewer tokens may be placed', () => {
    const t = table(AROUND, { players: { A: { row: rowWith('early-empire', 4) } } });
    t.play('A', 'early-empire', '1,0', 'done');
    expect(t.map()).toBe('. hA f gB!!\ng gA!! m g\nd w g g');
  });
  it('R10.3: each trade token on the card buys one more, and goes back to the supply', () => {
    const t = table(AROUND, { players: { A: { row: rowWith('early-empire', 5), trade: { 'early-empire': 2 } } } });
    t.play('A', 'early-empire', '1,0', '0,1', '2,0');
    expect(t.trade('A', 'early-empire')).toBe(1);
    t.play('A', '2,1');
    expect(t.trade('A', 'early-empire')).toBe(0);
    expect(t.asked('A')).toBeUndefined();
    expect(t.map()).toBe('. hA fA gB!!\ngA gA!! mA g\nd w g g');
  });
  it('R10.1: no barbarian, city-state or other control token; resources are no hindrance', () => {
    const t = table(
      `
      .  g>a  g.seoul
      gB gA!! g.marble
      g  g    gB!!`,
      { players: { A: { row: rowWith('early-empire', 3) } } },
    );
    t.play('A', 'early-empire');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.cityState', params: { cityState: 'seoul' } });
    expect(t.why('A', '0,1')).toEqual({ key: 'hex.control', params: { player: 'B' } });
    expect(t.options('A').sort()).toEqual(['0,2', '1,2', '2,1', 'done']);
  });
  it('R10.2: resource and natural wonder on the space are taken', () => {
    const t = table(
      `
      .  g    g
      n.pantanal gA!! g.marble
      g  g    gB!!`,
      { players: { A: { row: rowWith('early-empire', 5) } } },
    );
    t.play('A', 'early-empire', '2,1', '0,1');
    expect(t.map()).toBe('. g g\nnA gA!! gA\ng g gB!!');
    expect(t.state.seats.A?.resources.marble).toBe(1);
    expect(t.state.seats.A?.naturalWonders).toEqual(['pantanal']);
  });
  it('R1.3: a natural wonder’s space has difficulty 5, also without its token', () => {
    const t = table('n.pantanal gA!! g gB!!', { players: { A: { row: rowWith('early-empire', 4) } } });
    t.play('A', 'early-empire');
    expect(t.why('A', '0,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 4 } });
  });
  it('R2.2: without an unused token one is first taken back, and a natural wonder returns to its space (R19.5)', () => {
    const all = Array.from({ length: 30 }, () => 'gA').join(' ');
    const t = table(`nA.pantanal gA!! g gB!! ${all}`, { players: { A: { row: rowWith('early-empire', 5) } } });
    expect(controlLeft(t.state, 'A')).toBe(0);
    t.play('A', 'early-empire', '2,0');
    expect(t.asked('A')?.kind).toBe('takeBackControl');
    expect(t.options('A').filter((option) => option !== 'skip')).toHaveLength(31);
    t.play('A', '0,0', 'done');
    expect(t.map()).toBe(`n.pantanal gA!! gA gB!! ${all}`);
    expect(t.state.seats.A?.naturalWonders).toEqual([]);
  });
  it('Q-V9, R2.2: taking one back is a may: the token is not placed then, and nothing lies on the space', () => {
    const all = Array.from({ length: 31 }, () => 'gA').join(' ');
    const t = table(`gA!! g.oil gB!! ${all}`, { players: { A: { row: rowWith('early-empire', 5) } } });
    t.play('A', 'early-empire', '1,0', 'skip', 'done');
    expect(t.map()).toBe(`gA!! g.oil gB!! ${all}`);
    expect(t.seat('A').resources.oil).toBe(0);
  });
  it('Civil Service: a third token next to any friendly space', () => {
    const t = table('gA!! g g g gB!!', { players: { A: { row: rowWith('civil-service', 3) } } });
    t.play('A', 'civil-service', '1,0', 'done');
    expect(t.options('A')).toEqual(['done', '2,0']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gA gA g gB!!');
  });
  it('N-2 R10.3: tokens bought with trade tokens go by the first part, before the second begins', () => {
    const t = table('g gA!! g g w gB!!\ng g . . . .', {
      players: { A: { row: rowWith('civil-service', 3), trade: { 'civil-service': 1 } } },
    });
    t.play('A', 'civil-service', '0,0', '2,0');
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.notNextToCity' });
    t.play('A', '0,1');
    expect(t.trade('A', 'civil-service')).toBe(0);
    expect(t.options('A')).toContain('3,0');
  });
  it('Drama and Poetry: then one own token may move to empty land of any terrain', () => {
    const t = table('gA!! g m gB!!', { players: { A: { row: rowWith('drama-and-poetry', 1) } } });
    t.play('A', 'drama-and-poetry', '1,0', 'done', '1,0', '2,0');
    expect(t.map()).toBe('gA!! g mA gB!!');
  });
  it('Mass Media: wins an unreinforced rival token within 2 spaces, flips a reinforced one', () => {
    const drawing = 'gA!! g gB gB* gB gB!!';
    const near = table(drawing, { players: { A: { row: rowWith('mass-media', 1) } } });
    near.play('A', 'mass-media', 'done', '2,0');
    expect(near.map()).toBe('gA!! g gA gB* gB gB!!');
    const next = table(drawing, { players: { A: { row: rowWith('mass-media', 1) } } });
    next.play('A', 'mass-media', '1,0', 'done');
    expect(next.why('A', '4,0')).toEqual({ key: 'hex.tooFar', params: { range: 2 } });
    next.play('A', '3,0');
    expect(next.map()).toBe('gA!! gA gB gB gB gB!!');
  });
  it('Japan: in the own turn desert and mountain by the water or the edge have difficulty 3', () => {
    const drawing = `
      g  g  g  g  g
      g  gA!! d  g  gB!!
      g  d  g  g  g
      g  w  g  g  g`;
    const others = table(drawing, { players: { A: { row: rowWith('early-empire', 3) } } });
    others.play('A', 'early-empire');
    expect(others.why('A', '1,2')).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 3 } });
    const japan = table(drawing, { players: { A: { row: rowWith('early-empire', 3), seat: { leader: 'japan' } } } });
    japan.play('A', 'early-empire');
    expect(japan.why('A', '1,2')).toBeUndefined();
    expect(japan.why('A', '2,1')).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 3 } });
  });
});
