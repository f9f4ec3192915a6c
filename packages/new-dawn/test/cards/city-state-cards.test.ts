import { describe, expect, it } from 'vitest';
import { type CityStateId, difficultyFor } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';

const culture = (cityStates: CityStateId[], slot: number, drawing: string) => {
  const t = table(drawing, { players: { A: { row: rowWith('early-empire', slot), cityStates } } });
  t.play('A', 'early-empire');
  return t;
};

describe('[kumasi]', () => {
  it('[kumasi] culture: forest in slot 1, nothing else easier', () => {
    const drawing = `
      . h f gB!!
      g gA!! d g`;
    expect(culture(['kumasi'], 1, drawing).options('A').sort()).toEqual(['0,1', '2,0', 'done']);
    expect(culture([], 1, drawing).why('A', '2,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 1 } });
  });
  it('[kumasi] industry: a city on forest and a path through forest in slot 1', () => {
    const city = (cityStates: CityStateId[]) => {
      const t = table('gA!! f f g g gB!!', { players: { A: { row: rowWith('pottery', 1), cityStates } } });
      t.play('A', 'pottery');
      return t;
    };
    expect(city([]).why('A', 'city')).toEqual({ key: 'build.noCity', params: { range: 2 } });
    const t = city(['kumasi']);
    t.play('A', 'city', '2,0');
    expect(t.map()).toBe('gA!! f fA! g g gB!!');
  });
  it('[kumasi] not for caravans', () => {
    const t = table('gA!! f g gB!!', { players: { A: { row: rowWith('foreign-trade', 2), cityStates: ['kumasi'] } } });
    t.play('A', 'foreign-trade');
    expect(t.asked('A')?.kind).not.toBe('moveCaravan');
    expect(t.options('A')).not.toContain('caravan:0');
  });
  it('[kumasi] Q-E29: not in combat', () => {
    const t = table('gA!! g fB gB!!', {
      dice: [1, 1],
      players: { A: { row: rowWith('masonry-base', 2), cityStates: ['kumasi'] } },
    });
    // 3 against 1 + 3.
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('attack.lost');
  });
});

describe('[mohenjo-daro]', () => {
  it('[mohenjo-daro] every space is one less difficult for control tokens', () => {
    const drawing = `
      . h f gB!!
      d gA!! m g`;
    expect(culture(['mohenjo-daro'], 2, drawing).options('A').sort()).toEqual(['1,0', '2,0', 'done']);
    expect(culture(['mohenjo-daro'], 4, drawing).options('A')).toContain('2,1');
  });
  it('[mohenjo-daro] Q-E29: never below 1', () => {
    const t = culture(['mohenjo-daro'], 1, 'g gA!! h gB!!');
    expect(t.options('A').sort()).toEqual(['0,0', '2,0', 'done']);
    expect(difficultyFor(t.state, 'A', '0,0', { act: 'control' })).toBe(1);
  });
  it('[mohenjo-daro] a natural wonder’s space too: 4', () => {
    expect(culture(['mohenjo-daro'], 4, 'n.pantanal gA!! g gB!!').options('A')).toContain('0,0');
    expect(culture(['mohenjo-daro'], 3, 'n.pantanal gA!! g gB!!').why('A', '0,0')).toEqual({
      key: 'hex.tooHard',
      params: { need: 4, slot: 3 },
    });
  });
  it('[mohenjo-daro] not for cities', () => {
    const t = table('gA!! g h g gB!!', {
      players: { A: { row: rowWith('pottery', 1), cityStates: ['mohenjo-daro'] } },
    });
    t.play('A', 'pottery');
    expect(t.why('A', 'city')).toEqual({ key: 'build.noCity', params: { range: 2 } });
  });
});

describe('[seoul]', () => {
  const t = () => table('gA!! g g>a g.marble h g>b w gB!!', { players: { A: { cityStates: ['seoul'] } } });
  it('[seoul] a barbarian moves to empty land beside it, any terrain', () => {
    const move = t();
    expect(move.options('A')).toEqual(['done', 'cityState:seoul']);
    move.play('A', 'cityState:seoul', 'B');
    // The sea is no land.
    expect(move.options('A')).toEqual(['done', '4,0']);
    move.play('A', '4,0');
    expect(move.map()).toBe('gA!! g g>a g.marble h>b g w gB!!');
    expect(move.asked('A')?.kind).toBe('chooseCard');
  });
  it('[seoul] R1.6: not onto a token or a figure', () => {
    const move = t();
    move.play('A', 'cityState:seoul', 'A');
    expect(move.options('A')).toEqual(['done', '1,0']);
    const full = table('gA!! g+B g>a gB g gB!!', { players: { A: { cityStates: ['seoul'] } } });
    expect(full.asked('A')?.kind).toBe('chooseCard');
  });
  it('[seoul] Q-E2: it may be left, and the barbarian may stay', () => {
    const move = t();
    move.play('A', 'cityState:seoul', 'A', 'done');
    expect(move.map()).toBe('gA!! g g>a g.marble h g>b w gB!!');
    expect(move.asked('A')?.kind).toBe('chooseCard');
  });
  it('[seoul] a barbarian off the map does not move', () => {
    const none = table('gA!! g g gB!!', {
      players: { A: { cityStates: ['seoul'] } },
      state: { barbarians: { A: { home: '1,0', at: null } } },
    });
    expect(none.asked('A')?.kind).toBe('chooseCard');
  });
});

describe('[geneva]', () => {
  const t = (others: ('joint-war' | 'embassy' | 'open-borders-base' | 'defensive-pact')[] = []) =>
    table('gA!! g gB!! g gC!!', {
      players: {
        A: { cityStates: ['geneva'], diplomacy: [{ from: 'B', card: 'joint-war' }] },
        C: { diplomacy: others.map((card) => ({ from: 'B', card })) },
      },
    });
  it('[geneva] a card is given back for another one of the same player', () => {
    const swap = t();
    swap.play('A', 'cityState:geneva', 'B:joint-war');
    expect(swap.options('A').sort()).toEqual(['defensive-pact', 'embassy', 'open-borders-base', 'skip']);
    swap.play('A', 'embassy');
    expect(swap.seat('A').diplomacy).toEqual([{ from: 'B', card: 'embassy', shown: true }]);
    expect(swap.asked('A')?.kind).toBe('chooseCard');
  });
  it('[geneva] R2.5, Q-E33: not for one that a third player holds', () => {
    const swap = t(['embassy']);
    swap.play('A', 'cityState:geneva', 'B:joint-war');
    expect(swap.options('A').sort()).toEqual(['defensive-pact', 'open-borders-base', 'skip']);
    expect(t(['embassy', 'defensive-pact', 'open-borders-base']).asked('A')?.kind).toBe('chooseCard');
  });
  it('[geneva] the card may be kept after all', () => {
    const swap = t();
    swap.play('A', 'cityState:geneva', 'B:joint-war', 'skip');
    expect(swap.seat('A').diplomacy).toEqual([{ from: 'B', card: 'joint-war', shown: true }]);
  });
  it('[geneva] nothing to swap without a card of a player', () => {
    const none = table('gA!! g gB!!', { players: { A: { cityStates: ['geneva'] } } });
    expect(none.asked('A')?.kind).toBe('chooseCard');
  });
});
