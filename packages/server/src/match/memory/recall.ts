import type { Result } from '@morgenrot/engine';
import { rewind, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { type JournalRecord, StoreError } from '../../store/index.ts';
import type { Broadcasts, Stores, TellsTime, WritesLog } from '../../world.ts';
import { append } from '../course/append.ts';
import { baseOf, forEachLine } from '../course/first-state.ts';
import { asShown, type Behind, type BehindMoment, type BehindStep, isDue } from '../showing/behind.ts';
import { release } from '../showing/release.ts';
import { NEWEST } from './newest.ts';
import { pacing } from './pacing.ts';
import { type Live, liveFrom, type Room } from './room.ts';
import { createShortestFirst } from './shortest-first.ts';

/** So many matches are played again at the same time: each takes memory, and all of them the one thread there is. */
const AT_ONCE = 2;

/** Of what was played before those who look on came, so many lines are told in one piece; the log has all of them. */
const LINES_AT_ONCE = 200;

/** Who asks for the same again and again makes the server work for a twentieth of the time at most. */
const KEPT_TIMES = 20;
const KEPT_MS = { least: 1000, most: 60_000 };

/** So often somebody asks whose table goes out of memory just then. */
const TRIES = 3;

const atWork = createShortestFirst(AT_ONCE);

/** What cannot be said before it is known how far those who look on have come. */
export const NOT_YET = 'not yet';

type Task<Done, Brought extends unknown[]> = (room: Room, ...brought: Brought) => Promise<Done>;

/**
 * Does something at a table (`at` is the way to it) that needs to know how far those who look on have come. Where this
 * process was not there, the match is played again: beside the table's queue, so that its players do not wait for it.
 * Then it is done anew.
 */
export async function onceKnown<T, Brought extends unknown[]>(
  world: Broadcasts & Stores,
  at: (task: Task<Result<T | typeof NOT_YET>, Brought>) => Promise<Result<T | typeof NOT_YET>>,
  task: Task<Result<T> | typeof NOT_YET, Brought>,
): Promise<Result<T>> {
  for (let tried = 0; tried < TRIES; tried++) {
    let recalled: Promise<Result<object>> | undefined;
    const result = await at(async (room, ...brought) => {
      const done = await task(room, ...brought);
      if (done !== NOT_YET) return done;
      recalled = recalling(world, room);
      return { ok: true, value: NOT_YET };
    });
    if (!result.ok) return result;
    if (result.value !== NOT_YET) return { ok: true, value: result.value };
    const known = await recalled;
    if (known && !known.ok) return known;
  }
  return refuse('server.busy');
}

/** Is it known how far those who look on have come? Then they have come as far as they may. Call it from the queue. */
export function isKnown(world: Broadcasts, room: Room): boolean {
  if (!room.behind) return false;
  release(world, room, room.behind);
  return true;
}

/** All who ask for the same wait for the same. */
function recalling(world: Broadcasts & Stores, room: Room): Promise<Result<object>> {
  const { live } = room;
  if (!live) return Promise.resolve(refuse('match.waiting'));
  room.recalling ??= { since: [], done: recall(world, room, live) };
  return room.recalling.done;
}

async function recall(world: Broadcasts & Stores, room: Room, live: Live): Promise<Result<object>> {
  try {
    const { behind, tookMs } = await atWork.pass(live.state._stateID, () => madeAgain(world, room, live));
    return await world.rooms.with(room.id, async (current) => {
      if (current === room) keep(world, room, behind, tookMs);
      return { ok: true, value: {} };
    });
  } catch (error) {
    if (world.rooms.isOpen)
      world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what watchers have seen could not be read');
    return refuse(error instanceof StoreError ? 'server.store' : 'server.failed');
  } finally {
    delete room.recalling;
    world.rooms.release(room.id);
  }
}

/** From here on the room follows it; what was hard to find stays for those who ask next. */
function keep(world: Broadcasts, room: Room, behind: Behind, tookMs: number): void {
  for (const moment of room.recalling?.since ?? []) append(room.record, behind.coming, moment);
  room.behind = behind;
  const { least, most } = KEPT_MS;
  behind.kept = setTimeout(
    () => {
      delete behind.kept;
      world.rooms.release(room.id);
    },
    Math.min(most, Math.max(least, tookMs * KEPT_TIMES)),
  ).unref();
  release(world, room, behind);
}

async function madeAgain(
  world: Stores & TellsTime & WritesLog,
  room: Room,
  live: Live,
): Promise<{ behind: Behind; tookMs: number }> {
  const began = performance.now();
  const behind = await replayed(world, room, live).catch((error: unknown) => {
    if (error instanceof StoreError) throw error;
    world.log.error(
      { matchId: room.id, ...troubleOf(error) },
      'what watchers have not seen yet could not be played again',
    );
    return atOnce(world, room, live);
  });
  return { behind, tookMs: performance.now() - began };
}

/** Takes the moments of a match as they happened: of what those who look on may know by now, the last is enough. */
function createTail(
  world: TellsTime,
  room: Room,
  now: Live,
): { behind: Behind; add(moment: BehindMoment & { what: BehindStep }): void } {
  const behind: Behind = { coming: [] };
  return {
    behind,
    add(moment) {
      const is = { time: world.time, minuteMs: world.minuteMs, live: now };
      if (behind.coming.length === 0 && isDue(room.record, moment, is)) behind.live = moment.what.live;
      else append(room.record, behind.coming, moment);
    },
  };
}

/** Every moment of the match, played again from the seed; what older rules have played comes in one piece. */
async function replayed(world: Stores & TellsTime, room: Room, now: Live): Promise<Behind> {
  const { record, table } = room;
  const { line: base, state: first } = await baseOf(world, room);
  const tail = createTail(world, room, now);
  let state = first;
  const decided = state.G.decisions;
  /** The states that so many answers have led to, and the number of the last of them. */
  const standing = [{ n: state._stateID, state }];
  let undos = 0;
  let undoneAt = 0;
  const shownAs = (): Live => asShown(liveFrom(state, { ...record, undos, undoneAt }, []));
  const entries = await standingAt(world, room, base.n);
  tail.add(stepAt(base, { kind: 'step', live: shownAs(), entries, withdrawn: [] }));
  const pause = pacing();
  await forEachLine(world, room, { after: base.n, upTo: now.state._stateID }, async (line) => {
    const { n, entry } = line;
    let withdrawn: number[] = [];
    if (entry && 'undo' in entry) {
      withdrawn = standing.splice(entry.undo - decided + 1).map((one) => one.n);
      state = rewind(state, back(standing, entry.undo - decided));
      undos++;
      undoneAt = n;
    } else if (entry) {
      const verdict = table.answer(state, entry.by, entry.step, entry.value);
      if (!verdict.ok) throw new Error('an answer of the journal is refused when it is played again');
      state = verdict.value;
      standing.push({ n, state });
    }
    if (state._stateID !== n) throw new Error('the journal leads to another state than it did');
    tail.add(stepAt(line, { kind: 'step', live: shownAs(), entries: [line], withdrawn }));
    await pause();
  });
  return tail.behind;
}

function back(standing: readonly { state: TableState }[], decisions: number): TableState {
  const earlier = standing[decisions]?.state;
  if (!earlier) throw new Error('an undo goes back to where the match has never been');
  return earlier;
}

/** What is told in one piece is told as it stands at its end, and no more of it than anybody reads. */
async function standingAt({ store }: Stores, { id }: Room, n: number): Promise<JournalRecord[]> {
  return (await store.matches.pageBefore(id, NEWEST, LINES_AT_ONCE, n)).reverse();
}

const stepAt = ({ at }: JournalRecord, what: BehindStep): BehindMoment & { what: BehindStep } => ({
  at,
  turn: what.live.state.ctx.turn,
  what,
});

/** Rules that play the match otherwise today: everything is told in one piece, when the last of it may be known. */
async function atOnce(world: Stores & TellsTime, room: Room, live: Live): Promise<Behind> {
  const tail = createTail(world, room, live);
  const entries = await standingAt(world, room, live.state._stateID);
  const last = entries.at(-1);
  if (last) tail.add(stepAt(last, { kind: 'step', live: asShown(live), entries, withdrawn: [] }));
  return tail.behind;
}
