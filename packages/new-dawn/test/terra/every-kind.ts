import { describe } from 'vitest';
import type { NewDawnOptions } from '../../src/index.ts';
import { PRACTICE, TERRA } from '../kit.ts';
import { type Kind, testRandomMatches, testTakingBack } from '../random-matches.ts';

const BOXED: NewDawnOptions = { ...PRACTICE, ...TERRA };
const KINDS: Kind[] = [
  { name: 'as it comes out of the box', matches: 30, options: BOXED },
  {
    name: 'drafted leaders, closed diplomacy',
    matches: 10,
    options: { ...BOXED, leaders: 'draft', diplomacy: 'closed' },
  },
  {
    name: 'peaceful, picked leaders, a head start',
    matches: 10,
    options: { ...BOXED, victory: 'peaceful', leaders: 'pick', handicap1: '1', handicap2: '3' },
  },
];

/** A file for each two numbers of players: they run side by side. */
export function testEveryKind(numbers: readonly number[]): void {
  describe.each(numbers)('random matches of Terra Incognita, %i players', (players) => {
    testRandomMatches(players, KINDS, { closely: 30, every: 12 });
    testTakingBack(players, BOXED, { matches: 6, most: 300, every: 60, least: 6 });
  });
}
