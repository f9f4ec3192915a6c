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
import { inspect, playout } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { type NewDawnOptions, newDawn } from '../../src/index.ts';
import { many } from '../quick.ts';

const game = untyped(newDawn);
const TERRA: NewDawnOptions = {
  expansion: 'terra-incognita',
  map: 'advanced',
  victory: 'standard',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};
const KINDS: { name: string; matches: number; options: NewDawnOptions }[] = [
  { name: 'as it comes out of the box', matches: 30, options: TERRA },
  {
    name: 'drafted leaders, closed diplomacy',
    matches: 10,
    options: { ...TERRA, leaders: 'draft', diplomacy: 'closed' },
  },
  {
    name: 'peaceful, picked leaders, a head start',
    matches: 10,
    options: { ...TERRA, victory: 'peaceful', leaders: 'pick', handicap1: '1', handicap2: '3' },
  },
];
/** Random play seldom wins: a match is left after so many answers. */
const MOST_DECISIONS = 900;
/** Every state is looked at in one match of so many, every fifth state in the others. */
const CLOSELY = 10;

const repeatLine = (players: number, seed: string, options: NewDawnOptions): string =>
  `pnpm simulate --game new-dawn --players ${players} --matches 1 --seed ${seed} --options '${JSON.stringify(options)}' --strict`;

describe.each([2, 3, 4, 5])('random matches of Terra Incognita, %i players', (players) => {
  test.each(KINDS)(
    '$name: plain data, invariants, the view asks what the state asks, nobody is stuck',
    ({ matches, options }) => {
      const seats = Array.from({ length: players }, (_, i) => String(i));
      for (let match = 0; match < many(matches); match++) {
        const seed = `terra-${players}-${match}`;
        const every = match % CLOSELY === 0 ? 1 : 5;
        let n = 0;
        const { ending } = playout(game, {
          players,
          options: { ...options },
          seed,
          mostDecisions: MOST_DECISIONS,
          eachState: (s) => {
            if (n++ % every === 0) inspect(game, s, (me) => viewOf(game, s, me), seats);
          },
        });
        expect(ending === 'stuck', repeatLine(players, seed, options)).toBe(false);
      }
    },
    600_000,
  );

  test('an answer taken back leads to the very state before it', () => {
    let undone = 0;
    for (let match = 0; match < many(10); match++) {
      const from = { players, options: { ...TERRA }, seed: `terra-undo-${players}-${match}`, mostDecisions: 300 };
      const record = playout(game, from).record as unknown as MatchRecord<NewDawnOptions>;
      undone += takeBackSome(record, chance({ seed: `where-${match}`, drawn: 0 }));
    }
    expect(undone).toBeGreaterThan(many(10));
  }, 300_000);
});

/** Walks through a match and takes back some answers where that is allowed; counts how often it was. */
function takeBackSome(record: MatchRecord<NewDawnOptions>, dice: { below(n: number): number }): number {
  const match = startMatch(newDawn, record);
  let undone = 0;
  record.entries.forEach((entry, i) => {
    if (!('step' in entry)) return;
    const before = dice.below(60) === 0 ? hashOf(match.state) : undefined;
    give(newDawn, match.state, entry.by, entry.step, entry.value, match.chance);
    const soFar = record.entries.slice(0, i + 1);
    const to = before === undefined ? undefined : undoTo(standing(soFar), match.state, entry.by);
    if (!to?.ok) return;
    const entries = [...soFar, { by: entry.by, undo: to.value }];
    expect(replay(newDawn, { ...record, entries }).hash).toBe(before);
    undone++;
  });
  return undone;
}
