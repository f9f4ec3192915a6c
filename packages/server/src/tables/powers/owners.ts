import type { PlayerId } from '@morgenrot/engine';
import { isHere, NOBODY, ownerKey, type Presence } from '../../match/presence/presence.ts';
import type { SeatRecord, TableRecord } from '../../store/index.ts';

/**
 * Whose seat it is, whoever plays it. Clients of the framework's own kind own theirs by credentials and are no person
 * that a page could ask.
 */
export const ownerOf = ({ owner, person, credentialHash }: SeatRecord): string | undefined =>
  owner ?? (credentialHash === undefined ? person : undefined);

/** Does somebody own this seat, by a cookie or by credentials? A computer player of the start owns nothing. */
export const isOwned = ({ owner, person, credentialHash }: SeatRecord): boolean =>
  owner !== undefined || person !== undefined || credentialHash !== undefined;

/** Does somebody else play for the owner? */
export const isLent = ({ owner, person, credentialHash, computer }: SeatRecord): boolean =>
  owner !== undefined || (credentialHash !== undefined && (computer || person !== undefined));

/** A computer player that nobody has lent the seat to: it was there from the start. */
export const isComputersOwn = (seat: SeatRecord): boolean => seat.computer && !isOwned(seat);

/** A person who plays for somebody else. */
export const isBorrowed = (seat: SeatRecord): boolean => isLent(seat) && seat.person !== undefined;

/** The seats that a person owns, whoever plays them, the first one at the front. */
export const ownedSeats = ({ seats }: Pick<TableRecord, 'seats'>, person: string | undefined): PlayerId[] =>
  person === undefined
    ? []
    : seats
        .filter((seat) => ownerOf(seat) === person)
        .sort((a, b) => a.hand - b.hand)
        .map(({ seat }) => seat);

/** The seats of a person that somebody else plays for now. */
export const lentSeats = ({ seats }: Pick<TableRecord, 'seats'>, person: string | undefined): PlayerId[] =>
  person === undefined ? [] : seats.filter(({ owner }) => owner === person).map(({ seat }) => seat);

/** Everybody who owns a seat, each by one of their seats; and how many own one whom no page can ask. */
export function ownersOf({ seats }: Pick<TableRecord, 'seats'>): { asked: PlayerId[]; unheard: number } {
  const people = new Map<string, PlayerId>();
  let unheard = 0;
  for (const seat of [...seats].sort((a, b) => a.hand - b.hand)) {
    const owner = ownerOf(seat);
    if (owner !== undefined && !people.has(owner)) people.set(owner, seat.seat);
    if (owner === undefined && isOwned(seat)) unheard++;
  }
  return { asked: [...people.values()].sort(), unheard };
}

/** By what the owner of a seat is seen at a table: any of their seats will do. */
export function keysOfOwner(seats: readonly SeatRecord[], which: PlayerId): string[] {
  const seat = seats.find((one) => one.seat === which);
  const owner = seat && ownerOf(seat);
  if (owner === undefined) return [which];
  const theirs = seats.filter((one) => ownerOf(one) === owner);
  return theirs.map((one) => (isLent(one) ? ownerKey(one.seat) : one.seat));
}

/** By what whoever plays a seat is seen. */
export function keysOfPlayer(seats: readonly SeatRecord[], which: PlayerId): string[] {
  const person = seats.find((one) => one.seat === which)?.person;
  if (person === undefined) return [which];
  return seats.filter((one) => one.person === person).map(({ seat }) => seat);
}

/** Is the owner of this seat here, whether they play it or look on? */
export function isOwnerHere(presence: Presence = NOBODY, seats: readonly SeatRecord[], which: PlayerId): boolean {
  const seat = seats.find((one) => one.seat === which);
  if (seat && !isLent(seat) && isHere(presence, seats, which)) return true;
  const lent = keysOfOwner(seats, which);
  return (
    presence.owners.some((one) => lent.includes(ownerKey(one))) || presence.seats.some((one) => lent.includes(one))
  );
}
