import {
  excludedBy,
  isWanted,
  makeRoom,
  parseOptions,
  reseated,
  seatsAtMost,
  seatsFor,
  specsFor,
} from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { newDawn } from '../../../src/index.ts';

const { options: specs, seats } = newDawn;
const parsed = (raw: Record<string, string>) => parseOptions(specs, raw);
const chosen = (raw: Record<string, string>) => {
  const result = parsed(raw);
  return result.ok ? result.value : {};
};

describe('T1 the table option', () => {
  it('T1: without a word about it there is no expansion, and four at most play', () => {
    expect(chosen({}).expansion).toBe('none');
    expect(seatsFor(seats, specs, chosen({}))).toEqual({ min: 2, max: 4 });
  });
  it('T1: with the expansion five may play', () => {
    expect(seatsFor(seats, specs, chosen({ expansion: 'terra-incognita' }))).toEqual({ min: 2, max: 5 });
    expect(seatsAtMost(seats, specs)).toEqual({ min: 2, max: 5 });
  });
  it('T3.3: its map is built by the players; what is not named gives way', () => {
    expect(chosen({ expansion: 'terra-incognita' })).toMatchObject({ map: 'advanced', victory: 'standard' });
    expect(parsed({ expansion: 'terra-incognita', map: 'first-game' })).toMatchObject({
      ok: false,
      reason: { key: 'options.clash', params: { option: 'expansion', other: 'map' } },
    });
  });
  it('T15, T17, Q-V13: peaceful only with it, practice and epic only without', () => {
    for (const victory of ['peaceful', 'peaceful-epic']) {
      expect(parsed({ victory }).ok).toBe(false);
      expect(parsed({ expansion: 'terra-incognita', victory }).ok).toBe(true);
    }
    for (const victory of ['practice', 'epic'])
      expect(parsed({ expansion: 'terra-incognita', victory }).ok).toBe(false);
  });
  it('Q-V12: a head start of up to three tokens a card counts only with it', () => {
    expect(parsed({ handicap1: '2' })).toMatchObject({ ok: false, reason: { params: { option: 'expansion' } } });
    expect(parsed({ expansion: 'terra-incognita', handicap1: '2' }).ok).toBe(true);
    expect(parsed({ expansion: 'terra-incognita', handicap1: '18' }).ok).toBe(true);
    expect(parsed({ expansion: 'terra-incognita', handicap1: '19' }).ok).toBe(false);
    const spec = specs.find(({ key }) => key === 'handicap3');
    expect(spec && [isWanted(spec, { expansion: 'none' }), isWanted(spec, { expansion: 'terra-incognita' })]).toEqual([
      false,
      true,
    ]);
  });
  it('Q-V12: there are as many head starts as seats, and each stays with its seat when others stay empty', () => {
    const keysFor = (count: number) => specsFor(specs, count).flatMap(({ key, seat }) => (seat ? [key] : []));
    expect(keysFor(2)).toEqual(['handicap1', 'handicap2']);
    expect(keysFor(5)).toHaveLength(5);
    const wish = chosen({ expansion: 'terra-incognita', handicap1: '1', handicap3: '2', handicap4: '3' });
    expect(reseated(specs, wish, [0, 2, 4])).toEqual({ ...wish, handicap2: '2', handicap3: '0', handicap4: '0' });
    expect(reseated(specs, wish, [0, 1, 2, 3, 4])).toEqual(wish);
  });
  it('choosing it makes room, and going back does too', () => {
    const first = makeRoom(specs, { ...chosen({ victory: 'epic' }), expansion: 'terra-incognita' }, ['expansion']);
    expect(first).toMatchObject({ map: 'advanced', victory: 'standard' });
    const back = makeRoom(specs, { ...first, victory: 'peaceful', handicap1: '3', expansion: 'none' }, ['expansion']);
    expect(back).toMatchObject({ victory: 'standard', handicap1: '0' });
    expect(excludedBy(specs, first, 'map', 'first-game')).toBe('expansion');
  });
});
