import type { PlayerId } from '@morgenrot/engine';
import { amend } from '../../tables/amend.ts';
import { givenToComputer, withLoans, withRelieved } from '../../tables/powers/lending.ts';
import type { Amends } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { tellTable } from '../showing/events.ts';
import { overdue } from './clock.ts';

/** Whoever has no time left is relieved by a computer player: for now, or for good. Call it from the room's queue. */
export async function timeOut(world: Amends, room: Room): Promise<void> {
  let relieved: PlayerId[] = [];
  const out = room.record.settings.clock?.atZero === 'out';
  const done = await amend(world, room, ({ seats, settings, affairs, n }) => {
    const clock = world.clocks.now(room);
    relieved = clock ? overdue(clock) : [];
    if (relieved.length === 0) return { ok: true, value: undefined };
    const late = seats.filter(({ seat }) => relieved.includes(seat));
    return {
      ok: true,
      value: {
        seats: late.map((seat) => ({ ...givenToComputer(seat, settings), out })),
        affairs: withLoans(late.reduce(withRelieved, affairs), relieved, { by: 'clock', n }),
      },
    };
  });
  if (!done.ok || relieved.length === 0) return;
  world.log.info({ matchId: room.id, seats: relieved }, 'time is over');
  for (const { seat, name = '' } of room.record.seats) {
    if (relieved.includes(seat))
      await tellTable(world, room, { key: out ? 'seat.out' : 'seat.late', params: { name } });
  }
}
