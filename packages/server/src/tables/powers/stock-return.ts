import type { Result } from '@morgenrot/engine';
import type { Room } from '../../match/memory/room.ts';
import { tellTable } from '../../match/showing/events.ts';
import type { SeatRecord } from '../../store/index.ts';
import type { Amends } from '../../world.ts';
import { amend } from '../amend.ts';
import { givenBack, withoutLoan, withRelieved } from './lending.ts';
import { isLent } from './owners.ts';

const isOnLoan = (seat: SeatRecord): boolean => isLent(seat) && seat.owner === undefined && !seat.out;

/** A client of the framework's own kind knows no button for it: whoever shows the seat's credentials is back. */
export async function takeBackByCredentials(world: Amends, room: Room, { seat: which }: SeatRecord): Promise<void> {
  const { seats } = room.record;
  if (!seats.some((seat) => seat.seat === which && isOnLoan(seat))) return;
  let name = '';
  const done: Result<object> = await amend(world, room, ({ seats: now, affairs }) => {
    const seat = now.find((one) => one.seat === which);
    if (!seat || !isOnLoan(seat)) return { ok: true, value: undefined };
    name = seat.name ?? '';
    const ended = withRelieved(withoutLoan(affairs, which), seat);
    return { ok: true, value: { seats: [givenBack(seat, now)], affairs: ended } };
  });
  if (done.ok && name !== '') await tellTable(world, room, { key: 'seat.back', params: { name } });
}
