import {
  asked,
  chance,
  type Entry,
  hashOf,
  open,
  type PlayerId,
  replay,
  sample,
  standing,
  undoTo,
} from '@morgenrot/engine';
import { frameworkTable, rewind, type TableState } from '@morgenrot/engine/framework';
import type { Sitting } from '@morgenrot/engine/simulate';
import { expect, it } from 'vitest';
import { type Contract, seatsFrom, sittings } from './plan.ts';

const ANSWERS = 60;
/** One answer in so many is taken back, where that is possible. */
const ONCE_IN = 3;

/** A match in the framework in which much is taken back; gives its last state and what was entered. */
function wander({ game }: Contract, { players, options, seed }: Sitting) {
  const table = frameworkTable(game);
  const { below } = chance({ seed: `taking back in ${seed}`, drawn: 0 });
  let state: TableState = table.begin({ seats: players, options, seed });
  const path = [state];
  const entries: Entry[] = [];
  let undone = 0;
  for (let n = 0; n < ANSWERS && state.ctx.gameover === undefined; n++) {
    const last = standing(entries).at(-1);
    const back = last && undoTo(standing(entries), state.G, last.by);
    if (last && back?.ok && below(ONCE_IN) === 0) {
      const earlier = path[back.value] as TableState;
      state = rewind(state, earlier);
      expect(hashOf(state.G), 'taking back restores').toBe(hashOf(earlier.G));
      path.length = back.value + 1;
      entries.push({ by: last.by, undo: back.value });
      undone++;
      continue;
    }
    const waiting = open(state.G);
    const by = waiting[below(waiting.length)]?.player as PlayerId;
    const question = asked(game.handlers, state.G, by);
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('nobody can answer');
    const after = table.answer(state, by, question.id, value);
    if (!after.ok) throw new Error(`what was offered is refused: ${after.reason.key}`);
    state = after.value;
    path.push(state);
    entries.push({ by, step: question.id, value });
  }
  return { state, entries, undone };
}

/** The framework runs what the plain functions run, also where answers are taken back. */
export function provesUndo(plan: Contract): void {
  const { game } = plan;
  it('takes answers back to the state before, and plays the record again to the same state', () => {
    let undone = 0;
    for (const sitting of sittings(plan, 'undo')) {
      const match = wander(plan, sitting);
      undone += match.undone;
      const { options, seed } = sitting;
      const record = { game: game.id, rules: game.rules, players: seatsFrom(sitting.players), options, seed };
      expect(replay(game, { ...record, entries: match.entries }).hash).toBe(hashOf(match.state.G));
    }
    expect(undone).toBeGreaterThan(0);
  });
}
