import type { TableState } from '@morgenrot/engine/framework';
import { rewind } from '@morgenrot/engine/framework';
import { troubleOf } from '../log.ts';
import type { JournalRecord } from '../store/index.ts';
import { asShown, type Behind, isDue, type Moment } from './behind.ts';
import { firstState } from './first-state.ts';
import { release } from './release.ts';
import { type Live, liveFrom, type Room } from './room.ts';
import type { World } from './world.ts';

/** So many answers are played again at a time; others get their turn in between. */
const AT_ONCE = 50;

/**
 * How far those who look on have come: as it was kept, or made again from the journal where this process was not there.
 * Call it from the room's queue.
 */
export async function behindAt(world: World, room: Room, live: Live): Promise<Behind> {
  room.behind ??= await recall(world, room, live);
  release(world, room, room.behind);
  return room.behind;
}

async function recall(world: World, room: Room, live: Live): Promise<Behind> {
  // Another process may have moved it on by now: that comes as news.
  const journal = (await world.store.matches.journal(room.id)).filter(({ n }) => n <= live.state._stateID);
  try {
    return split(world, room, live, await replayed(room, journal));
  } catch (error) {
    world.log.error(
      { matchId: room.id, ...troubleOf(error) },
      'what watchers have not seen yet could not be played again',
    );
    return split(world, room, live, atOnce(live, journal));
  }
}

/** What lies behind those who look on, and what is still to come. */
function split(world: World, { record }: Room, live: Live, moments: Moment[]): Behind {
  const is = { now: world.now(), minuteMs: world.minuteMs, live };
  const first = moments.findIndex((moment) => !isDue(record, moment, is));
  const known = first === -1 ? moments.length : first;
  const last = moments[known - 1]?.what;
  return { ...(last?.kind === 'step' ? { live: last.live } : {}), coming: moments.slice(known) };
}

/** Every moment of the match, played again from the seed; what older rules have played comes in one piece. */
async function replayed({ record, table }: Room, journal: readonly JournalRecord[]): Promise<Moment[]> {
  const first = firstState({ record, table }, journal);
  let { state } = first;
  const decided = state.G.decisions;
  /** The states that so many answers have led to, and the number of the last of them. */
  let standing = [{ n: state._stateID, state }];
  let undos = 0;
  let undoneAt = 0;
  const shownAs = (): Live => asShown(liveFrom(state, { ...record, undos, undoneAt }, []));
  const whole: Moment['what'] = { kind: 'step', live: shownAs(), entries: first.before, withdrawn: [] };
  const moments: Moment[] = first.before.slice(-1).map((line) => stepAt(line, state, whole));
  for (const [index, line] of first.rest.entries()) {
    const { n, entry } = line;
    let withdrawn: number[] = [];
    if (entry && 'undo' in entry) {
      withdrawn = standing.slice(entry.undo - decided + 1).map((one) => one.n);
      standing = standing.slice(0, entry.undo - decided + 1);
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
    moments.push(stepAt(line, state, { kind: 'step', live: shownAs(), entries: [line], withdrawn }));
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return moments;
}

function back(standing: readonly { state: TableState }[], decisions: number): TableState {
  const earlier = standing[decisions]?.state;
  if (!earlier) throw new Error('an undo goes back to where the match has never been');
  return earlier;
}

const stepAt = ({ at }: JournalRecord, state: TableState, what: Moment['what']): Moment => ({
  at,
  turn: state.ctx.turn,
  what,
});

/** Rules that play the match otherwise today: everything is told in one piece, when the last of it may be known. */
function atOnce(live: Live, journal: readonly JournalRecord[]): Moment[] {
  const last = journal.at(-1);
  return last ? [stepAt(last, live.state, { kind: 'step', live: asShown(live), entries: journal, withdrawn: [] })] : [];
}
