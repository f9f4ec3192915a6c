import type { Room } from '../../match/memory/room.ts';
import { tellTable } from '../../match/showing/events.ts';
import type { SeatRecord, TableRecord } from '../../store/index.ts';
import type { TellsEvents } from '../../world.ts';
import { hostSeat } from '../info.ts';
import { seatIn } from './asker.ts';

/** A change of what will be played: nobody is ready for it yet but whoever made it. */
export const unready = ({ seats }: TableRecord, except: string): SeatRecord[] =>
  seats
    .filter(({ ready, computer, person }) => ready && !computer && person !== except)
    .map((seat) => ({ ...seat, ready: false }));

export async function tellChange(world: TellsEvents, room: Room): Promise<void> {
  const seat = hostSeat(room.record);
  const name = seat === undefined ? undefined : seatIn(room.record, seat)?.name;
  await tellTable(world, room, { key: 'table.changed', params: { name: name ?? '' } });
}
