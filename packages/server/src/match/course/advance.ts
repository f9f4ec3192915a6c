import type { Entry, LogEntry, Outcome, PlayerId, Result } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { type ClockRecord, type Committed, isOfLine } from '../../store/index.ts';
import type { Advances, Broadcasts, Computes, Publishes, Stores, WritesLog } from '../../world.ts';
import { clockAfterStep } from '../clocks/change.ts';
import { catchUp } from '../memory/catch-up.ts';
import { follow } from '../memory/newest.ts';
import type { Live, Room, Standing } from '../memory/room.ts';
import { announce } from '../showing/announce.ts';
import { broadcast } from '../showing/broadcast.ts';

/** Where an answer or an undo leads, before anybody knows of it. */
export interface Next {
  state: TableState;
  entry: Entry;
  action?: string;
  news: readonly LogEntry[];
  undos: number;
  undoneAt: number;
  /** The state number of the first answer that is taken back, and of all that go with it. */
  takesBack?: number;
  withdrawn?: readonly number[];
  trail: Standing[];
}

/** Another process has moved the match on; what it did is in memory now, and has been shown. */
export const OVERTAKEN = 'overtaken';

/**
 * The one way forward: first to the store, then to memory, then to everybody's screen. What is not stored has not
 * happened; what another process has stored meanwhile has.
 */
export async function advance(
  world: Advances,
  room: Room,
  live: Live,
  next: Next,
  isAgain = false,
): Promise<Result<{ n: number }> | typeof OVERTAKEN> {
  const at = world.now();
  const outcome = room.game.outcome(next.state.G);
  const { trail: _trail, withdrawn: _withdrawn, ...stored } = next;
  const by = 'step' in next.entry ? next.entry.by : undefined;
  const clock = clockAfterStep(world, room, { before: live.state, after: next.state, by });
  const timed = clock && { clock, affairsNumber: room.record.affairsNumber };
  let committed: Committed;
  const began = performance.now();
  const store = (how: Committed | 'failed'): void => world.metrics.stored((performance.now() - began) / 1000, how);
  try {
    const from = live.state;
    const { updatedAt } = room.record;
    committed = await world.store.matches.commit({ match: room.id, from, ...stored, ...timed, outcome, at, updatedAt });
    store(committed);
  } catch (error) {
    store('failed');
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'an answer could not be stored');
    if (!(await catchUp(world, room))) return refuse('server.store');
    const n = await playedAlready(world, room, next);
    if (n !== undefined) return { ok: true, value: { n } };
    if (!isOfLine(error)) return refuse('server.store');
    // Who stood still in the middle of it was cut off by the database: there is a new line, and nothing else is wrong.
    if (room.live !== live) return OVERTAKEN;
    return isAgain ? refuse('server.store') : advance(world, room, live, next, true);
  }
  if (committed === 'repeated') {
    const n = await playedAlready(world, room, next);
    if (n !== undefined) return { ok: true, value: { n } };
  }
  if (committed !== 'stored') {
    return (await catchUp(world, room)) ? OVERTAKEN : refuse('server.store');
  }
  take(world, room, live, { ...next, clock, outcome, at });
  return { ok: true, value: { n: next.state._stateID } };
}

/** A failure may have come after the deed: what was done is done. */
const playedAlready = async (
  world: Stores & WritesLog,
  room: Room,
  { entry, action }: Next,
): Promise<number | undefined> => (action === undefined ? undefined : playedBefore(world, room, entry.by, action));

/** The state number that this action led to when it was first played; after a restart, too. */
export async function playedBefore(
  world: Stores & WritesLog,
  room: Room,
  by: PlayerId,
  action: string,
): Promise<number | undefined> {
  try {
    return await world.store.matches.played(room.id, by, action);
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'the journal could not be read');
    return undefined;
  }
}

function take(
  world: Broadcasts & Computes & Publishes,
  room: Room,
  live: Live,
  stored: Next & { clock?: ClockRecord; outcome?: Outcome; at: number },
): void {
  const { state, undos, undoneAt, trail, entry, news, withdrawn, clock, outcome, at } = stored;
  const n = state._stateID;
  room.record = {
    ...room.record,
    n,
    undos,
    undoneAt,
    updatedAt: at,
    ...(clock === undefined ? {} : { clock }),
    ...(outcome === undefined ? {} : { status: 'over', outcome, endedAt: at }),
  };
  room.live = { state, undos, undoneAt, trail, seen: new Map(), missed: new Map(), first: live.first };
  const told = { n, at, news: [...news] };
  follow(room, live.state._stateID, told, withdrawn !== undefined);
  broadcast(world, room, room.live, {
    kind: 'moved',
    before: live.seen,
    entries: [{ ...told, entry }],
    withdrawn: withdrawn ?? [],
  });
  world.bus.publish({ match: room.id, n });
  if (outcome !== undefined) {
    world.log.info({ matchId: room.id, n }, 'match over');
  }
  // Whose time runs goes with every answer.
  if (outcome !== undefined || clock !== undefined) announce(world, room);
  world.computers.consider(room);
  world.agreements.consider(room);
}
