import { type Answer, open, type PlayerId, type Result } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import { type Refused, refuse } from '../../reasons.ts';
import { closedRefused } from '../../tables/watching.ts';
import type { Advances, Publishes, Stores, WritesLog } from '../../world.ts';
import { TRAIL } from '../memory/catch-up.ts';
import type { Live, Room, Standing } from '../memory/room.ts';
import { advance, type Next, OVERTAKEN, playedBefore } from './advance.ts';

/** A rule that takes longer than this is worth a line in the log. */
const SLOW_MS = 250;

interface Given {
  by: PlayerId;
  step: number;
  value: Answer;
  /** The page's own id of this answer: again the same one, again the same reply. */
  action?: string;
  /** Is this answer meant for the match as it was before something was taken back? */
  isStale(live: Live): boolean;
}

/** People take back the last answer or two; the states before those are found in the store. */
const STATES_KEPT = 2;

/** So often an answer is tried again when other processes are quicker; the step's id keeps it from being misread. */
const TRIES = 5;

/** Takes an answer from a seat. Call it from the room's queue: answers of one match come one after the other. */
export async function answer(world: Advances, room: Room, given: Given): Promise<Result<{ n: number }>> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { live } = room;
    if (!live) return refuse(room.shelved ? 'rules.gone' : 'match.waiting');
    const verdict = refused(room, live, given) ?? run(world, room, live.state, given);
    if (!verdict.ok) return (mayBeRepeated(world, live, given) && (await repeated(world, room, given))) || verdict;
    const result = await advance(world, room, live, nextFrom(live, verdict.value, given));
    if (result !== OVERTAKEN) return result;
  }
  return refuse('server.busy');
}

const refused = ({ record }: Room, live: Live, given: Given): Refused | undefined => {
  const closed = closedRefused(record);
  if (closed) return closed;
  if (given.isStale(live)) return refuse('decision.gone');
  return record.affairs.paused ? refuse('match.paused') : undefined;
};

/**
 * Has this answer perhaps been played before? Only what is stored can be; a step that is still open, or that there has
 * never been, has no answer in this process. Another one may have stored what is not known here yet.
 */
const mayBeRepeated = ({ bus }: Publishes, live: Live, given: Given): boolean => {
  if (given.action === undefined) return false;
  if (bus.isShared || given.isStale(live)) return true;
  const { G } = live.state;
  return given.step < G.nextId && !open(G).some(({ id, player }) => id === given.step && player === given.by);
};

/** A page that lost our reply says the same again, and by now the step is gone. */
async function repeated(
  world: Stores & WritesLog,
  room: Room,
  { by, action }: Given,
): Promise<Result<{ n: number }> | undefined> {
  const n = action === undefined ? undefined : await playedBefore(world, room, by, action);
  return n === undefined ? undefined : { ok: true, value: { n } };
}

const nextFrom = (live: Live, state: TableState, { by, step, value, action }: Given): Next => ({
  state,
  entry: { by, step, value },
  action,
  news: state.G.news,
  undos: live.undos,
  undoneAt: live.undoneAt,
  trail: trailAfter(live, state, by),
});

function run(world: WritesLog, room: Room, state: TableState, { by, step, value }: Given): Result<TableState> {
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
  if (isRevealed) return [{ n: answered.n, by }];
  const trail = [...live.trail, answered].slice(-TRAIL);
  const old = trail.at(-1 - STATES_KEPT);
  if (old?.before) trail[trail.length - 1 - STATES_KEPT] = { n: old.n, by: old.by };
  return trail;
}
