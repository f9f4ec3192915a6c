import type { PlayerId, Result } from '@morgenrot/engine';
import { beginIfFull } from '../match/begin.ts';
import { catchUp } from '../match/catch-up.ts';
import { askAgain } from '../match/dismiss.ts';
import type { Room } from '../match/room.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import { isOpen, type Occupant } from '../store/index.ts';

/** Sits down; the store decides between two who reach for the same seat. Call it from the room's queue. */
export async function sit(
  world: World,
  room: Room,
  occupant: Occupant & { tokenHash?: string },
  wish?: PlayerId,
): Promise<Result<{ seat: PlayerId }>> {
  const mine = seatOf(room, occupant.person);
  if (mine !== undefined) return { ok: true, value: { seat: mine } };
  if (room.record.status === 'over') return refuse('table.over');
  if (wish !== undefined && !room.record.seats.some(({ seat }) => seat === wish)) return refuse('seat.unknown');

  const wanted = room.record.seats.filter((seat) => isOpen(seat) && (wish === undefined || seat.seat === wish));
  for (const { seat } of wanted) {
    if (!(await world.store.tables.takeSeat(room.id, seat, occupant, world.now()))) continue;
    await seated(world, room, occupant);
    return { ok: true, value: { seat } };
  }
  // Somebody else was quicker, perhaps this very person in another tab.
  if (!(await catchUp(world, room))) return refuse('table.unknown');
  const already = seatOf(room, occupant.person);
  if (already !== undefined) return { ok: true, value: { seat: already } };
  return refuse(wish === undefined ? 'table.full' : 'seat.taken');
}

/** The seat of a person at this table. */
export const seatOf = (room: Room, person: string | undefined): PlayerId | undefined =>
  person === undefined ? undefined : room.record.seats.find((seat) => seat.person === person)?.seat;

async function seated(world: World, room: Room, { tokenHash }: { tokenHash?: string }): Promise<void> {
  await catchUp(world, room);
  // The tabs of this browser have looked on as watchers until now.
  if (tokenHash) askAgain(world, room, (viewer) => viewer.tokenHash === tokenHash && viewer.kind === null);
  await beginIfFull(world, room);
  world.bus.publish({ match: room.id, n: room.record.n });
}

/** Gets up. A table that has not begun and where nobody sits any more is cleared away. */
export async function getUp(
  world: World,
  room: Room,
  seat: PlayerId,
  { whileWaiting }: { whileWaiting: boolean },
): Promise<Result<object>> {
  const at = world.now();
  if (!(await world.store.tables.emptySeat(room.id, seat, { whileWaiting, at }))) {
    await catchUp(world, room);
    return refuse(room.record.status === 'waiting' ? 'seat.unknown' : 'table.started');
  }
  await catchUp(world, room);
  if (await world.store.tables.removeDeserted(room.id, at)) {
    world.rooms.forget(room.id);
    askAgain(world, room, () => true);
  }
  world.bus.publish({ match: room.id, n: room.record.n });
  return { ok: true, value: {} };
}
