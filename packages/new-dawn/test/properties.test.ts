import {
  chance,
  give,
  hashOf,
  type MatchRecord,
  replay,
  standing,
  startMatch,
  undoTo,
  untyped,
  viewOf,
} from '@morgenrot/engine';
import { inspect, type Playout, playout } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { type NewDawnOptions, newDawn } from '../src/index.ts';
import { many } from './quick.ts';

const game = untyped(newDawn);
const PRACTICE: NewDawnOptions = {
  map: 'first-game',
  victory: 'practice',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};

/** Every option at least once, each with every number of players: 500 matches in all. */
const KINDS: { name: string; matches: number; options: NewDawnOptions }[] = [
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
/** Random play seldom wins with three cards: such a match is left after so many answers. */
const MOST_DECISIONS = 900;
/** Every state is looked at in one match of so many, every third state in the others. */
const CLOSELY = 8;

const repeatLine = (players: number, seed: string, options: NewDawnOptions): string =>
  `pnpm simulate --game new-dawn --players ${players} --matches 1 --seed ${seed} --options '${JSON.stringify(options)}' --strict`;

function playInspected(players: number, match: number, options: NewDawnOptions): Playout {
  const seats = Array.from({ length: players }, (_, i) => String(i));
  const seed = `properties-${players}-${match}`;
  const every = match % CLOSELY === 0 ? 1 : 3;
  let n = 0;
  try {
    return playout(game, {
      players,
      options: { ...options },
      seed,
      mostDecisions: MOST_DECISIONS,
      eachState: (s) => {
        if (n++ % every === 0) inspect(game, s, (me) => viewOf(game, s, me), seats);
      },
    });
  } catch (error) {
    throw new Error(`${String(error)}\n${repeatLine(players, seed, options)}`);
  }
}

describe.each([2, 3, 4])('random matches of %i players', (players) => {
  test.each(KINDS)(
    '$name: plain data, invariants, the view asks what the state asks, nobody is stuck',
    ({ matches, options }) => {
      for (let match = 0; match < many(matches); match++) {
        const { ending, decisions } = playInspected(players, match, options);
        expect(ending === 'stuck', repeatLine(players, `properties-${players}-${match}`, options)).toBe(false);
        if (options.victory === 'practice' && decisions < MOST_DECISIONS) expect(ending).toBe('finished');
      }
    },
    300_000,
  );

  test('an answer taken back leads to the very state before it', () => {
    let undone = 0;
    for (let match = 0; match < many(40); match++) {
      const { record } = playout(game, { players, options: { ...PRACTICE }, seed: `undo-${players}-${match}` });
      undone += takeBackSome(
        record as unknown as MatchRecord<NewDawnOptions>,
        chance({ seed: `where-${match}`, drawn: 0 }),
      );
    }
    expect(undone).toBeGreaterThan(many(60));
  }, 120_000);
});

/** Walks through a match and takes back some answers where that is allowed; counts how often it was. */
function takeBackSome(record: MatchRecord<NewDawnOptions>, dice: { below(n: number): number }): number {
  const match = startMatch(newDawn, record);
  let undone = 0;
  record.entries.forEach((entry, i) => {
    if (!('step' in entry)) return;
    const isLooked = dice.below(120) === 0;
    const before = isLooked ? hashOf(match.state) : '';
    give(newDawn, match.state, entry.by, entry.step, entry.value, match.chance);
    if (!isLooked) return;
    const soFar = record.entries.slice(0, i + 1);
    const to = undoTo(standing(soFar), match.state, entry.by);
    if (!to.ok) return;
    const back = replay(newDawn, { ...record, entries: [...soFar, { by: entry.by, undo: to.value }] });
    expect(back.hash).toBe(before);
    undone++;
  });
  return undone;
}
