import { freshToken, hashToken } from '../../identity/token.ts';
import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { lendSeat } from '../reissuing.ts';
import { type DeedHandler, seatIn } from './asker.ts';
import { stillMay } from './still-may.ts';

const MINUTE = 60_000;
/** Time to take another device out of a pocket. */
const HAND_OVER_MS = 15 * MINUTE;

/** My seat goes to another device, or to somebody else's. The newest link is the only one. */
export const handOverSeat: DeedHandler<'handOver'> = async (ordered) => {
  const { world, room, asker, deed } = ordered;
  const token = freshToken();
  const until = world.now() + HAND_OVER_MS;
  const claim = { hash: hashToken(token), until, from: asker.person };
  const done = await amend(world, room, (record) => {
    const seat = seatIn(record, deed.seat);
    const refused = stillMay(ordered);
    if (refused || !seat) return refused ?? refuse('seat.none');
    return { ok: true, value: { seats: [{ ...seat, claim }] } };
  });
  return done.ok ? { ok: true, value: { token, until } } : done;
};

/** The host makes a link for somebody to play where the owners have agreed on it, or where nobody owns the seat. */
export const reissue: DeedHandler<'reissue'> = (ordered) =>
  lendSeat(ordered.world, ordered.room, ordered.deed.seat, () => stillMay(ordered));
