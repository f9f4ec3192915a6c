import { freshToken, hashToken } from '../../identity/token.ts';
import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { reissueSeat } from '../reissuing.ts';
import { type Handler, hostRefused, ownSeat, seatIn } from './asker.ts';

const MINUTE = 60_000;
/** Time to take another device out of a pocket. */
const HAND_OVER_MS = 15 * MINUTE;

/** My seat goes to another device, or to somebody else's. The newest link is the only one. */
export const handOver: Handler<'handOver'> = async ({ world, room, asker, deed }) => {
  const mine = ownSeat(asker, deed.seat);
  if (!mine.ok) return mine;
  const token = freshToken();
  const until = world.now() + HAND_OVER_MS;
  const claim = { hash: hashToken(token), until, from: asker.person };
  const done = await amend(world, room, (record) => {
    const seat = seatIn(record, mine.value);
    if (seat?.person !== asker.person) return refuse('seat.none');
    return { ok: true, value: { seats: [{ ...seat, claim }] } };
  });
  return done.ok ? { ok: true, value: { token, until } } : done;
};

/** The host gives out a seat anew whose player has lost it, or has left the others waiting. */
export const reissue: Handler<'reissue'> = async ({ world, room, asker, deed: { seat, keep } }) =>
  hostRefused(asker) ?? reissueSeat(world, room, { seat, keep });
