import type { PlayerId } from '@morgenrot/engine';
import type { Room } from '../match/memory/room.ts';
import { delayIn, isDelayed } from '../match/showing/behind.ts';
import type { Renamed, SeatRecord, TableRecord } from '../store/index.ts';
import type { TellsTime } from '../world.ts';
import { isShownToAll } from './watching.ts';

/** Remembers how a seat was called until somebody else has taken it in the middle of the match. */
export function withFormerName(
  record: TableRecord,
  seat: SeatRecord,
  name: string,
  at: number,
): TableRecord['affairs'] {
  const { affairs, status, n } = record;
  if (status !== 'playing' || seat.name === undefined || seat.name === name) return affairs;
  const renamed: Record<PlayerId, Renamed[]> = { ...affairs.renamed };
  renamed[seat.seat] = [...(renamed[seat.seat] ?? []), { was: seat.name, at, n }];
  return { ...affairs, renamed };
}

/** A table whose seats are called as those know them who may not know of every change yet. */
function underNames(record: TableRecord, mayKnow: (change: Renamed) => boolean): TableRecord {
  const { renamed } = record.affairs;
  if (!renamed) return record;
  const seats = record.seats.map((seat) => {
    const next = renamed[seat.seat]?.find((change) => !mayKnow(change));
    return next ? { ...seat, name: next.was } : seat;
  });
  return { ...record, seats };
}

const isPast = (record: TableRecord, { time, minuteMs }: TellsTime, { at }: Renamed): boolean =>
  time.since(at) >= delayIn(record, minuteMs);

/** For those who look on from behind: as the match was called where they have come to. */
export const namedBehind = (world: TellsTime, record: TableRecord, room: Room | undefined): TableRecord =>
  underNames(record, (change) =>
    record.settings.delay.by === 'minutes'
      ? isPast(record, world, change)
      : (room?.behind?.live?.state._stateID ?? -1) >= change.n,
  );

/** For strangers: a name that is new says that a seat was given out anew, in a match that is not theirs to see. */
export const namedOutside = (world: TellsTime, record: TableRecord): TableRecord =>
  underNames(record, (change) => {
    if (record.settings.watch !== 'welcome') return false;
    if (!isDelayed(record)) return isShownToAll(record);
    return record.settings.delay.by === 'minutes' && isPast(record, world, change);
  });
