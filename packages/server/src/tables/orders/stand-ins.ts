import { tellTable } from '../../match/showing/events.ts';
import { refuse } from '../../reasons.ts';
import { standInByVote as giveToComputer } from '../agreement/carry-out.ts';
import { amend } from '../amend.ts';
import { givenBack, withoutLoan, withRelieved } from '../powers/lending.ts';
import { type DeedHandler, seatIn } from './asker.ts';
import { stillMay } from './still-may.ts';

/** A computer player goes on for whoever gives their own seat away. */
export const standIn: DeedHandler<'standIn'> = (ordered) =>
  giveToComputer(ordered.world, ordered.room, { seat: ordered.deed.seat, by: 'owner' }, () => stillMay(ordered));

/** Whoever was stood in for sits down again, in the middle of a decision if need be. */
export const comeBack: DeedHandler<'return'> = async (ordered) => {
  const { world, room, deed } = ordered;
  const done = await amend(world, room, ({ seats, affairs }) => {
    const refused = stillMay(ordered);
    const seat = seats.find((one) => one.seat === deed.seat);
    if (refused || !seat) return refused ?? refuse('seat.none');
    const ended = withRelieved(withoutLoan(affairs, seat.seat), seat);
    return { ok: true, value: { seats: [givenBack(seat, seats)], affairs: ended } };
  });
  if (!done.ok) return done;
  const { name = '' } = seatIn(room.record, deed.seat) ?? {};
  await tellTable(world, room, { key: 'seat.back', params: { name } });
  return done;
};
