import type { PlayerId } from '@morgenrot/engine';
import { isHere, keptFor, lastingPresenceAt } from '../match/presence.ts';
import type { Room } from '../match/room.ts';
import type { World } from '../match/world.ts';
import { type Refused, refuse } from '../reasons.ts';

const SECOND = 1000;

/** Why nobody else may have a seat now: its player is here, or was here a moment ago. */
export function heldRefused(world: World, room: Room, seat: PlayerId): Refused | undefined {
  const { record } = room;
  const presence = lastingPresenceAt(world, record);
  if (isHere(presence, record.seats, seat)) return refuse('seat.present');
  const kept = keptFor(presence, record.seats, seat);
  return kept > 0 ? refuse('seat.justGone', { seconds: Math.ceil(kept / SECOND) }) : undefined;
}
