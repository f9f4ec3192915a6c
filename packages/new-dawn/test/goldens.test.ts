import { hashOf, type MatchRecord, replay } from '@morgenrot/engine';
import { expect, test } from 'vitest';
import { type NewDawnOptions, newDawn } from '../src/index.ts';
import advanced2 from './goldens/advanced-2.json';
import advanced3 from './goldens/advanced-3.json';
import advanced4 from './goldens/advanced-4.json';
import epicClosed3 from './goldens/epic-closed-3.json';
import moneyGrubber4 from './goldens/money-grubber-4.json';
import paranoid3 from './goldens/paranoid-3.json';
import peaceful3 from './goldens/peaceful-3.json';
import practice2 from './goldens/practice-2.json';
import practice3 from './goldens/practice-3.json';
import practice4 from './goldens/practice-4.json';
import standard2 from './goldens/standard-2.json';
import standard3 from './goldens/standard-3.json';
import standard4 from './goldens/standard-4.json';
import terra2 from './goldens/terra-2.json';
import terra3 from './goldens/terra-3.json';
import terra4 from './goldens/terra-4.json';
import terra5 from './goldens/terra-5.json';

/** A recorded match: what was answered, the state's hash after set-up and every 25 answers, and how it ended. */
interface Golden {
  record: MatchRecord<NewDawnOptions>;
  hashes: string[];
  ranking: string[][];
}
const GOLDENS = {
  practice2,
  practice3,
  practice4,
  standard2,
  standard3,
  standard4,
  advanced2,
  advanced3,
  advanced4,
  epicClosed3,
  paranoid3,
  moneyGrubber4,
  terra2,
  terra3,
  terra4,
  terra5,
  peaceful3,
} as unknown as Record<string, Golden>;
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
