import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../src/index.ts';
import { type Given, rowWith, table } from '../kit.ts';
import { NOTHING, onCard, type Playing, play, spaces } from './economy-kit.ts';

describe('economy and industry with other cards', () => {
  /** America's natural wonder lies on a card. */
  const american = (card: FocusCardId): Given => ({
    seat: {
      leader: 'america',
      naturalWonders: ['pantanal'],
      row: rowWith(card, 5).map((focus, id) => ({
        id,
        card: focus,
        trade: 0,
        naturalWonders: focus === card ? ['pantanal' as const] : [],
      })),
    },
  });
  it('R16.2, Q-E32 [america x currency-base]: the natural wonder on it gives every caravan a space, once a turn', () => {
    const A = american('currency-base');
    const t = play('currency-base', 'gA!! g g g g g g g gB!!', { A: { seat: { ...A.seat, ...onCard(2) } } });
    t.play('A', 'naturalWonder:pantanal', 'currency-base');
    expect(t.options('A')).toEqual(['caravan:0', 'caravan:1', 'done']);
    t.play('A', 'caravan:0', '5,0', 'caravan:1');
    expect(spaces(t.options('A')).at(-1)).toBe('5,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('R16.2, Q-E32 [america x pottery]: worth 2 as its resource or 1 as a trade token, not both', () => {
    const t = play('pottery', 'gA!! g gB!!', { A: american('pottery'), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge');
    expect(t.options('A')).toEqual(['naturalWonder:pantanal', 'asTrade:pantanal', 'cancel']);
    t.play('A', 'asTrade:pantanal');
    expect(t.options('A')).toEqual(['cancel']);
    t.play('A', 'cancel', 'stonehenge', 'naturalWonder:pantanal');
    expect(t.options('A')).toEqual(['build', 'cancel']);
    const dear = play('pottery', 'gA!! g gB!!', { A: american('pottery'), offer: ['hanging-gardens'] });
    expect(dear.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
  it('[japan x foreign-trade] [japan x pottery]: mountains by the water are as difficult as forest', () => {
    const given: Playing = { slot: 3, A: { seat: { leader: 'japan' } } };
    const t = play('foreign-trade', 'gA!! m g g gB!!', given);
    t.play('A', 'caravan:0');
    expect(t.options('A')).toContain('1,0');
    expect(play('pottery', 'gA!! m d . gB!!', given).options('A')).toContain('city');
    expect(play('pottery', 'gA!! m d . gB!!', { slot: 3 }).options('A')).toEqual(['skip']);
  });
  it.each(['kumasi', 'mohenjo-daro'] as const)('[kumasi x foreign-trade] [mohenjo-daro x foreign-trade]: %s', (id) => {
    const t = play('foreign-trade', 'gA!! f g gB!!', { slot: 2, A: { cityStates: [id] } });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[mohenjo-daro x urbanization] [kumasi x urbanization]: the tokens of a new city', () => {
    const tokens = (id: 'kumasi' | 'mohenjo-daro', ground: string) => {
      const t = play('urbanization', `gA!! g g ${ground} g g gB!!`, { slot: 1, A: { cityStates: [id] } });
      t.play('A', 'city', '2,0');
      return spaces(t.options('A'));
    };
    expect(tokens('mohenjo-daro', 'h')).toEqual(['3,0', '1,0']);
    expect(tokens('mohenjo-daro', 'f')).toEqual(['1,0']);
    expect(tokens('kumasi', 'f')).toEqual(['3,0', '1,0']);
  });
  it('[venetian-arsenal x nationalism]: 7 in slot 5, then 1 as if in the first', () => {
    const t = play('nationalism', 'gA!!#venetian-arsenal g gA! gA! gB!!', { offer: ['stonehenge', 'colossus'] });
    t.play('A', 'wonder', 'stonehenge', 'build', '2,0', 'again');
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
  it('N-E4 [venetian-arsenal x machu-picchu-base]: again as in the third slot', () => {
    const t = play('astrology', 'gA!!#venetian-arsenal g gA!#machu-picchu-base gB!!');
    t.play('A', 'skip', 'again');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[great-lighthouse x urbanization]: the tokens of a city far away lie beside that city', () => {
    const t = play('urbanization', 'gA!!#great-lighthouse g w w w w w g g g gB!!');
    t.play('A', 'city', '8,0');
    expect(spaces(t.options('A'))).toEqual(['9,0', '7,0']);
  });
  it('[great-zimbabwe x embassy]: the giver may keep the token of an embassy', () => {
    const t = table('gA!! g gB!!#great-zimbabwe', {
      players: { A: { row: rowWith('foreign-trade', 5), diplomacy: [{ from: 'B', card: 'embassy' }] }, B: {} },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0', 'pottery', 'pottery', 'done');
    t.play('B', 'store');
    expect(t.seat('B').stored).toBe(1);
  });
  it('[brussels x open-borders-base]: cities mature through another’s tokens lower the cost too', () => {
    const A: Given = { seat: { resources: { ...NOTHING, marble: 1 } }, cityStates: ['brussels'] };
    const given: Playing = { slot: 4, A, offer: ['stonehenge'] };
    expect(play('pottery', 'gA!! gB g gB!!', given).options('A')).not.toContain('wonder');
    const borders: Given = { ...A, diplomacy: [{ from: 'B', card: 'open-borders-base' }] };
    expect(play('pottery', 'gA!! gB g gB!!', { ...given, A: borders }).options('A')).toContain('wonder');
  });
});
