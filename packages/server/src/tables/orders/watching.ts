import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { type Handler, ownSeat, seatIn } from './asker.ts';

/** A player lets watchers see with their eyes, or no more: whoever did sees what is public from that moment on. */
export const show: Handler<'show'> = async ({ world, room, asker, deed }) => {
  const mine = ownSeat(asker, deed.seat);
  if (!mine.ok) return mine;
  return amend(world, room, (record) => {
    const seat = seatIn(record, mine.value);
    if (!seat || seat.person !== asker.person) return refuse('seat.none');
    return { ok: true, value: seat.shown === deed.shown ? undefined : { seats: [{ ...seat, shown: deed.shown }] } };
  });
};
