import type { Answer, PlayerId, Result } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../log.ts';
import { refuse } from '../reasons.ts';
import { advance, playedBefore } from './advance.ts';
import { TRAIL } from './catch-up.ts';
import type { Live, Room, Standing } from './room.ts';
import type { World } from './world.ts';

/** A rule that takes longer than this is worth a line in the log. */
const SLOW_MS = 250;

export interface Given {
  by: PlayerId;
  step: number;
  value: Answer;
  /** The page's own id of this answer: again the same one, again the same reply. */
  action?: string;
  /** Is this answer meant for the match as it was before something was taken back? */
  isStale(live: Live): boolean;
}

/** Takes an answer from a seat. Call it from the room's queue: answers of one match come one after the other. */
export async function answer(world: World, room: Room, given: Given): Promise<Result<{ n: number }>> {
  const { live } = room;
  if (!live) return refuse('match.waiting');
  const verdict = given.isStale(live) ? refuse('decision.gone') : run(world, room, live.state, given);
  if (!verdict.ok) {
    // A page that lost our reply says the same again, and by now the step is gone.
    const n = given.action === undefined ? undefined : await playedBefore(world, room, given.by, given.action);
    return n === undefined ? verdict : { ok: true, value: { n } };
  }
  const state = verdict.value;
  return advance(world, room, live, {
    state,
    entry: { by: given.by, step: given.step, value: given.value },
    action: given.action,
    news: state.G.news,
    undos: live.undos,
    undoneAt: live.undoneAt,
    trail: trailAfter(live, state, given.by),
  });
}

function run(world: World, room: Room, state: TableState, { by, step, value }: Given): Result<TableState> {
  const start = performance.now();
  const about = { matchId: room.id, step: kindOf(state, by) };
  try {
    const verdict = room.table.answer(state, by, step, value);
    const ms = Math.round(performance.now() - start);
    if (ms > SLOW_MS) world.log.warn({ ...about, ms }, 'a slow rule');
    return verdict;
  } catch (error) {
    world.log.error({ ...about, ...troubleOf(error) }, 'a rule has failed');
    return refuse('server.rule');
  }
}

/** The step's kind for the log, read without running any rule. */
const kindOf = (state: TableState, by: PlayerId): string | undefined => {
  const top = state.G.steps.at(-1);
  if (!top) return undefined;
  return 'each' in top ? top.each.find((step) => step.player === by)?.kind : top.kind;
};

function trailAfter(live: Live, state: TableState, by: PlayerId): Standing[] {
  const answered: Standing = { n: state._stateID, by, before: live.state };
  const isRevealed = state.G.revealedAt >= state.G.decisions;
  return isRevealed ? [{ n: answered.n, by }] : [...live.trail, answered].slice(-TRAIL);
}
