import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import type { Room } from '../match/memory/room.ts';
import type { Presence } from '../match/presence/presence.ts';
import type { SeatRecord, TableRecord } from '../store/index.ts';
import type { TellsTime } from '../world.ts';
import { isOwnerHere } from './powers/owners.ts';

/** Was this computer player there from the start? */
export const isPlanned = ({ plan }: Pick<SeatRecord, 'plan'>): boolean => plan === 'computer';

/** A seat as it was when the match began: who plays it since, and who has to, tells how the match goes. */
const seatOutside = (info: SeatInfo, isThere: boolean): SeatInfo => {
  const { seat, name, plan, strength, shown, colour } = info;
  const computer = isPlanned(info) ? { computer: true, ...(strength === undefined ? {} : { strength }) } : {};
  return {
    seat,
    ...(name === undefined ? {} : { name }),
    present: isThere || isPlanned(info),
    ...computer,
    plan,
    ready: true,
    ...(colour === undefined ? {} : { colour }),
    ...(shown ? { shown } : {}),
  };
};

/**
 * A table as those know it who see its match later, or not at all. Every field of a seat is named here, so that what
 * becomes of seats in a match does not slip out by itself. Who has the host's role now is not told either.
 */
export function infoOutside(
  { host: _host, ...info }: TableInfo,
  { watchers }: Presence,
  isThere: (seat: PlayerId) => boolean,
): TableInfo {
  return {
    ...info,
    seats: info.seats.map((seat) => seatOutside(seat, isThere(seat.seat))),
    // Whoever looks on because somebody else plays for them does so since something happened.
    watchers: watchers.filter(({ owns }) => !owns).length,
  };
}

/** A page that has to ask again is away for a moment: long enough for a bad line. */
const AWAY_AFTER_MS = 10_000;

/** Of each owner who has been here: still, or since when not. */
const ownersSeen = new WeakMap<Room, Map<PlayerId, 'here' | number>>();

/**
 * Is the owner of a seat here, as outsiders are told? They stay here for a moment longer: when a seat changes hands its
 * owner's pages ask again, and nobody is to see it by that.
 */
export function ownerThere(world: TellsTime, room: Room | undefined, record: TableRecord, presence: Presence) {
  const seen = (room && ownersSeen.get(room)) ?? new Map<PlayerId, 'here' | number>();
  if (room) ownersSeen.set(room, seen);
  const now = world.time.lived();
  return (seat: PlayerId): boolean => {
    const last = seen.get(seat);
    if (isOwnerHere(presence, record.seats, seat)) seen.set(seat, 'here');
    else if (last === undefined) return false;
    else if (last === 'here') seen.set(seat, now);
    else return now - last < AWAY_AFTER_MS;
    return true;
  };
}

/** When somebody counts as gone for outsiders who is still counted as here; undefined where there is nobody. */
export function goneIn(world: TellsTime, room: Room, presence: Presence): number | undefined {
  const now = world.time.lived();
  const waits = [...(ownersSeen.get(room) ?? [])]
    .filter(([seat]) => !isOwnerHere(presence, room.record.seats, seat))
    .map(([, since]) => (since === 'here' ? now : since) + AWAY_AFTER_MS - now)
    .filter((ms) => ms > 0);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
