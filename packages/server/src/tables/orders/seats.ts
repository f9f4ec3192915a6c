import { freshToken, hashToken } from '../../identity/token.ts';
import { tellTable } from '../../match/events.ts';
import { isPresent } from '../../match/presence.ts';
import { refuse } from '../../reasons.ts';
import { isEmpty, type SeatRecord } from '../../store/index.ts';
import { amend } from '../amend.ts';
import { type Handler, hostRefused, ownSeat, seatIn } from './asker.ts';

const MINUTE = 60_000;
/** Time to take another device out of a pocket. */
const HAND_OVER_MS = 15 * MINUTE;
/** Time to reach somebody who has lost their seat. */
const REISSUE_MS = 7 * 24 * 60 * MINUTE;

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

/** Nobody plays this seat any more, in no tab and with no link: it waits for whoever gets the new one. */
function withoutPlayer(seat: SeatRecord, claim: SeatRecord['claim'], keep: boolean): SeatRecord {
  const { person, credentialHash: _credential, data: _data, owner = person, ...rest } = seat;
  return { ...rest, ready: seat.computer, shown: false, hand: 0, claim, ...(keep && owner ? { owner } : {}) };
}

/** The host gives out a seat anew whose player has lost it, or has left the others waiting. */
export const reissue: Handler<'reissue'> = async ({ world, room, asker, deed }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  const token = freshToken();
  const until = world.now() + REISSUE_MS;
  let name = '';
  const done = await amend(world, room, (record) => {
    const seat = seatIn(record, deed.seat);
    if (!seat || isEmpty(seat)) return refuse('seat.unknown');
    if (seat.out) return refuse('seat.out');
    // A computer player that was there from the start has nobody to come back.
    if (seat.computer && seat.owner === undefined && !seat.claim) return refuse('seat.computer');
    if (!seat.computer && isHeld(seat) && isPresent(world, room, deed.seat)) return refuse('seat.present');
    name = seat.name ?? '';
    return { ok: true, value: { seats: [withoutPlayer(seat, { hash: hashToken(token), until }, deed.keep)] } };
  });
  if (!done.ok) return done;
  world.log.info({ matchId: room.id, seat: deed.seat }, 'a seat is given out anew');
  await tellTable(world, room, { key: deed.keep ? 'seat.lent' : 'seat.reissued', params: { name } });
  return { ok: true, value: { token, until } };
};

const isHeld = ({ person, credentialHash }: SeatRecord): boolean =>
  person !== undefined || credentialHash !== undefined;
