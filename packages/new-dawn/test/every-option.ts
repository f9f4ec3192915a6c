import { describe } from 'vitest';
import { PRACTICE } from './kit.ts';
import { type Kind, testRandomMatches, testTakingBack } from './random-matches.ts';

/** Every option at least once, each with every number of players: 500 matches in all. */
const KINDS: Kind[] = [
  { name: 'practice', matches: 70, options: PRACTICE },
  { name: 'a built map, picked leaders', matches: 40, options: { ...PRACTICE, map: 'advanced', leaders: 'pick' } },
  {
    name: 'closed diplomacy, drafted leaders',
    matches: 30,
    options: { ...PRACTICE, diplomacy: 'closed', leaders: 'draft', capitals: 'pick' },
  },
  { name: 'three victory cards', matches: 20, options: { ...PRACTICE, victory: 'standard' } },
  { name: 'four victory cards, closed', matches: 7, options: { ...PRACTICE, victory: 'epic', diplomacy: 'closed' } },
];

/** A file for each number of players: they run side by side. */
export function testEveryOption(players: number): void {
  describe(`random matches of ${players} players`, () => {
    testRandomMatches(players, KINDS, { closely: 24, every: 12 });
    testTakingBack(players, PRACTICE, { matches: 14, every: 120, least: 20 });
  });
}
