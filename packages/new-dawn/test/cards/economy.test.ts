import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../src/index.ts';
import { FIRST_ROW } from '../kit.ts';
import { NOTHING, type Playing, play, spaces } from './economy-kit.ts';

describe('economy cards [foreign-trade, currency-base, steam-power, capitalism]', () => {
  it.each([
    ['foreign-trade', 3],
    ['currency-base', 4],
    ['steam-power', 6],
    ['capitalism', 6],
  ] as const)('[%s]: each caravan up to %i spaces', (card, distance) => {
    const t = play(card, 'gA!! g g g g g g g g g gB!!');
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toHaveLength(distance);
  });
  it.each(['foreign-trade', 'currency-base'] as const)('[%s]: not through water', (card) => {
    expect(play(card, 'gA!! w g gB!!').asked('B')?.kind).toBe('chooseCard');
  });
  it.each(['steam-power', 'capitalism'] as const)('[%s]: water allowed, in any slot', (card) => {
    const t = play(card, 'gA!! w w g gB!!', { slot: 1 });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0', '2,0', '3,0', '4,0']);
    t.play('A', '2,0', 'done');
    expect(t.seat('A').caravans[0]).toEqual({ at: '2,0' });
  });
  it.each(['foreign-trade', 'steam-power', 'capitalism'] as const)('[%s]: no barbarian', (card) => {
    const t = play(card, 'gA!! g g>a g gB!!');
    t.play('A', 'caravan:0');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
  });
  it('Q-C1 [currency-base]: the barbarian is removed, nothing gained, and the move goes on, several times', () => {
    const t = play('currency-base', 'gA!! g>a g>b g g gB!!');
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0']);
    t.play('A', '1,0', '2,0', '4,0');
    expect(t.map()).toBe('gA!! g g g g+A gB!!');
    expect(t.state.barbarians.A).toEqual({ home: '1,0', at: null });
    expect(FIRST_ROW.map((card) => t.trade('A', card) ?? 0)).toEqual([0, 0, 0, 0, 0]);
  });
  it('Q-C1 [currency-base]: terrain up to the slot holds there too', () => {
    const t = play('currency-base', 'gA!! f>a g gB!!', { slot: 2 });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C1 [currency-base x sumeria]: that is no defeat, and brings no resource', () => {
    const t = play('currency-base', 'gA!! g>a g gB!!', { A: { seat: { leader: 'sumeria' } } });
    t.play('A', 'caravan:0', '1,0');
    expect(t.asked('A')?.kind).toBe('moveCaravan');
    expect(t.seat('A').resources).toEqual(NOTHING);
  });
  it('R12.9 N-E1 [currency-base]: a city-state with a barbarian on it cannot be entered all the same', () => {
    const t = play('currency-base', 'gA!! g>a.seoul g gB!!');
    expect(t.asked('A')).toBeUndefined();
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.map()).toBe('gA!! g>a.seoul g gB!!');
  });
  it('[steam-power]: then one resource token may be traded for one of any type', () => {
    const t = play('steam-power', 'gA!! w w gB!!', { A: { seat: { resources: { ...NOTHING, oil: 1 } } } });
    const before = { ...t.state.supply };
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'oil']);
    t.play('A', 'oil');
    expect(t.why('A', 'oil')).toEqual({ key: 'resource.same' });
    t.play('A', 'marble');
    expect(t.seat('A').resources).toEqual({ ...NOTHING, marble: 1 });
    expect(t.state.supply).toEqual({ ...before, oil: before.oil + 1, marble: before.marble - 1 });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R2.4 [steam-power]: only for what the supply has; and not a natural wonder', () => {
    const t = play('steam-power', 'gA!! w nA.pantanal gB!!', {
      A: { seat: { resources: { ...NOTHING, oil: 1 } } },
      state: { supply: { marble: 0, mercury: 1, oil: 0, diamonds: 0 } },
    });
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'oil']);
    t.play('A', 'oil');
    expect(t.options('A')).toEqual(['skip', 'mercury']);
  });
  it('R1.10 [steam-power]: the exchange is there even when no caravan has moved', () => {
    const t = play('steam-power', 'gA!! m m gB!!', { slot: 1, A: { seat: { resources: { ...NOTHING, oil: 1 } } } });
    expect(t.asked('A')?.kind).toBe('exchangeResource');
  });
});

describe('[capitalism]', () => {
  const row: FocusCardId[] = ['early-empire', 'astrology', 'pottery', 'masonry-base', 'capitalism'];
  it('Q-E35: after the reset another card as if in the first slot, which is not reset; its tokens may be spent', () => {
    const t = play('capitalism', 'gA!! w w gB!!', { A: { row, trade: { astrology: 2 } } });
    t.play('A', 'done');
    expect(t.row('A')).toEqual(['capitalism', 'early-empire', 'astrology', 'pottery', 'masonry-base']);
    expect(t.why('A', 'capitalism')).toEqual({ key: 'card.itself' });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:1', 'by:2', 'by:3', 'skip']);
    t.play('A', 'by:3', 'decline');
    expect(t.seat('A').tech).toBe(3);
    expect(t.trade('A', 'astrology')).toBe(0);
    expect(t.row('A')).toEqual(['capitalism', 'early-empire', 'astrology', 'pottery', 'masonry-base']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E35: it may be left', () => {
    const t = play('capitalism', 'gA!! w w gB!!', { A: { row } });
    t.play('A', 'done', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E35 [capitalism x aztec]: the other card’s "after reset" does not happen', () => {
    const t = play('capitalism', 'gA!! g>a g gB!!', { A: { row, seat: { leader: 'aztec' } }, dice: [6, 1] });
    t.play('A', 'masonry-base', 'attack', '1,0', 'pottery');
    expect(t.log()).toContain('attack.won');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    const reset = play('masonry-base', 'gA!! g>a g gB!!', { slot: 1, dice: [6, 1] });
    reset.play('A', 'attack', '1,0', 'pottery');
    expect(reset.asked('A')?.kind).toBe('swapCards');
  });
  it('[capitalism x venetian-arsenal]: resolved again in slot 5, but its own effect after the reset is there once', () => {
    const t = play('capitalism', 'gA!!#venetian-arsenal w w gB!!', { A: { row } });
    t.play('A', 'done');
    expect(t.asked('A')?.kind).toBe('resolveAgain');
    t.play('A', 'again', 'done');
    expect(t.asked('A')?.kind).toBe('resolveOther');
    t.play('A', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-E4 [capitalism x machu-picchu-base]: the first slot counts as the third', () => {
    const t = play('capitalism', 'gA!!#machu-picchu-base w w gB!!', { A: { row } });
    t.play('A', 'done', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[capitalism x nationalism]: as if in the first slot its production is 1', () => {
    const t = play('capitalism', 'gA!! w w gB!!', {
      A: { row: ['early-empire', 'astrology', 'masonry-base', 'nationalism', 'capitalism'], trade: { nationalism: 3 } },
      offer: ['stonehenge'],
    });
    t.play('A', 'done', 'nationalism');
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
});

describe('industry cards [pottery, animal-husbandry-base, nationalism, urbanization]', () => {
  it.each([
    ['pottery', 2],
    ['animal-husbandry-base', 3],
    ['nationalism', 4],
    ['urbanization', 5],
  ] as const)('[%s]: a city up to %i spaces from a friendly space', (card, range) => {
    const t = play(card, 'gA!! g g g g g g g g gB!!');
    t.play('A', 'city');
    expect(spaces(t.options('A')).at(-1)).toBe(`${range},0`);
  });
  it.each([
    ['pottery', false],
    ['animal-husbandry-base', false],
    ['nationalism', true],
    ['urbanization', true],
  ] as const)('[%s]: counting through water: %s; never a city on it', (card, through) => {
    const t = play(card, 'gA!! w g . gB!!');
    expect(t.options('A').includes('city')).toBe(through);
    if (!through) return;
    t.play('A', 'city');
    expect(spaces(t.options('A'))).toEqual(['2,0']);
  });
  it.each(['pottery', 'animal-husbandry-base', 'nationalism', 'urbanization'] as const)(
    '[%s]: terrain up to the slot, production by the slot',
    (card) => {
      const given: Playing = { slot: 2, offer: ['stonehenge'] };
      const t = play(card, 'gA!! h f . gB!!', given);
      expect(t.options('A')).toEqual(['skip']);
      const resources = { ...NOTHING, marble: 2 };
      expect(play(card, 'gA!! h f . gB!!', { ...given, A: { seat: { resources } } }).options('A')).toEqual(['skip']);
      const one = { ...given, slot: 3, A: { seat: { resources } } };
      expect(play(card, 'gA!! h f . gB!!', one).options('A')).toEqual(['skip', 'city', 'wonder']);
    },
  );
  it('Q-C2 [animal-husbandry-base]: counted from own caravans on the map too', () => {
    const t = play('animal-husbandry-base', 'gA!! g g g g g+A g g g g gB!!');
    t.play('A', 'city');
    expect(spaces(t.options('A'))).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0']);
    const rivals = play('animal-husbandry-base', 'gA!! g g g g g+B g g g g gB!!');
    rivals.play('A', 'city');
    expect(spaces(rivals.options('A'))).toEqual(['2,0', '3,0']);
  });
  it.each([
    [5, 7],
    [4, 4],
  ])('[nationalism]: in slot %i production %i', (slot, production) => {
    const costs = { stonehenge: 7, 'terracotta-army': 8 } as const;
    const t = play('nationalism', 'gA!! w w gB!!', { slot, offer: ['stonehenge', 'terracotta-army'] });
    for (const [wonder, cost] of Object.entries(costs)) {
      const affordable = production >= cost;
      if (t.asked('A')?.kind === 'build' && t.options('A').includes('wonder')) t.play('A', 'wonder');
      expect(t.options('A').includes(wonder)).toBe(affordable);
    }
  });
  it('[urbanization]: after a city up to two control tokens next to it, terrain up to the slot', () => {
    const t = play('urbanization', 'gA!! g g f g g gB!!\ng m g . . . .', { slot: 2 });
    t.play('A', 'city', '2,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(spaces(t.options('A'))).toEqual(['2,1', '1,0']);
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
    t.play('A', '1,0', '2,1');
    expect(t.map()).toBe('gA!! gA gA! f g g gB!!\ng m gA');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[urbanization]: two and no more, whatever room there is', () => {
    const t = play('urbanization', 'gA!! g g g g g gB!!\ng g g g . . .');
    t.play('A', 'city', '2,0', '1,0', '3,0');
    expect(t.map()).toBe('gA!! gA gA! gA g g gB!!\ng g g g');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[urbanization]: fewer or none; and what lies there is taken', () => {
    const t = play('urbanization', 'gA!! g g g.oil g g gB!!');
    t.play('A', 'city', '2,0', '3,0', 'done');
    expect(t.map()).toBe('gA!! g gA! gA g g gB!!');
    expect(t.seat('A').resources.oil).toBe(1);
  });
  it('[urbanization]: no tokens after a wonder', () => {
    const t = play('urbanization', 'gA!! g g gB!!', {
      offer: ['stonehenge'],
      A: { seat: { resources: { ...NOTHING, marble: 1 } } },
    });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '0,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[urbanization x stonehenge]: a token on a hill beside the new city may be followed by others', () => {
    const t = play('urbanization', 'gA!!#stonehenge g g h h h gB!!');
    t.play('A', 'city', '2,0', '3,0');
    expect(spaces(t.options('A'))).toEqual(['4,0']);
  });
});
