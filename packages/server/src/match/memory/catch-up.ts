import { troubleOf } from '../../log.ts';
import type { Saved } from '../../store/index.ts';
import { deliverTalk } from '../../talk/deliver.ts';
import type { Broadcasts, CatchesUp, Computes, HoldsRooms, Speaks, Stores } from '../../world.ts';
import { announce } from '../showing/announce.ts';
import { broadcast } from '../showing/broadcast.ts';
import { askAgain, dismiss, drawCurtains } from '../showing/dismiss.ts';
import { liveFrom, type Room, type Standing } from './room.ts';

/** So many answers are kept ready to be taken back; the states before that are made again when they are wanted. */
export const TRAIL = 50;

/** The last answers that stand, as far back as they may be taken back, and one at least: it says whose it was. */
export async function readTrail(world: Stores, { record, state }: Saved): Promise<Standing[]> {
  if (!state) return [];
  const since = state.G.decisions - state.G.revealedAt;
  const last = await world.store.matches.lastGiven(record.id, Math.min(TRAIL, Math.max(1, since)));
  return last.reverse();
}

/**
 * Brings a table that is in memory to what the store holds: another process may have moved it on. Everybody who looks
 * on here is told what happened. False when the table is no more, or the store does not answer.
 */
export async function catchUp(world: CatchesUp, room: Room): Promise<boolean> {
  try {
    const saved = await world.store.matches.load(room.id);
    if (!saved) return false;
    await follow(world, room, saved);
    // Who hears it was settled just now.
    if (world.bus.isShared) await deliverTalk(world, room);
    return true;
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a table could not be read');
    return false;
  }
}

async function follow(world: Broadcasts & Computes & Stores, room: Room, saved: Saved): Promise<void> {
  const { record, state } = saved;
  if (record.rules !== room.record.rules) return reopen(world, room);
  const old = room.live;
  room.record = record;
  dismiss(world, room);
  announce(world, room);
  // Another one may have to answer now, or answers may be taken again.
  world.computers.consider(room);
  world.agreements.consider(room);
  if (!state || (old && old.state._stateID >= state._stateID)) return;
  const from = old?.state._stateID ?? -1;
  const { entries, withdrawn } = await world.store.matches.between(room.id, from, state._stateID);
  room.live = liveFrom(state, record, await readTrail(world, saved));
  if (!old) drawCurtains(world, room);
  broadcast(world, room, room.live, { kind: old ? 'moved' : 'started', before: old?.seen, entries, withdrawn });
  world.computers.consider(room);
}

/** A process with newer rules has taken the match over: whoever looks on here asks again, and gets what is there now. */
function reopen(world: HoldsRooms & Speaks, room: Room): void {
  room.live = undefined;
  // Whoever still holds the old one may not send away those who have come to the new one.
  if (world.rooms.peek(room.id) !== room) return;
  world.rooms.forget(room.id);
  askAgain(world, room, () => true);
}
