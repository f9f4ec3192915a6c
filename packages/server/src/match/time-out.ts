import type { PlayerId } from '@morgenrot/engine';
import { givenToComputer } from '../tables/agreement/stand-in.ts';
import { amend } from '../tables/amend.ts';
import { overdue } from './clock.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/** Whoever has no time left is relieved by a computer player: for now, or for good. Call it from the room's queue. */
export async function timeOut(world: World, room: Room): Promise<void> {
  let relieved: PlayerId[] = [];
  await amend(world, room, ({ seats, settings }) => {
    const clock = world.clocks.now(room);
    relieved = clock ? overdue(clock) : [];
    if (relieved.length === 0) return { ok: true, value: undefined };
    const out = settings.clock?.atZero === 'out';
    const late = seats.filter(({ seat }) => relieved.includes(seat));
    return { ok: true, value: { seats: late.map((seat) => ({ ...givenToComputer(seat), out })) } };
  });
  if (relieved.length > 0) world.log.info({ matchId: room.id, seats: relieved }, 'time is over');
}
