import { untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, type StoneAge, seatOf, stoneAge, toolValue } from '../src/index.ts';

const OPTIONS = { cardPiles: 'closed', startPlayer: 'random', freeReturn: 'off' };
const MOST = 700;

/** Looks at every state of a random match. */
function everyState(players: number, look: (s: StoneAge) => void): void {
  playout(untyped(stoneAge), {
    players,
    options: OPTIONS,
    seed: `invariants ${players}`,
    mostDecisions: MOST,
    eachState: (s) => look(s as unknown as StoneAge),
  });
}

describe.each([2, 3, 4])('in a random match of %i', (players) => {
  test('S22.1, S22.2, S22.3, S22.4, S22.5: figures, cards, tiles, tools and goods are never lost, made or owed', () => {
    const broken = new Set<string>();
    everyState(players, (s) => {
      for (const [name, holds] of Object.entries(stoneAge.invariants)) if (!holds(s)) broken.add(name);
    });
    expect([...broken]).toEqual([]);
  });
  test('S22.3: tools are worth as much as steps were gained, at most 12', () => {
    const gained: Record<string, number> = {};
    everyState(players, (s) => {
      for (const { key, by = '' } of s.news) if (key === 'tool') gained[by] = (gained[by] ?? 0) + 1;
      for (const player of s.order) expect(toolValue(seatOf(s, player))).toBe(Math.min(12, gained[player] ?? 0));
    });
  });
  test('S22.7: the score changes by buildings, cards of 3 points and hunger alone', () => {
    const scores: Record<string, number> = {};
    const points = (key: string, params: Record<string, string | number>): number => {
      if (key === 'built') return Number(params.points);
      if (key === 'starved') return -Number(params.points);
      return key === 'bought' && CARDS[params.card as CardId].upper.type === 'points' ? 3 : 0;
    };
    everyState(players, (s) => {
      for (const { key, by = '', params = {} } of s.news) scores[by] = (scores[by] ?? 0) + points(key, params);
      for (const player of s.order) expect(seatOf(s, player).score).toBe(scores[player] ?? 0);
    });
  });
});
