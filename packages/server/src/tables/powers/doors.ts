import type { PlayerId } from '@morgenrot/engine';
import type { Room } from '../../match/memory/room.ts';
import { eyesOf, isWatching } from '../../match/showing/viewers.ts';
import { type Refused, refuse } from '../../reasons.ts';
import type { SeatRecord, TableRecord } from '../../store/index.ts';
import { isBorrowed, ownerOf } from './owners.ts';

/** Who was sent away stays out until the host lets them in again. */
export const removedRefused = ({ affairs }: TableRecord, person: string | undefined): Refused | undefined =>
  person !== undefined && affairs.removed?.some((one) => one.person === person) ? refuse('seat.removed') : undefined;

/** Whoever plays for somebody takes back what they have answered themselves, and nothing of before. */
export function undoRefused({ seats, affairs }: TableRecord, which: PlayerId, n: number): Refused | undefined {
  const seat = seats.find((one) => one.seat === which);
  if (!seat || !isBorrowed(seat)) return undefined;
  const since = affairs.loans?.[which]?.n ?? Number.POSITIVE_INFINITY;
  return n > since ? undefined : refuse('undo.lent');
}

interface Claimant {
  person: string;
  tokenHash: string;
}

/**
 * A link for a substitute is for somebody who knows no hand of this match: whoever has a seat, has had one, or looks
 * with the eyes of one may not be it; so neither may whoever made the link.
 */
export function claimRefused(room: Room, seat: SeatRecord, claimant: Claimant): Refused | undefined {
  const { record } = room;
  const removed = removedRefused(record, claimant.person);
  if (removed) return removed;
  const isForNewcomer =
    seat.claim?.from === undefined &&
    record.status === 'playing' &&
    (ownerOf(seat) !== undefined || seat.credentialHash !== undefined || record.affairs.hostLinks?.includes(seat.seat));
  if (!isForNewcomer || ownerOf(seat) === claimant.person) return undefined;
  const knows = knownHands(room, claimant).some((one) => one !== seat.seat);
  return knows || record.host === claimant.person ? refuse('link.insider') : undefined;
}

function knownHands({ record, viewers }: Room, { person, tokenHash }: Claimant): PlayerId[] {
  const seats = record.seats.filter((seat) => seat.person === person || seat.owner === person);
  const former = (record.affairs.former ?? []).filter((one) => one.person === person);
  const eyes = [...viewers.all()].flatMap(([, viewer]) => {
    const seen = isWatching(viewer.kind) ? eyesOf(viewer.kind) : null;
    return seen !== null && (viewer.person === person || viewer.tokenHash === tokenHash) ? [seen] : [];
  });
  return [...[...seats, ...former].map(({ seat }) => seat), ...eyes];
}
