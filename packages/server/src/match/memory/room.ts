import { type AnyGame, newsFor, type PlayerId, type Step, type Steps } from '@morgenrot/engine';
import type { StockState, Table, TableState } from '@morgenrot/engine/framework';
import type { LogLine, Missed, RefusedReply } from '@morgenrot/protocol';
import type { TableRecord } from '../../store/index.ts';
import type { Behind, Recalling } from '../showing/behind.ts';
import { createViewers, eyesOf, type Kind, type Viewers } from '../showing/viewers.ts';
import type { Happened, Newest } from './newest.ts';
import { createQueue, type Queue } from './queue.ts';

/** What one kind of viewer sees of one state: made once, however many look on. */
export interface Seen {
  n: number;
  undos: number;
  view: Steps<Step>;
  /** The fingerprint of what a page gets of the view, once somebody has asked for it. */
  hash?: number;
  /** May this seat take back the last answer? Absent for the public. */
  undo?: { ok: true } | RefusedReply;
}

/** What happened since an earlier state, for one kind of viewer. */
export interface KnownSince {
  /** The fingerprint of what this kind of viewer saw then. */
  hash: number;
  missed: Missed;
  log: LogLine[];
}

/** An answer that stands; `before` is the state it was given in, kept as long as it may be taken back. */
export interface Standing {
  n: number;
  by: PlayerId;
  before?: TableState;
}

/** A match that has begun. */
export interface Live {
  state: TableState;
  undos: number;
  undoneAt: number;
  /** The last answers that stand, newest last: at least those since the last reveal that this process has seen. */
  trail: Standing[];
  /** What every kind of viewer has seen last. */
  seen: Map<Kind, Seen>;
  /** What was made for pages that have come back since the last step: others may have missed the same. */
  missed: Map<string, Promise<KnownSince | undefined>>;
  /** The first state as clients of the framework's own kind ask for it; made when the first one does. */
  first: Map<Kind, StockState>;
}

/** A table that somebody is at: everything about it that is in memory. */
export interface Room {
  readonly id: string;
  readonly game: AnyGame;
  readonly table: Table;
  readonly queue: Queue;
  readonly viewers: Viewers;
  record: TableRecord;
  /** Absent until all seats are taken. */
  live?: Live;
  /** A match of rules that are gone, as it was left: nobody can play it, and nothing of it is lost. */
  shelved?: TableState;
  /** What happened last, once somebody has come in and read it. */
  newest?: Newest;
  /** The match as those see it who look on with a delay; absent while nobody does. */
  behind?: Behind;
  recalling?: Recalling;
  /** Computer players that are thinking: the room stays until they have answered. */
  thinking: number;
  /** The last line of its talk that viewers here have been told. */
  told: number;
}

export const createRoom = (record: TableRecord, table: Table): Room => ({
  id: record.id,
  game: table.game,
  table,
  queue: createQueue(),
  viewers: createViewers(),
  record,
  thinking: 0,
  told: 0,
});

export const liveFrom = (state: TableState, { undos, undoneAt }: TableRecord, trail: Standing[]): Live => ({
  state,
  undos,
  undoneAt,
  trail,
  seen: new Map(),
  missed: new Map(),
  first: new Map(),
});

/** The lines of the log that a kind of viewer may read. */
export const linesFor = (told: readonly Happened[], kind: Kind): LogLine[] =>
  told.flatMap(({ n, at, news }) => newsFor(news, eyesOf(kind)).map((entry) => ({ ...entry, n, at })));
