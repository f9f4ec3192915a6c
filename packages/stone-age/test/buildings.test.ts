import { describe, expect, test } from 'vitest';
import { BUILDINGS, type BuildingId, isExact, worthOf } from '../src/index.ts';
import { counts, goods, table } from './kit.ts';

/** A stands at a stack with this building on top, with these resources. */
const at = (building: BuildingId, owned: string) =>
  table({
    players: 'A B',
    stacks: [`${building} B05`, 'B06 B07'],
    seats: { A: { goods: owned } },
    placed: { building1: { A: 1 } },
  }).act();

const allows = (building: BuildingId, paid: string): boolean =>
  at(building, 'W9 C9 S9 G9').try('A', { act: 'pay', with: counts(paid) }).ok;

/** Pays just this, has nothing left, and scores so much. */
const builds = (building: BuildingId, cost: string, points: number): void => {
  const tile = BUILDINGS[building];
  const t = at(building, cost).pay('A', isExact(tile) ? undefined : cost);
  expect(t.row('A')).toMatchObject({ goods: '', score: points, buildings: 1 });
  if (isExact(tile)) expect(tile.points).toBe(worthOf(goods(cost)));
};

describe('S14: buildings', () => {
  test('TC-S37, S14.1, S14.5, Q-S24: [B01] takes just what it shows; the next tile is turned up at once', () => {
    const t = at('B01', 'W2 C1').pay('A');
    expect(t.row('A')).toMatchObject({ goods: '', score: 10, buildings: 1 });
    expect(t.view(null).stacks[0]).toEqual(['B05']);
    const poor = at('B01', 'W1 C2');
    expect(poor.options('A')).toEqual(['decline']);
    expect(poor.refused('A')).toEqual({ pay: 'pay.missing' });
  });
  test('TC-S38, S14.2, Q-S44: [B19] takes four of exactly two kinds', () => {
    expect(['W2 C2', 'W3 C1', 'G3 S1'].map((paid) => allows('B19', paid))).toEqual([true, true, true]);
    expect(['W2 C1 S1', 'W4', 'W2 C1'].map((paid) => allows('B19', paid))).toEqual([false, false, false]);
    expect(['W2 C2', 'W3 C1', 'G3 S1'].map((paid) => worthOf(goods(paid)))).toEqual([14, 13, 23]);
  });
  test('TC-S39: [B25] takes five of four kinds, [B22] five of one', () => {
    expect(['W2 C S G', 'W C S G2', 'W3 C S'].map((paid) => allows('B25', paid))).toEqual([true, true, false]);
    builds('B25', 'W2 C S G', 21);
    builds('B25', 'W C S G2', 24);
    builds('B22', 'G5', 30);
    builds('B22', 'W5', 15);
  });
  test('TC-S40, S14.3, Q-S45: [B26] takes one to seven of any kinds', () => {
    expect(['S3 W', 'G7', 'W', 'G8', ''].map((paid) => allows('B26', paid))).toEqual([true, true, true, false, false]);
    builds('B26', 'S3 W', 18);
    builds('B26', 'G7', 42);
    builds('B26', 'W', 3);
  });
  test('TC-S41, S14.4: a sixth building is as good as the first', () => {
    const t = table({
      players: 'A B',
      stacks: ['B01 B05', 'B06'],
      seats: { A: { goods: 'W2 C1', buildings: 'B10 B11 B12 B13 B14', pile: 'C05' } },
      placed: { building1: { A: 1 } },
    });
    t.act().pay('A');
    expect(t.seat('A').buildings).toHaveLength(6);
    expect(t.total('A')).toBe(10 + 6);
  });
  test('TC-S42, S14.6: who declines leaves the tile, and the game goes on', () => {
    const t = table({
      players: 'A B',
      stacks: ['B06 B07', 'B01'],
      seats: { A: { goods: 'W2 C1' } },
      placed: { building2: { A: 1 } },
    });
    t.act().decline('A');
    expect(t.s.stacks[1]).toEqual(['B01']);
    expect(t.s).toMatchObject({ isOver: false, round: 2 });
  });
  test('[B02] W2 S1', () => builds('B02', 'W2 S1', 11));
  test('[B03] W1 C2', () => builds('B03', 'W1 C2', 11));
  test('[B04] W2 G1', () => builds('B04', 'W2 G1', 12));
  test('[B05] W1 S2', () => builds('B05', 'W1 S2', 13));
  test('[B06] C2 S1', () => builds('B06', 'C2 S1', 13));
  test('[B07] C2 G1', () => builds('B07', 'C2 G1', 14));
  test('[B08] C1 S2', () => builds('B08', 'C1 S2', 14));
  test('[B09] S2 G1', () => builds('B09', 'S2 G1', 16));
  test('[B10] W1 C1 S1', () => builds('B10', 'W1 C1 S1', 12));
  test('[B11] W1 C1 S1', () => builds('B11', 'W1 C1 S1', 12));
  test('[B12] W1 C1 G1', () => builds('B12', 'W1 C1 G1', 13));
  test('[B13] W1 C1 G1', () => builds('B13', 'W1 C1 G1', 13));
  test('[B14] W1 S1 G1', () => builds('B14', 'W1 S1 G1', 14));
  test('[B15] W1 S1 G1', () => builds('B15', 'W1 S1 G1', 14));
  test('[B16] C1 S1 G1', () => builds('B16', 'C1 S1 G1', 15));
  test('[B17] C1 S1 G1', () => builds('B17', 'C1 S1 G1', 15));
  test('[B18] four of one kind', () => {
    builds('B18', 'C4', 16);
    expect(allows('B18', 'C3 W')).toBe(false);
  });
  test('[B20] four of three kinds', () => {
    builds('B20', 'W2 C S', 15);
    expect(allows('B20', 'W2 C2')).toBe(false);
  });
  test('[B21] four of four kinds', () => {
    builds('B21', 'W C S G', 18);
    expect(allows('B21', 'W2 C S')).toBe(false);
  });
  test('[B23] five of two kinds', () => {
    builds('B23', 'W4 C', 16);
    expect(allows('B23', 'W5')).toBe(false);
  });
  test('[B24] five of three kinds', () => {
    builds('B24', 'W S G3', 26);
    expect(allows('B24', 'W C S G2')).toBe(false);
  });
  test('[B27] one to seven of any kinds', () => builds('B27', 'S5 G2', 37));
  test('[B28] one to seven of any kinds', () => builds('B28', 'W C S G', 18));
  test('S22.6: the exact buildings are worth 222 points, three resources each', () => {
    const exact = Object.values(BUILDINGS).filter(isExact);
    expect(exact).toHaveLength(17);
    expect(exact.reduce((sum, { points }) => sum + points, 0)).toBe(222);
    for (const { cost, points } of exact) expect(points).toBe(worthOf(cost));
  });
});
