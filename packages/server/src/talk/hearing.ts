import { isWatching, type Kind } from '../match/showing/viewers.ts';
import type { Hearing, TableRecord, TalkRecord } from '../store/index.ts';

/** Whoever reads at a table: with whose eyes, and who they are. */
export interface Ear {
  kind: Kind;
  person?: string;
}

/** A player who looks on because somebody else has their seat for now is no watcher. */
const isPlayer = ({ seats }: TableRecord, { kind, person }: Ear): boolean =>
  !isWatching(kind) || (person !== undefined && seats.some((seat) => seat.person === person || seat.owner === person));

const isAmongWatchers = (table: TableRecord, ear: Ear): boolean => table.status === 'over' || !isPlayer(table, ear);

/** By what the store finds the lines that somebody may know of: `hears` decides, and the query looks no further. */
export const hearingOf = (table: TableRecord, ear: Ear): Hearing => ({
  seat: ear.kind,
  person: ear.person,
  isAmongWatchers: isAmongWatchers(table, ear),
});

/** The one rule of who may know of a line. */
export function hears(table: TableRecord, ear: Ear, { channel, person, seat, to, open }: TalkRecord): boolean {
  if (channel === 'table') return true;
  if (channel === 'watchers') return open || isAmongWatchers(table, ear);
  // Between two seats and the two people who sat there: neither a seat that has changed hands nor another seat at the
  // same browser reads along.
  return [{ seat, person }, to].some((end) => end?.seat === ear.kind && end?.person === ear.person);
}
