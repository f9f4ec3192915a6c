import {
  chance,
  give,
  hashOf,
  type MatchRecord,
  replay,
  standing,
  startMatch,
  undisturbed,
  undoTo,
  untyped,
  viewOf,
} from '@morgenrot/engine';
import { inspect, playout } from '@morgenrot/engine/simulate';
import { expect, test } from 'vitest';
import { type NewDawnOptions, newDawn } from '../src/index.ts';
import { many } from './quick.ts';

const game = untyped(newDawn);

export interface Kind {
  name: string;
  matches: number;
  options: NewDawnOptions;
}

/** Random play seldom wins: a match is left after so many answers. */
const MOST_DECISIONS = 900;

const repeatLine = (players: number, seed: string, options: NewDawnOptions): string =>
  `pnpm simulate --game new-dawn --players ${players} --matches 1 --seed ${seed} --options '${JSON.stringify(options)}' --most ${MOST_DECISIONS} --strict`;

/** Plays a match and looks at every state, or at one of so many. */
function playInspected(players: number, seed: string, options: NewDawnOptions, every: number) {
  const seats = Array.from({ length: players }, (_, i) => String(i));
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

/**
 * Every state is looked at in one match of `closely`, one state of `every` in the others: what breaks stays broken, and
 * is seen a little later.
 */
export function testRandomMatches(players: number, kinds: readonly Kind[], looks: { closely: number; every: number }) {
  test.each(kinds)(
    '$name: plain data, invariants, the view asks what the state asks, nobody is stuck',
    ({ matches, options }) => {
      for (let match = 0; match < many(matches); match++) {
        const seed = `random-${players}-${match}`;
        const every = match % looks.closely === 0 ? 1 : looks.every;
        const { ending, decisions } = playInspected(players, seed, options, every);
        const isShort = options.victory === 'practice' && decisions < MOST_DECISIONS;
        expect(isShort ? ['finished'] : ['finished', 'unfinished'], repeatLine(players, seed, options)).toContain(
          ending,
        );
      }
    },
    600_000,
  );
}

/** Somebody takes back one answer of `every`, in so many matches, and that is possible at least so often. */
export function testTakingBack(
  players: number,
  options: NewDawnOptions,
  { matches, most, every, least }: { matches: number; most?: number; every: number; least: number },
) {
  test('an answer taken back leads to the very state before it', () => {
    let undone = 0;
    for (let match = 0; match < many(matches); match++) {
      const seed = `undo-${players}-${match}`;
      const from = { players, options: { ...options }, seed, ...(most && { mostDecisions: most }) };
      const record = playout(game, from).record as unknown as MatchRecord<NewDawnOptions>;
      undone += takeBackSome(record, every, chance({ seed: `where-${match}`, drawn: 0 }));
    }
    expect(undone).toBeGreaterThan(many(least));
  }, 300_000);
}

/** Walks through a match and takes back some answers where that is allowed; counts how often it was. */
function takeBackSome(record: MatchRecord<NewDawnOptions>, every: number, dice: { below(n: number): number }): number {
  const match = startMatch(newDawn, record);
  let undone = 0;
  const walk = (): void => {
    for (const [i, entry] of record.entries.entries()) {
      if (!('step' in entry)) continue;
      const before = dice.below(every) === 0 ? hashOf(match.state) : undefined;
      give(newDawn, match.state, entry.by, entry.step, entry.value, match.chance);
      if (before === undefined) continue;
      const soFar = record.entries.slice(0, i + 1);
      const to = undoTo(standing(soFar), match.state, entry.by);
      if (!to.ok) continue;
      const entries = [...soFar, { by: entry.by, undo: to.value }];
      expect(replay(newDawn, { ...record, entries }).hash).toBe(before);
      undone++;
    }
  };
  undisturbed(newDawn, match.state, walk);
  return undone;
}
