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

describe.each([2, 3, 4, 5])('random matches of Terra Incognita, %i players', (players) => {
  testRandomMatches(players, KINDS, { closely: 10, every: 5 });
  testTakingBack(players, BOXED, { matches: 10, most: 300, every: 60, least: 10 });
});
