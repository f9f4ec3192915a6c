import { presenceAt } from '../../match/presence/presence.ts';
import { type Refused, refuse } from '../../reasons.ts';
import type { PausedBy } from '../../store/index.ts';
import type { AskedDeed } from '../orders/asker.ts';
import { isOwned, ownedSeats, ownerOf } from './owners.ts';
import { isThere, minutesLeft } from './patience.ts';

type Here = Pick<AskedDeed, 'world' | 'room' | 'asker'>;

/** Of the other owners: is one of them here, are all of them? */
function othersHere({ world, room, asker }: Here): { some: boolean; all: boolean } {
  const { record } = room;
  const presence = presenceAt(world, room.id);
  const others = record.seats.filter((seat) => isOwned(seat) && ownerOf(seat) !== asker.person);
  const here = others.map(({ seat }) => isThere(presence, record, seat, 'owner'));
  return { some: here.includes(true), all: !here.includes(false) };
}

/** Whoever is alone at the table may stop the match: it decides nothing for the others. */
export const isAlone = (here: Here): boolean => !othersHere(here).some;

/** The host stops the match at once, and whoever is alone; the others agree on it. */
export function pauseRefused({ world, room, asker, deed }: AskedDeed<{ on: boolean }>): Refused | undefined {
  if (asker.owns.length === 0 && !asker.isHost) return refuse(asker.seats.length > 0 ? 'seat.borrowed' : 'seat.none');
  if (deed.on) return asker.isHost || isAlone({ world, room, asker }) ? undefined : refuse('vote.needed');
  return mayResume({ world, room, asker }) ? undefined : refuse('vote.needed');
}

/** Others who are here want to follow what computer players do. */
export function hurryRefused({ world, room, asker }: Here): Refused | undefined {
  const { status } = room.record;
  if (status !== 'playing') return refuse(status === 'over' ? 'match.over' : 'match.waiting');
  return isAlone({ world, room, asker }) ? undefined : refuse('vote.needed');
}

/** Going on lets the time of those run who are away: with a clock it takes a vote unless all are here. */
function mayResume({ world, room, asker }: Here): boolean {
  const { affairs, settings } = room.record;
  const { paused, pausedBy } = affairs;
  if (!paused || pausedBy?.alone) return true;
  const isTheirs = asker.isHost || pausedBy?.person === asker.person;
  if (isTheirs && (settings.clock === undefined || othersHere({ world, room, asker }).all)) return true;
  return pausedBy !== undefined && isGone({ world, room, asker }, pausedBy);
}

/** Has whoever stopped the match without a vote been away for as long as the table is patient? */
function isGone({ world, room }: Here, { person }: PausedBy): boolean {
  const [seat] = ownedSeats(room.record, person);
  if (seat === undefined) return true;
  const isHere = isThere(presenceAt(world, room.id), room.record, seat, 'owner');
  return !isHere && minutesLeft(world, room.record, seat) === 0;
}
