import { tellTable } from '../../match/events.ts';
import { refuse } from '../../reasons.ts';
import { standIn as giveToComputer } from '../agreement/carry-out.ts';
import { givenBack } from '../agreement/stand-in.ts';
import { awayRefused } from '../agreement/whom-to-ask.ts';
import { amend } from '../amend.ts';
import { heldRefused } from '../held.ts';
import { type Handler, hostRefused, seatIn } from './asker.ts';

/** A computer player goes on: for whoever is away, if the host says so, or for whoever gives their own seat away. */
export const standIn: Handler<'standIn'> = async ({ world, room, asker, deed: { seat } }) => {
  const isOwn = asker.seats.includes(seat);
  const refused = isOwn
    ? undefined
    : (hostRefused(asker) ?? awayRefused(world, room, seat) ?? heldRefused(world, room, seat));
  return refused ?? giveToComputer(world, room, seat);
};

/** Whoever was stood in for sits down again, in the middle of a decision if need be. */
export const comeBack: Handler<'return'> = async ({ world, room, asker, deed }) => {
  const done = await amend(world, room, ({ seats }) => {
    const seat = seats.find((one) => one.seat === deed.seat);
    if (seat?.owner !== asker.person) return refuse('seat.none');
    return seat.out ? refuse('seat.out') : { ok: true, value: { seats: [givenBack(seat, seats)] } };
  });
  if (!done.ok) return done;
  const { name = '' } = seatIn(room.record, deed.seat) ?? {};
  await tellTable(world, room, { key: 'seat.back', params: { name } });
  return done;
};
