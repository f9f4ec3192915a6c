import { freshSeed, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../log.ts';
import { isOpen } from '../store/index.ts';
import { announce } from './announce.ts';
import { broadcast } from './broadcast.ts';
import { catchUp } from './catch-up.ts';
import { liveFrom, type Room } from './room.ts';
import type { World } from './world.ts';

function firstState(world: World, room: Room, seed: string): TableState | undefined {
  const { seats, options } = room.record;
  try {
    return room.table.begin({ seats: seats.length, options, seed });
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a match could not be set up');
    return undefined;
  }
}

/** Begins the match when all seats are taken. */
export async function beginIfFull(world: World, room: Room): Promise<void> {
  const { record } = room;
  if (record.status !== 'waiting' || record.seats.some(isOpen)) return;
  const seed = record.seed ?? freshSeed();
  const state = firstState(world, room, seed);
  if (!state) return;
  const at = world.now();
  const outcome = room.game.outcome(state.G);
  if (!(await world.store.matches.begin({ match: room.id, seed, state, outcome, at }))) {
    await catchUp(world, room);
    return;
  }
  const status = outcome === undefined ? 'playing' : 'over';
  room.record = { ...record, status, seed, outcome, n: state._stateID, updatedAt: at };
  room.live = liveFrom(state, room.record, []);
  world.log.info({ matchId: room.id, game: room.game.id, seats: record.seats.length }, 'match begun');
  broadcast(world, room, room.live, { kind: 'started', entries: [{ n: state._stateID, news: state.G.news, at }] });
  world.bus.publish({ match: room.id, n: state._stateID });
  announce(world, room);
  world.computers.consider(room);
}
