import type { PlayerId, Result } from '@morgenrot/engine';
import { rewind, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { closedRefused } from '../../tables/watching.ts';
import type { Stores, TakesBack } from '../../world.ts';
import { TRAIL } from '../memory/catch-up.ts';
import { NEWEST } from '../memory/newest.ts';
import { pacing } from '../memory/pacing.ts';
import type { Live, Room, Standing } from '../memory/room.ts';
import { mayUndo } from '../showing/seeing.ts';
import { advance, OVERTAKEN } from './advance.ts';
import { baseOf, forEachLine } from './first-state.ts';

/** Takes back the last answer that stands, if it is `by`'s own and nothing has come to light since. */
export async function undo(world: TakesBack, room: Room, by: PlayerId, n: number): Promise<Result<{ n: number }>> {
  const { live } = room;
  if (!live) return refuse(room.shelved ? 'rules.gone' : 'match.waiting');
  const closed = closedRefused(room.record);
  if (closed) return closed;
  if (room.record.affairs.paused) return refuse('match.paused');
  if (n !== live.state._stateID) return refuse('undo.gone');
  const verdict = mayUndo(room, live, by);
  const last = live.trail.at(-1);
  if (!verdict.ok || !last) return verdict.ok ? refuse('undo.gone') : verdict;
  return takeBack(world, room, live, { by, find: async () => [last], news: 'undo.done' });
}

/**
 * Takes back everything from one answer on, whoever gave it: whether that is right has been settled before. `find` tells
 * the answers that stand from there on, in order.
 */
export async function takeBack(
  world: TakesBack,
  room: Room,
  live: Live,
  {
    by,
    find,
    news,
  }: {
    by: PlayerId;
    find: () => Promise<readonly Pick<Standing, 'n'>[]>;
    news: 'undo.done' | 'undo.agreed' | 'undo.host';
  },
): Promise<Result<{ n: number }>> {
  if (!world.undos.take(room.id)) return refuse('limit.rate');
  const gone = await find();
  const [first] = gone;
  if (!first) return refuse('undo.gone');
  try {
    const { state, trail } = await back(world, room, live, { first: first.n, count: gone.length });
    const result = await advance(world, room, live, {
      state,
      entry: { by, undo: state.G.decisions },
      news: [{ key: news, by, ...(news === 'undo.done' ? {} : { params: { count: gone.length } }) }],
      undos: live.undos + 1,
      undoneAt: state._stateID,
      takesBack: first.n,
      withdrawn: gone.map((answer) => answer.n),
      trail,
    });
    return result === OVERTAKEN ? refuse('undo.gone') : result;
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'an earlier state could not be made again');
    return refuse('server.rule');
  }
}

async function back(
  world: Stores,
  room: Room,
  live: Live,
  { first, count }: { first: number; count: number },
): Promise<{ state: TableState; trail: Standing[] }> {
  const kept = live.trail.find(({ n }) => n === first)?.before;
  const decisions = live.state.G.decisions - count;
  const earlier = kept ?? (await found(world, room, live, first - 1)) ?? (await rebuild(world, room, decisions));
  if (earlier.G.decisions !== decisions) throw new Error('an undo goes back to where it was not meant to');
  const rest = live.trail.filter(({ n }) => n < first);
  return { state: rewind(live.state, earlier), trail: rest.length > 0 ? rest : await trailBefore(world, room, first) };
}

/** The state of a number, where the store still leads back to it. */
const found = (world: Stores, room: Room, { state }: Live, n: number): Promise<TableState | undefined> =>
  world.store.matches.wayBack(room.id, state, n);

async function trailBefore(world: Stores, room: Room, first: number): Promise<Standing[]> {
  const given = await world.store.matches.lastGiven(room.id, TRAIL, first);
  return given.reverse();
}

/**
 * The state that so many of the answers that stand have led to: the whole journal, played again from the seed. What
 * was taken back is played too, because dice that fell there do not fall again.
 */
export async function rebuild(world: Stores, room: Room, decisions: number): Promise<TableState> {
  const { line, state: first } = await baseOf(world, room);
  let state = first;
  // States share what did not change between them: keeping all of them on the way costs little.
  const path: TableState[] = [];
  path[first.G.decisions] = first;
  const pause = pacing();
  await forEachLine(world, room, { after: line.n, upTo: NEWEST }, async ({ entry }) => {
    if (!entry) return;
    if ('undo' in entry) {
      path.length = entry.undo + 1;
      state = rewind(state, path[entry.undo] ?? missing());
      path[entry.undo] = state;
    } else {
      const verdict = room.table.answer(state, entry.by, entry.step, entry.value);
      if (!verdict.ok) throw new Error('an answer of the journal is refused when it is played again');
      state = verdict.value;
      path.push(state);
    }
    await pause();
  });
  return path[decisions] ?? missing();
}

function missing(): never {
  throw new Error('answers are missing in the journal');
}
