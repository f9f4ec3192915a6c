import { initialOptions, untyped } from '@morgenrot/engine';
import { simulate } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { stoneAge } from '../src/index.ts';

const MATCHES = 10;
/** Ten times as long as a random match is on average: none may be left. */
const MOST_DECISIONS = 7000;

describe.each([2, 3, 4])('random matches of %i with any options', (players) => {
  const from = { players, options: initialOptions(stoneAge.options), kept: [], mostDecisions: MOST_DECISIONS };
  const series = { ...from, seed: `random ${players}`, now: () => 0 };

  test('come to an end, all cards and buildings come up, and nothing is wrong in any state on the way', () => {
    const result = simulate(untyped(stoneAge), { ...series, matches: MATCHES, strict: true });
    expect(result.firstFailure).toBeUndefined();
    expect(result).toMatchObject({ finished: MATCHES, unfinished: 0, stuck: 0, errors: 0, neverSeen: [] });
  }, 300_000);
});
