import { describe, expect, it } from 'vitest';
import { table } from '../kit.ts';
import { cityStates, holding, optionsFor, turn } from './kit.ts';

describe('Stonehenge’s chain', () => {
  it('[stonehenge x hanging-gardens] the token at the start of the turn begins it', () => {
    const t = table('gA!! h h h g gB!!', { players: { A: holding('stonehenge', 'hanging-gardens') } });
    t.play('A', 'wonder:hanging-gardens', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! hA hA hA g gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x urbanization] a token beside the new city begins it; the card’s second token is still there', () => {
    const t = turn('gA!! g g h h g g gB!!', 'urbanization', 5, holding('stonehenge'));
    t.play('A', 'city', '2,0', '3,0', '4,0', '1,0');
    expect(t.map()).toBe('gA!! gA gA! hA hA g g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x drama-and-poetry] a moved token does not begin it', () => {
    const t = turn('gA!! g h h g gB!!', 'drama-and-poetry', 1, holding('stonehenge'));
    t.play('A', '1,0', 'done', '1,0', '2,0');
    expect(t.map()).toBe('gA!! g hA h g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x mass-media] a token won over does not begin it', () => {
    const t = turn('gA!! g hB h g gB!!', 'mass-media', 1, holding('stonehenge'));
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! g hA h g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x eiffel-tower] a swapped token does not begin it', () => {
    const t = table('gA!! g hB h hB gB!!', { players: { A: holding('stonehenge', 'eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '4,0');
    t.play('B', '2,0');
    expect(t.map()).toBe('gA!! g hA h hB gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x france] tokens of the chain come on top of those of the card', () => {
    const t = turn(
      `
      . h h g
      g gA!! g g
      g g g gB!!`,
      'early-empire',
      2,
      { seat: { leader: 'france', wonders: ['stonehenge'] } },
    );
    t.play('A', '1,0', '2,0', '0,1', '2,1');
    expect(t.map()).toBe('. hA hA g\ngA gA!! gA g\ng g g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x empty supply] R2.2: for every token of the chain one is taken back first', () => {
    const all = Array.from({ length: 31 }, () => 'gA').join(' ');
    const t = turn(`gA!! h h g gB!! ${all}`, 'early-empire', 2, holding('stonehenge'));
    t.play('A', '1,0', '35,0', '2,0', '34,0', 'done');
    expect(t.map()).toBe(`gA!! hA hA g gB!! ${Array.from({ length: 29 }, () => 'gA').join(' ')} g g`);
  });
});

describe('easier and freer placing', () => {
  const far = 'gA!! g g f g gB!!';
  it('[chichen-itza x kumasi] Q-E28: far forest in slot 1', () => {
    const t = turn(far, 'early-empire', 1, { ...holding('chichen-itza'), ...cityStates('kumasi') });
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! g g fA g gB!!');
    expect(turn(far, 'early-empire', 1, holding('chichen-itza')).why('A', '3,0')).toEqual({
      key: 'hex.tooHard',
      params: { need: 3, slot: 1 },
    });
  });
  it('[chichen-itza x mohenjo-daro] one less: far forest in slot 2', () => {
    const A = { ...holding('chichen-itza'), ...cityStates('mohenjo-daro') };
    expect(turn(far, 'early-empire', 2, A).options('A')).toContain('3,0');
    expect(turn(far, 'early-empire', 1, A).options('A')).not.toContain('3,0');
  });
  it('[chichen-itza x hanging-gardens] the token at the start of the turn may go to far forest', () => {
    const t = table(far, { players: { A: holding('chichen-itza', 'hanging-gardens') } });
    t.play('A', 'wonder:hanging-gardens');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[chichen-itza x urbanization] N-W4: the tokens of a new city stay beside it', () => {
    const t = turn('gA!! g g g g f g gB!!', 'urbanization', 5, holding('chichen-itza'));
    t.play('A', 'city', '2,0');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[chichen-itza x civil-service] N-W4: the third token may go to far forest as well', () => {
    const t = turn('gA!! g g g f g gB!!', 'civil-service', 3, holding('chichen-itza'));
    t.play('A', '1,0', 'done');
    expect(optionsFor(t)).toEqual(['2,0', '4,0', 'done']);
  });
  it('[mohenjo-daro x hanging-gardens] mountains and natural wonders beside the city', () => {
    const drawing = 'm gA!! n.pantanal g gB!!';
    const t = table(drawing, { players: { A: { ...holding('hanging-gardens'), ...cityStates('mohenjo-daro') } } });
    t.play('A', 'wonder:hanging-gardens');
    expect(optionsFor(t)).toEqual(['0,0', '2,0', 'done']);
    t.play('A', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    const alone = table(drawing, { players: { A: holding('hanging-gardens') } });
    expect(alone.asked('A')?.kind).toBe('chooseCard');
  });
  it('[mohenjo-daro x kumasi] Q-E29: forest stays at 1, and nothing falls below', () => {
    const t = turn('f gA!! h g gB!!', 'early-empire', 1, cityStates('mohenjo-daro', 'kumasi'));
    expect(optionsFor(t)).toEqual(['0,0', '2,0', 'done']);
  });
  it('[mohenjo-daro x japan] Q-E29: mountain at the edge: 3, less one', () => {
    const A = { seat: { leader: 'japan' as const }, ...cityStates('mohenjo-daro') };
    expect(turn('m gA!! g gB!!', 'early-empire', 2, A).options('A')).toContain('0,0');
    expect(turn('m gA!! g gB!!', 'early-empire', 1, A).why('A', '0,0')).toEqual({
      key: 'hex.tooHard',
      params: { need: 2, slot: 1 },
    });
  });
  it('[mohenjo-daro x urbanization] for the tokens of the city, not for the city or its path', () => {
    const barred = turn('gA!! g h g g gB!!', 'urbanization', 1, cityStates('mohenjo-daro'));
    expect(barred.why('A', 'city')).toEqual({ key: 'build.noCity', params: { range: 5 } });
    const t = turn('gA!! g g h g g gB!!', 'urbanization', 1, cityStates('mohenjo-daro'));
    t.play('A', 'city', '2,0');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[kumasi x urbanization] forest for the city, the path and its tokens', () => {
    const t = turn('gA!! f f f g g gB!!', 'urbanization', 1, cityStates('kumasi'));
    t.play('A', 'city', '2,0', '1,0', '3,0');
    expect(t.map()).toBe('gA!! fA fA! fA g g gB!!');
  });
  it('[kumasi x mass-media] the token won over needs no terrain; those placed are easier', () => {
    const t = turn('fA gA!! f mB g gB!!', 'mass-media', 1, cityStates('kumasi'));
    t.play('A', '2,0', 'done', '3,0');
    expect(t.map()).toBe('fA gA!! fA mA g gB!!');
  });
  it('[japan x mass-media] N-4: mountain by the sea in slot 3 for placing; inland mountain is won over in any slot', () => {
    const drawing = `
      g g  g  g  g
      g gA!! g mB g
      m g  g  g  gB!!`;
    const t = turn(drawing, 'mass-media', 3, { seat: { leader: 'japan' } });
    expect(t.options('A')).toContain('0,2');
    t.play('A', '0,2', 'done', '3,1');
    expect(t.map()).toBe('g g g g g\ng gA!! g mA g\nmA g g g gB!!');
  });
  it('[great-lighthouse x kumasi] Q-C8: forest at the edge in slot 1, whatever lies between', () => {
    const drawing = 'gA!! m m m f g gB!!';
    const t = turn(drawing, 'pottery', 1, { ...holding('great-lighthouse'), ...cityStates('kumasi') });
    t.play('A', 'city', '4,0');
    expect(t.map()).toBe('gA!! m m m fA! g gB!!');
    expect(turn(drawing, 'pottery', 1, cityStates('kumasi')).why('A', 'city')).toEqual({
      key: 'build.noCity',
      params: { range: 2 },
    });
  });
  it('[great-lighthouse x urbanization] the tokens go beside the far city', () => {
    const t = turn('gA!! m m m m m m m g g gB!!', 'urbanization', 1, holding('great-lighthouse'));
    t.play('A', 'city', '8,0');
    expect(optionsFor(t)).toEqual(['9,0', 'done']);
  });
});
