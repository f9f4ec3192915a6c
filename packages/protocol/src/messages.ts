import type { Delta, LogEntry, Options, Outcome, PlayerId, Reason, Step, Steps } from '@morgenrot/engine';
import type { z } from 'zod';
import type * as schemas from './schemas.ts';

export type CreateTable = z.input<typeof schemas.createTable>;
export type JoinTable = z.input<typeof schemas.joinTable>;
export type WatchTable = z.input<typeof schemas.watchTable>;
export type Act = z.input<typeof schemas.act>;
export type Undo = z.input<typeof schemas.undo>;
export type LogPage = z.input<typeof schemas.logPage>;

/** A refusal has the same form everywhere: a text key, and the words that fill it in. */
export interface Refusal {
  ok: false;
  reason: Reason;
}
export type Reply<T> = ({ ok: true } & T) | Refusal;

export interface SeatInfo {
  seat: PlayerId;
  /** Absent while the seat is open. */
  name?: string;
  /** Somebody sits here with a page open, in any tab on any device. */
  present: boolean;
  computer?: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  title: string;
  options: Options;
  public: boolean;
  seats: SeatInfo[];
  status: 'waiting' | 'playing' | 'over';
  watchers: number;
  createdAt: number;
  updatedAt: number;
  /** SHA-256 of the seed: what the dice and shuffles will be is fixed from the start and can be checked at the end. */
  seedHash?: string;
  outcome?: Outcome;
}

/** A line of the log: which decision of the match made it happen, and when. */
export interface LogLine extends LogEntry {
  /** The state number after the decision. */
  n: number;
  at: number;
}

/** A match as one viewer may see it. */
export interface MatchView {
  /** The state number: raised by every answer and every undo. */
  n: number;
  undos: number;
  /** Without its news: they come as lines of the log, once. */
  view: Steps<Step>;
  /** May this viewer take back the last answer? Absent for watchers. */
  undo?: { ok: true } | Refusal;
}

export interface Joined {
  table: TableInfo;
  /** Which seat is mine; null for a watcher. */
  seat: PlayerId | null;
  /** Absent until all seats are taken. */
  match?: MatchView;
  log: LogLine[];
}

/** One step forward (or, after an undo, back) for one kind of viewer. */
export interface Moved {
  table: string;
  from: number;
  n: number;
  undos: number;
  delta: Delta;
  log: LogLine[];
  undo?: { ok: true } | Refusal;
  /** Lines of answers that were taken back, by the state numbers they had: the page takes them out. */
  withdrawn?: number[];
}

/** What a page says on the namespace `/play`; every message is answered. */
export interface ClientToServer {
  watch(message: WatchTable, reply: (answer: Reply<Joined>) => void): void;
  act(message: Act, reply: (answer: Reply<{ n: number }>) => void): void;
  undo(message: Undo, reply: (answer: Reply<{ n: number }>) => void): void;
  log(message: LogPage, reply: (answer: Reply<{ log: LogLine[]; more: boolean }>) => void): void;
  leave(message: WatchTable, reply: (answer: Reply<object>) => void): void;
}

/** What a page is told on the namespace `/play`. */
export interface ServerToClient {
  /** Seats, presence, status. */
  table(info: TableInfo): void;
  /** All seats are taken: here is the board. */
  started(message: { table: string; match: MatchView; log: LogLine[] }): void;
  moved(message: Moved): void;
  /** The table is somewhere a delta cannot lead from here: ask again with `watch`. */
  resync(message: { table: string }): void;
}
