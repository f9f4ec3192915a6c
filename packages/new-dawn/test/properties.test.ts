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
import { type NewDawnOptions, newDawn } from '../src/index.ts';

const game = untyped(newDawn);
const OPTIONS: NewDawnOptions = {
  map: 'first-game',
  victory: 'practice',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
};
const MATCHES = 102;

describe.each([2, 3, 4])('random matches of %i players', (players) => {
  const seats = Array.from({ length: players }, (_, i) => String(i));

  test(`${MATCHES} of them: plain data, invariants, the view asks what the state asks, an end`, () => {
    for (let match = 0; match < MATCHES; match++) {
      const seed = `properties-${players}-${match}`;
      const { finished } = playout(game, {
        players,
        options: { ...OPTIONS },
        seed,
        eachState: (s) => inspect(game, s, (me) => viewOf(game, s, me), seats),
      });
      expect(finished, `pnpm simulate --game new-dawn --players ${players} --matches 1 --seed ${seed} --strict`).toBe(
        true,
      );
    }
  }, 120_000);

  test('an answer taken back leads to the very state before it', () => {
    let undone = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { record } = playout(game, { players, options: { ...OPTIONS }, seed: `undo-${players}-${match}` });
      undone += takeBackSome(
        record as unknown as MatchRecord<NewDawnOptions>,
        chance({ seed: `where-${match}`, drawn: 0 }),
      );
    }
    expect(undone).toBeGreaterThan(MATCHES);
  }, 120_000);
});

/** Walks through a match and takes back some answers where that is allowed; counts how often it was. */
function takeBackSome(record: MatchRecord<NewDawnOptions>, dice: { below(n: number): number }): number {
  const match = startMatch(newDawn, record);
  let undone = 0;
  record.entries.forEach((entry, i) => {
    if (!('step' in entry)) return;
    const isLooked = dice.below(60) === 0;
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
