import type { PlayerId, Result } from '@morgenrot/engine';
import { rewind, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../log.ts';
import { refuse } from '../reasons.ts';
import { advance, OVERTAKEN } from './advance.ts';
import { TRAIL } from './catch-up.ts';
import type { Live, Room, Standing } from './room.ts';
import { mayUndo } from './seeing.ts';
import type { World } from './world.ts';

/** Takes back the last answer that stands, if it is `by`'s own and nothing has come to light since. */
export async function undo(world: World, room: Room, by: PlayerId, n: number): Promise<Result<{ n: number }>> {
  const { live } = room;
  if (!live) return refuse('match.waiting');
  if (n !== live.state._stateID) return refuse('undo.gone');
  const verdict = mayUndo(live, by);
  const last = live.trail.at(-1);
  if (!verdict.ok || !last) return verdict.ok ? refuse('undo.gone') : verdict;
  try {
    const { state, trail } = await back(world, room, live, last);
    const result = await advance(world, room, live, {
      state,
      entry: { by, undo: state.G.decisions },
      news: [{ key: 'undo.done', by }],
      undos: live.undos + 1,
      undoneAt: state._stateID,
      takesBack: last.n,
      trail,
    });
    return result === OVERTAKEN ? refuse('undo.gone') : result;
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'an earlier state could not be made again');
    return refuse('server.rule');
  }
}

async function back(
  world: World,
  room: Room,
  live: Live,
  last: Standing,
): Promise<{ state: TableState; trail: Standing[] }> {
  const earlier = last.before ?? (await rebuild(world, room, live.state.G.decisions - 1));
  const rest = live.trail.slice(0, -1);
  return { state: rewind(live.state, earlier), trail: rest.length > 0 ? rest : await trailBefore(world, room, last) };
}

async function trailBefore(world: World, room: Room, last: Standing): Promise<Standing[]> {
  const given = await world.store.matches.lastGiven(room.id, TRAIL);
  return given.filter(({ n }) => n !== last.n).reverse();
}

/** The state that so many answers led to: the answers that stand, played again from the seed. */
export async function rebuild(world: World, room: Room, decisions: number): Promise<TableState> {
  const { seats, options, seed } = room.record;
  if (seed === undefined) throw new Error('a match that has begun has no seed');
  const given = await world.store.matches.given(room.id, decisions);
  if (given.length < decisions) throw new Error('answers are missing in the journal');
  let state = room.table.begin({ seats: seats.length, options, seed });
  for (const [index, { by, step, value }] of given.entries()) {
    const verdict = room.table.answer(state, by, step, value);
    if (!verdict.ok) throw new Error('an answer that stands is refused when it is played again');
    state = verdict.value;
    if (index % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
  }
  return state;
}
