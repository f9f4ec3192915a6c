import type { PlayerId } from '@morgenrot/engine';
import { type ClockInfo, inTime } from '@morgenrot/protocol';
import type { Room } from '../../match/memory/room.ts';
import { type Presence, presenceAt, presenceKeys } from '../../match/presence/presence.ts';
import { type Refused, refuse } from '../../reasons.ts';
import type { TableRecord } from '../../store/index.ts';
import type { KnowsAbsence, ShowsTables, TellsTime } from '../../world.ts';
import { isOwnerHere, keysOfOwner, keysOfPlayer } from './owners.ts';

type Absentee = 'player' | 'owner';
const KEYS = { player: keysOfPlayer, owner: keysOfOwner };

/** Minutes that are left of the table's patience with somebody who is away. */
export function minutesLeft(
  world: KnowsAbsence & TellsTime,
  record: TableRecord,
  seat: PlayerId,
  who: Absentee = 'owner',
): number {
  const away = world.absence.awayFor(record.id, KEYS[who](record.seats, seat));
  return Math.max(0, record.settings.patience * world.minuteMs - away);
}

const bankLeft = (clock: ClockInfo, seat: PlayerId): number => Math.max(0, clock.left[seat] ?? 0);

/** Milliseconds for which nobody decides anything about a seat whose player is away: of their bank, or of patience. */
export const keptFor = (
  world: KnowsAbsence & TellsTime,
  record: TableRecord,
  clock: ClockInfo | undefined,
  seat: PlayerId,
): number =>
  clock && record.status === 'playing' ? bankLeft(clock, seat) : minutesLeft(world, record, seat, 'player');

/** Is somebody here? */
export function isThere(presence: Presence, record: TableRecord, seat: PlayerId, who: Absentee): boolean {
  if (who === 'owner') return isOwnerHere(presence, record.seats, seat);
  const keys = presenceKeys(presence);
  return keysOfPlayer(record.seats, seat).some((key) => keys.has(key));
}

/**
 * Why nothing is decided yet about a seat: whoever it concerns is here, or has time left. With a clock it is the bank
 * of the seat that counts, without one the minutes that the table has set.
 */
export function patienceRefused(
  world: ShowsTables,
  room: Room,
  seat: PlayerId,
  who: Absentee = 'owner',
): Refused | undefined {
  const { record } = room;
  if (isThere(presenceAt(world, room.id), record, seat, who)) return refuse('seat.present');
  const clock = record.status === 'playing' ? world.clocks.now(room) : undefined;
  if (clock) {
    const ms = bankLeft(clock, seat);
    return ms > 0 ? refuse('seat.bank', inTime(ms)) : undefined;
  }
  const ms = minutesLeft(world, record, seat, who);
  return ms > 0 ? refuse('seat.patience', inTime(ms)) : undefined;
}
