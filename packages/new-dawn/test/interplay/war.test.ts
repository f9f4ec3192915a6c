import { describe, expect, it } from 'vitest';
import { controlLeft, isMature, type NaturalWonderId } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';
import { attacked, sums, war } from '../war.ts';
import { cityStates, holding, NONE, optionsFor, turn, under } from './kit.ts';

describe('spaces that change hands', () => {
  it('[eiffel-tower x pantanal] Q-E5: a natural wonder goes with its space', () => {
    const t = table('gA!! g nB.pantanal gB g gB!!', { players: { A: holding('eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect([t.seat('A').naturalWonders, t.seat('B').naturalWonders]).toEqual([['pantanal'], []]);
  });
  it('[eiffel-tower x america] Q-E32: who wins it so lays it on a card', () => {
    const t = table('gA!! g nB.pantanal gB g gB!!', {
      players: { A: { seat: { leader: 'america', wonders: ['eiffel-tower'] } } },
    });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    t.play('A', 'pottery');
    expect(under(t, 'pantanal', 'A')).toBe('pottery');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[america x capture] R19.3: America loses it from its card, America wins it onto a card', () => {
    const t = attacked('gA!! g nB.pantanal g gB!!', '2,0', {
      dice: [6, 1],
      slot: 5,
      A: { seat: { leader: 'america' } },
    });
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    t.play('A', 'masonry-base');
    expect(under(t, 'pantanal', 'A')).toBe('masonry-base');
  });
  it('[america x venetian-arsenal] Q-E32: spent in the first resolution, it does not serve in the second', () => {
    const row = rowWith('astrology', 5);
    const laid = row.map((card, id) => ({
      id,
      card,
      trade: 0,
      naturalWonders: card === 'astrology' ? (['pantanal'] as NaturalWonderId[]) : [],
    }));
    const t = turn('gA!! nA.pantanal g gB!!', 'astrology', 5, {
      seat: { leader: 'america', wonders: ['venetian-arsenal'], row: laid },
    });
    t.play('A', 'naturalWonder:pantanal', 'astrology', 'by:6', 'decline', 'decline', 'again');
    expect(t.options('A')).toEqual(['by:1', 'skip']);
  });
  it('[america x replaceable-parts] a natural wonder on a focus card is a resource that is owned', () => {
    const t = turn('gA!! nA.pantanal g gB!!', 'replaceable-parts', 1, { seat: { leader: 'america' } });
    expect(t.why('A', 'marble')).toEqual({ key: 'resource.owned', params: { resource: 'marble' } });
    expect(optionsFor(t)).toEqual(['diamonds', 'mercury', 'oil', 'skip']);
  });
  it('[america x iron-working-base] the natural wonder just won serves in the second attack of the same card', () => {
    const t = attacked('gA!! g nB.pantanal g>a g gB!!', '2,0', {
      dice: [6, 1, 1, 1],
      card: 'iron-working-base',
      slot: 5,
      A: { seat: { leader: 'america' } },
    });
    t.play('A', 'iron-working-base', '3,0');
    expect(t.options('A')).toEqual(['0', 'naturalWonder:pantanal']);
  });
  it('[forbidden-city x oracle] R20.7: destroying a token that stands for a city leaves its wonder neutral', () => {
    const t = table('gA!! gB*#oracle g gB!!', { players: { A: holding('forbidden-city') } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! g#oracle g gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['forbidden-city'], []]);
    // Whoever places a token there gains it; its start of the turn waits (Q-E2).
    t.play('A', 'early-empire', '1,0', 'done');
    expect(t.seat('A').wonders).toEqual(['forbidden-city', 'oracle']);
  });
  it('[forbidden-city x hanging-gardens] a neutral wonder found at the start of the turn waits for the next one', () => {
    const t = table('gA!! gB*#oracle g gB!!', { players: { A: holding('forbidden-city', 'hanging-gardens') } });
    t.play('A', 'wonder:forbidden-city', '1,0', 'wonder:hanging-gardens', '1,0');
    expect(t.seat('A').wonders).toContain('oracle');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('R1.8 [forbidden-city x early-empire] a destroyed token can be placed again by its owner', () => {
    const all = Array.from({ length: 30 }, () => 'gB').join(' ');
    const t = table(`gA!! gB g gB!! ${all}`, {
      players: { A: holding('forbidden-city'), B: { row: rowWith('early-empire', 5) } },
    });
    expect(controlLeft(t.state, 'B')).toBe(0);
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(controlLeft(t.state, 'B')).toBe(1);
    t.pass('A');
    t.play('B', 'early-empire', '2,0');
    expect(t.map().startsWith('gA!! g gB gB!!')).toBe(true);
  });
  it('[forbidden-city x seoul] R17.7, Q-E14: a token that stands for a conquered city-state: it is free again', () => {
    const t = table('gA!! gB*.seoul g gB!!', { players: { A: holding('forbidden-city') } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
    expect(t.state.cityStates.seoul).toMatchObject({ cards: ['map', 'map'], held: null });
  });
  it('[eiffel-tower x seoul] R17.5: swapped, the city-state changes hands', () => {
    const t = table('gA!! g gB*.seoul gB g gB!!', { players: { A: holding('eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
    expect(t.seat('A').row.find(({ id }) => id === t.state.cityStates.seoul?.held?.focus)?.card).toBe('astrology');
  });
  it('[sydney-opera-house x forbidden-city] destroying a neighbour’s token undoes the maturity it gave', () => {
    const t = table('gA!! gB g gB!!', { players: { A: holding('sydney-opera-house', 'forbidden-city') } });
    expect(isMature(t.state, '0,0')).toBe(true);
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(isMature(t.state, '0,0')).toBe(false);
  });
});

describe('combat', () => {
  it('[kremlin x mass-production-base] the tokens reinforced by the same card come too late', () => {
    const { attack, t } = sums('gA!! gA gB g gB!!', '2,0', {
      card: 'mass-production-base',
      A: { ...holding('kremlin'), trade: { 'mass-production-base': 1 } },
    });
    expect(attack).toEqual({ card: 2 });
    expect(t.seat('A').wonders).toEqual(['kremlin']);
  });
  it('[kremlin x flight-base] reinforced first, they count', () => {
    const t = war('gA!! gA gB g gB!!', { card: 'flight-base', dice: [1, 6], A: holding('kremlin') });
    // 1 + 1 + 3 + 4 against 6 + 1.
    t.play('A', 'reinforce', '1,0', 'attack', '2,0');
    expect(t.log()).toContain('attack.won');
  });
  it('[kremlin x forbidden-city] a destroyed reinforced token of the rival no longer counts', () => {
    const t = table('gA!! gB* gB gA* gB!!', {
      dice: [1, 3],
      players: { A: { row: rowWith('masonry-base', 3), ...holding('kremlin', 'forbidden-city') } },
    });
    t.play('A', 'wonder:forbidden-city', '1,0', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('attack.won');
  });
  it('[big-ben x conquest] R12.11: caravans sent home no longer help', () => {
    const B = holding('big-ben');
    const drawing = 'gA!! gB!+B gB g gB!!';
    expect(sums(drawing, '2,0', { card: 'flight-base', B, A: { trade: { 'flight-base': 1 } } }).defence).toEqual({
      ground: 1,
      'wonder:big-ben': 2,
    });
    const t = attacked(drawing, '1,0', {
      card: 'flight-base',
      dice: [6, 1, 1, 1],
      B,
      A: { trade: { 'flight-base': 1 } },
    });
    t.play('A', '0', '2,0');
    expect(t.log()).toContain('caravan.sentHome');
    // 1 + 1 + 3 against 1 + 1: with the caravan it would have been two more.
    t.play('A', '0');
    expect(t.log().filter((said) => said === 'attack.won')).toHaveLength(2);
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
  });
  it('[big-ben x petra] in defence both count, in attack only the caravans', () => {
    const B = holding('big-ben', 'petra');
    expect(sums('gA!! g gB g+B gB!!', '2,0', { B }).defence).toEqual({
      ground: 1,
      'wonder:big-ben': 2,
      'wonder:petra': 2,
    });
    expect(
      sums('gA!! g+A gB g gB!!', '2,0', { A: { ...holding('big-ben', 'petra'), trade: { 'masonry-base': 1 } } }).attack,
    ).toEqual({ 'wonder:big-ben': 2 });
  });
  it('[alhambra x terracotta-army] +4 in attack, +2 in defence', () => {
    const both = holding('alhambra', 'terracotta-army');
    expect(sums('gA!! g gB gB!!', '2,0', { A: { ...both, trade: { 'masonry-base': 1 } } }).attack).toEqual({
      'wonder:alhambra': 2,
      'wonder:terracotta-army': 2,
    });
    expect(sums('gA!! g gB gB!!', '2,0', { B: both }).defence).toEqual({ ground: 1, 'wonder:alhambra': 2 });
  });
  it('[scythia x carthage] a city-state’s space is grassland, and allies add up', () => {
    const { attack } = sums('gA!! g g.seoul g gB!!', '2,0', {
      A: { seat: { leader: 'scythia' }, ...cityStates('carthage'), trade: { 'masonry-base': 1 } },
    });
    // Seoul itself and the own capital, two spaces away.
    expect(attack).toEqual({ 'leader:scythia': 3, 'cityState:carthage': 2 });
  });
  it('[kabul x pentagon-base] +3 against a city anywhere on the map, +2 in every attack', () => {
    const A = { ...holding('pentagon-base'), ...cityStates('kabul'), trade: { 'masonry-base': 1 } };
    expect(sums('gA!! g g g g g g gB! g gB!!', '7,0', { A }).attack).toEqual({
      'wonder:pentagon-base': 2,
      'cityState:kabul': 3,
    });
  });
  it('[japan x scythia] Q-E29: Japan attacks: a mountain at the edge defends with 3; defended by Japan it has 5', () => {
    expect(
      sums('gA!! g mB gB!!', '2,0', { A: { seat: { leader: 'japan' }, trade: { 'masonry-base': 1 } } }).defence,
    ).toEqual({ ground: 3 });
    expect(sums('gA!! g mB gB!!', '2,0', { B: { seat: { leader: 'japan' } } }).defence).toEqual({ ground: 5 });
  });
  it('[sumeria x currency-base] Q-C1: a barbarian driven away is not defeated: no resource, no token', () => {
    const t = turn('gA!! g>a g g gB!!', 'currency-base', 3, { seat: { leader: 'sumeria' } });
    t.play('A', 'caravan:0', '1,0');
    expect(t.log()).toContain('barbarian.drivenAway');
    expect(t.asked('A')?.kind).not.toBe('takeResource');
    expect(t.seat('A').resources).toEqual(NONE);
  });
});
