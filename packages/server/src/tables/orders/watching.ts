import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { type DeedHandler, seatIn } from './asker.ts';
import { stillMay } from './still-may.ts';

/** A player lets watchers see with their eyes, or no more: whoever did sees what is public from that moment on. */
export const show: DeedHandler<'show'> = (ordered) =>
  amend(ordered.world, ordered.room, (record) => {
    const { deed } = ordered;
    const seat = seatIn(record, deed.seat);
    const refused = stillMay(ordered);
    if (refused || !seat) return refused ?? refuse('seat.none');
    return { ok: true, value: seat.shown === deed.shown ? undefined : { seats: [{ ...seat, shown: deed.shown }] } };
  });
