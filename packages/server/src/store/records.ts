import type { Answer, Entry, LogEntry, Options, Outcome, PlayerId } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type Status = 'waiting' | 'playing' | 'over';

export interface SeatRecord {
  seat: PlayerId;
  /** Absent while the seat is open. */
  name?: string;
  person?: string;
  credentialHash?: string;
  computer: boolean;
  /** JSON text of a client of the framework's own kind. */
  data?: string;
}

/** All that is kept of a table besides what happens in its match. */
export interface TableRecord {
  id: string;
  game: string;
  rules: number;
  title: string;
  options: Options;
  public: boolean;
  status: Status;
  seats: SeatRecord[];
  /** Secret until the match is over. */
  seed?: string;
  /** The state number: raised by every answer and every undo. */
  n: number;
  undos: number;
  /** The state number of the last undo. */
  undoneAt: number;
  outcome?: Outcome;
  nextMatch?: string;
  createdAt: number;
  updatedAt: number;
}

/** One entry of the journal with what it made happen. */
export interface JournalRecord {
  n: number;
  /** Absent at the set-up. */
  entry?: Entry;
  news: LogEntry[];
  at: number;
}

export type Given = { by: PlayerId; step: number; value: Answer };

export const isOpen = (seat: SeatRecord): boolean => seat.name === undefined;

export const toSeat = (row: Selectable<Schema['seats']>): SeatRecord => ({
  seat: row.seat,
  computer: row.computer === 1,
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.person === null ? {} : { person: row.person }),
  ...(row.credential_hash === null ? {} : { credentialHash: row.credential_hash }),
  ...(row.data === null ? {} : { data: row.data }),
});

export const toTable = (row: Selectable<Schema['matches']>, seats: SeatRecord[]): TableRecord => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  title: row.title,
  // What is in the columns was written by this store: see create, begin and commit.
  options: JSON.parse(row.options) as Options,
  public: row.public === 1,
  status: row.status as Status,
  seats,
  ...(row.seed === null ? {} : { seed: row.seed }),
  n: row.state_number,
  undos: row.undos,
  undoneAt: row.undone_at,
  ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
  ...(row.next_match === null ? {} : { nextMatch: row.next_match }),
  createdAt: row.created,
  updatedAt: row.updated,
});

export const toJournal = (row: Pick<Selectable<Schema['journal']>, 'n' | 'entry' | 'news' | 'at'>): JournalRecord => ({
  n: row.n,
  ...(row.entry === null ? {} : { entry: JSON.parse(row.entry) as Entry }),
  news: JSON.parse(row.news) as LogEntry[],
  at: row.at,
});

/** The framework's log of the last move is not part of a save. */
export const stateToText = ({ deltalog: _deltalog, ...state }: TableState): string => JSON.stringify(state);

export const stateFromText = (text: string): TableState => ({
  ...(JSON.parse(text) as Omit<TableState, 'deltalog'>),
  deltalog: [],
});
