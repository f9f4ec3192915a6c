import type { TableInfo } from '@morgenrot/protocol';
import { NOBODY } from '../match/presence/presence.ts';
import { untilOver } from '../match/showing/behind.ts';
import type { SeatRecord, TableRecord, TableStatus } from '../store/index.ts';
import type { ShowsTables, TellsTime } from '../world.ts';
import { namedOutside } from './former-names.ts';
import { tableInfo } from './info.ts';
import { infoOutside, isPlanned } from './outsiders.ts';
import { infoForPerson } from './shown.ts';
import { isPlayer, isShownToAll } from './watching.ts';

/** Nothing of how this match goes on leaves the circle of those who play it and whoever they let look on. */
const isSealed = ({ settings: { watch } }: TableRecord): boolean => watch !== 'welcome';

/** What strangers may know of how far a table is. That it has begun shows in its seats anyway. */
export function publicStatus(record: TableRecord, world: TellsTime): TableStatus {
  if (record.status !== 'over') return record.status;
  return isSealed(record) || untilOver(record, world) > 0 ? 'playing' : 'over';
}

/** Who sits there, without what has become of them in the match. */
const asSeated = (seat: SeatRecord): SeatRecord => ({
  ...seat,
  owner: undefined,
  computer: isPlanned(seat) && seat.computer,
  hints: 0,
  out: false,
  shown: false,
});

/** What of a table tells nothing about its match. */
function withoutMatch(record: TableRecord, status: TableStatus): TableRecord {
  const { clock: _clock, outcome: _outcome, seed: _seed, nextMatch: _next, beganAt, createdAt, ...rest } = record;
  return {
    ...rest,
    status,
    createdAt,
    updatedAt: beganAt ?? createdAt,
    affairs: record.affairs.closed ? { closed: record.affairs.closed } : {},
    seats: record.seats.map(asSeated),
  };
}

/** A table as strangers may know it who have not come in: no more than they would see by looking on. */
export const asPublic = (world: TellsTime, record: TableRecord): TableRecord =>
  record.status === 'waiting' || isShownToAll(record)
    ? record
    : withoutMatch(namedOutside(world, record), publicStatus(record, world));

/** What strangers are told of a table that has been stripped of its match. */
function strangersInfo(record: TableRecord): TableInfo {
  const info = tableInfo(record, NOBODY);
  return record.status === 'waiting' ? info : infoOutside(info, NOBODY, () => false);
}

/** A table for whoever has its link: those who play there know it as it is. */
export function publicInfo(world: ShowsTables, record: TableRecord, person: string | undefined): TableInfo {
  const isOpen = isPlayer(record, person) || record.status === 'waiting' || isShownToAll(record);
  return isOpen ? infoForPerson(world, record, person) : strangersInfo(asPublic(world, record));
}

/** Is a table in the list for everybody? A match that nobody may look at is of no use to those who read it. */
export function isListed(world: TellsTime, record: TableRecord): boolean {
  if (record.settings.access === 'link' || record.affairs.closed) return false;
  return record.status === 'waiting' || (!isSealed(record) && publicStatus(record, world) === 'playing');
}

/** The next tables of matches that are over and, for strangers, are not yet: they would tell it. */
export function untoldNext(world: TellsTime, records: readonly TableRecord[]): Set<string> {
  const untold = records.filter((record) => record.status === 'over' && publicStatus(record, world) === 'playing');
  return new Set(untold.flatMap(({ nextMatch }) => (nextMatch === undefined ? [] : [nextMatch])));
}

/** A table in the list for everybody: nothing that changes with every answer and with everybody who comes and goes. */
export function listInfo(world: TellsTime, record: TableRecord): TableInfo {
  const { paused } = record.affairs;
  const listed = strangersInfo(withoutMatch(namedOutside(world, record), publicStatus(record, world)));
  return paused && isShownToAll(record) ? { ...listed, paused } : listed;
}
