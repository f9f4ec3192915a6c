import type { PlayerId } from '@morgenrot/engine';
import type { Company } from '@morgenrot/protocol';
import type { SeatRecord } from '../../store/index.ts';
import type { KnowsPresence } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { seatOfKind } from '../showing/viewers.ts';

/** Somebody who looks on: `id` tells browsers apart, the name is empty for a guest. */
export interface Onlooker {
  id: string;
  name: string;
  /** Owns a seat that somebody else plays for now. */
  owns?: boolean;
}

/** Who is at a table with a page open. */
export interface Presence {
  seats: readonly PlayerId[];
  watchers: readonly Onlooker[];
  /** Seats on loan whose owners look on. */
  owners: readonly PlayerId[];
}

export const NOBODY: Presence = { seats: [], watchers: [], owners: [] };

const OWNER = 'owner:';

/** Who is here, as keys: a seat for whoever plays it, and another one for the owner of a seat on loan. */
export const presenceKeys = ({ seats, owners }: Presence): Set<string> =>
  new Set([...seats, ...owners.map((seat) => `${OWNER}${seat}`)]);

/** The key of a seat's owner while somebody else plays it. */
export const ownerKey = (seat: PlayerId): string => `${OWNER}${seat}`;

/** Enough of a browser's mark to tell it from others, and too little to be of any other use. */
const ID_LENGTH = 16;

/** Does this browser look on? */
export const isOnlooker = ({ watchers }: Presence, tokenHash: string): boolean =>
  watchers.some(({ id }) => id === tokenHash.slice(0, ID_LENGTH));

const onceEach = (watchers: readonly Onlooker[]): Onlooker[] => [
  ...new Map(watchers.map((watcher) => [watcher.id, watcher])).values(),
];

/** Who looks on through this process; several tabs of one browser are one. */
export function presenceHere({ viewers, record }: Pick<Room, 'viewers' | 'record'>): Presence {
  const seats = new Set<PlayerId>();
  const owners = new Set<PlayerId>();
  const watchers: Onlooker[] = [];
  for (const [socket, { kind, tokenHash, person, apart, name = '' }] of viewers.all()) {
    const seat = seatOfKind(kind);
    const lent = person === undefined || apart ? [] : record.seats.filter(({ owner }) => owner === person);
    for (const one of lent) owners.add(one.seat);
    if (seat !== null) seats.add(seat);
    else
      watchers.push({ id: tokenHash?.slice(0, ID_LENGTH) ?? socket, name, ...(lent.length > 0 ? { owns: true } : {}) });
  }
  return { seats: [...seats].sort(), watchers: onceEach(watchers), owners: [...owners].sort() };
}

/** Who is at a table, through whichever process. */
export function presenceAt(world: KnowsPresence, id: string): Presence {
  const room = world.rooms.peek(id);
  const parts = [...(room ? [presenceHere(room)] : []), ...world.elsewhere.at(id)];
  return {
    seats: [...new Set(parts.flatMap(({ seats }) => seats))],
    watchers: onceEach(parts.flatMap(({ watchers }) => watchers)),
    owners: [...new Set(parts.flatMap(({ owners }) => owners))],
  };
}

/** More names than that are not told; how many look on is. */
const NAMES_TOLD = 100;

/** What players know of those who look on; guests have no name. */
export const companyAt = (world: KnowsPresence, id: string): Company => ({
  watchers: presenceAt(world, id)
    .watchers.map(({ name }) => name)
    .sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b))
    .slice(0, NAMES_TOLD),
});

/** The seats of whoever plays this one: several people at one browser look through one of their seats at a time. */
function familyOf(seats: readonly SeatRecord[], seat: PlayerId): PlayerId[] {
  const person = seats.find((one) => one.seat === seat)?.person;
  const family = person === undefined ? [] : seats.filter((one) => one.person === person).map((one) => one.seat);
  return [seat, ...family];
}

/** Is whoever plays this seat here? */
export const isHere = (presence: Presence, seats: readonly SeatRecord[], seat: PlayerId): boolean =>
  familyOf(seats, seat).some((one) => presence.seats.includes(one));

/** Is whoever plays this seat here, in any tab, on any device, through any process? */
export const isPresent = (world: KnowsPresence, room: Room, seat: PlayerId): boolean =>
  isHere(presenceAt(world, room.id), room.record.seats, seat);
