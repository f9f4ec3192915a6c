import { hashOf, type MatchRecord, replay } from '@morgenrot/engine';
import { expect, test } from 'vitest';
import { type NewDawnOptions, newDawn } from '../src/index.ts';
import practice2 from './goldens/practice-2-players.json';
import practice3 from './goldens/practice-3-players.json';
import practice4 from './goldens/practice-4-players.json';

/** A recorded match: what was answered, the state's hash after set-up and every 25 answers, and how it ended. */
interface Golden {
  record: MatchRecord<NewDawnOptions>;
  hashes: string[];
  ranking: string[][];
}
const GOLDENS = { practice2, practice3, practice4 } as unknown as Record<string, Golden>;
const EVERY = 25;

test.each(Object.entries(GOLDENS))(
  '%s runs as it was recorded (if not, old matches would too: raise RULES)',
  (_name, golden) => {
    const hashes: string[] = [];
    const { state } = replay(newDawn, golden.record, (s, decisions) => {
      if (decisions % EVERY === 0) hashes.push(hashOf(s));
    });
    expect(golden.record.rules).toBe(newDawn.rules);
    expect(hashes).toEqual(golden.hashes);
    expect(newDawn.outcome(state)?.ranking).toEqual(golden.ranking);
  },
);
