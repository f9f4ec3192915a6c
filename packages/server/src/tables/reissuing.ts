import type { PlayerId, Result } from '@morgenrot/engine';
import { freshToken, hashToken } from '../identity/token.ts';
import type { Room } from '../match/memory/room.ts';
import { tellTable } from '../match/showing/events.ts';
import { type Refused, refuse } from '../reasons.ts';
import { isEmpty, type SeatRecord } from '../store/index.ts';
import type { Amends, TellsTime } from '../world.ts';
import { amend } from './amend.ts';
import { seatIn } from './orders/asker.ts';
import { givenToComputer, withoutLoan, withRelieved } from './powers/lending.ts';
import { isComputersOwn, isOwned } from './powers/owners.ts';

const DAY = 24 * 60 * 60_000;
/** Time to reach somebody who is to play there. */
export const REISSUE_MS = 7 * DAY;

type Link = Result<{ token: string; until: number }>;

const freshLink = (world: TellsTime) => ({ token: freshToken(), until: world.now() + REISSUE_MS });

/**
 * A link for somebody to play for an owner who is away, or where nobody owns the seat. Until they come the computer
 * player goes on. Who may order it has been settled. Call it from the room's queue.
 */
export async function lendSeat(
  world: Amends,
  room: Room,
  which: PlayerId,
  refused: () => Refused | undefined,
): Promise<Link> {
  const { token, until } = freshLink(world);
  let key: 'seat.lent' | 'seat.reissued' = 'seat.lent';
  const done = await amend(world, room, ({ seats, settings, affairs }) => {
    const seat = seats.find((one) => one.seat === which);
    const mayNot = refused();
    if (mayNot || !seat) return mayNot ?? refuse('seat.unknown');
    const claim = { hash: hashToken(token), until };
    key = isOwned(seat) ? 'seat.lent' : 'seat.reissued';
    if (!isOwned(seat))
      return {
        ok: true,
        value: {
          seats: [{ ...seat, claim }],
          affairs: { ...affairs, hostLinks: [...new Set([...(affairs.hostLinks ?? []), which])] },
        },
      };
    return {
      ok: true,
      value: {
        seats: [{ ...givenToComputer(seat, settings), shown: false, claim }],
        affairs: withRelieved(affairs, seat),
      },
    };
  });
  if (!done.ok) return done;
  const { name = '' } = seatIn(room.record, which) ?? {};
  world.log.info({ matchId: room.id, seat: which }, 'a link for a substitute');
  await tellTable(world, room, { key, params: { name } });
  return { ok: true, value: { token, until } };
}

/** Nobody owns this seat any more, in no tab and with no link: it is for whoever gets the new one. */
export function withoutOwner(seat: SeatRecord, claim?: SeatRecord['claim']): SeatRecord {
  const { person: _player, owner: _owner, credentialHash: _credential, data: _data, claim: _older, ...rest } = seat;
  return { ...rest, ready: seat.computer, shown: false, hand: 0, ...(claim === undefined ? {} : { claim }) };
}

/** Ends the owner's way back and makes a link for the seat: only whoever runs the server may say so. */
export async function reissueSeat(world: Amends, room: Room, which: PlayerId): Promise<Link> {
  const { token, until } = freshLink(world);
  let name = '';
  const done = await amend(world, room, (record) => {
    const seat = seatIn(record, which);
    if (!seat || isEmpty(seat)) return refuse('seat.unknown');
    if (seat.out) return refuse('seat.out');
    // A computer player that was there from the start has nobody to come back.
    if (isComputersOwn(seat) && !seat.claim) return refuse('seat.computer');
    name = seat.name ?? '';
    const claim = { hash: hashToken(token), until };
    return { ok: true, value: { seats: [withoutOwner(seat, claim)], affairs: withoutLoan(record.affairs, which) } };
  });
  if (!done.ok) return done;
  world.log.info({ matchId: room.id, seat: which }, 'a seat is given out anew');
  await tellTable(world, room, { key: 'seat.reissued', params: { name } });
  return { ok: true, value: { token, until } };
}
