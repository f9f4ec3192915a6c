import { type AnyGame, noSteps, type Step, type Steps, type Strength } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, diceFrom } from '../src/index.ts';

interface Path extends Steps<Step> {
  round: number;
  taken: string[];
}

const WAYS = ['left', 'right', 'back'];

/** One turn: take one of three ways. How often somebody thinks of where they lead is counted. */
function thoughtsAt(strength: Strength, haste: number | undefined, budget = {}): number {
  let thoughts = 0;
  const game = {
    handlers: {
      walk: {
        ask: () => ({ shape: 'one', from: WAYS }),
        run: (s: Path, _step: Step, answer: string) => void s.taken.push(answer),
      },
    },
    turnOf: (s: Path) => ({ player: '0', number: s.taken.length }),
    outcome: () => undefined,
    outlook: {
      imagine: (view: Path) => view,
      terms: () => ({ way: ++thoughts }),
      weights: { way: 1 },
      ways: [],
      ...(haste !== undefined && { haste: () => haste }),
    },
  } as unknown as AnyGame;
  const view: Path = { ...noSteps<Step>(), steps: [{ kind: 'walk', id: 1, player: '0' }], round: 1, taken: [] };
  chooseAnswer(strength, { game, view, me: '0', players: ['0', '1'], dice: diceFrom(1), now: () => 0, budget });
  return thoughts;
}

describe('when it is time to come to an end', () => {
  it('every strength thinks more, up to six times as much, and the stronger one more than the weaker', () => {
    for (const strength of ['settler', 'strategist'] as const) {
      const [never, none, half, whole] = [undefined, 0, 0.5, 1].map((haste) => thoughtsAt(strength, haste));
      expect(none).toBe(never);
      expect(half).toBeGreaterThan(2 * (none ?? 0));
      expect(whole).toBe(6 * (none ?? 0));
    }
    expect(thoughtsAt('settler', 1)).toBeLessThan(thoughtsAt('strategist', 1));
  });

  it('so it does where it was told how much to think', () => {
    const [usual, hasty] = [0, 1].map((haste) => thoughtsAt('strategist', haste, { playouts: 20 }));
    expect([usual, hasty]).toEqual([20, 120]);
  });

  it('a Wanderer looks ahead, sooner than it thinks more', () => {
    expect(thoughtsAt('wanderer', 0)).toBe(0);
    expect(thoughtsAt('wanderer', 0.25)).toBeLessThan(2 * 6);
    expect(thoughtsAt('wanderer', 0.25)).toBeGreaterThan(0);
  });
});
