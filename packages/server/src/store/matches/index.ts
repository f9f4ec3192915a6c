import type { Entry, LogEntry, Outcome } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely } from 'kysely';
import type { ClockRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import { type WayBack, wayBackIn } from '../ways-back.ts';
import { type Answers, answersIn } from './answers.ts';
import { type Beginning, beginIn } from './beginning.ts';
import { type Journal, journalIn } from './journal.ts';
import { loadingIn, type Saved } from './loading.ts';
import { type StoredStanding, standingIn } from './standing.ts';
import { standingsIn, type WhereItStands } from './standings.ts';

export type { Beginning, Saved, WhereItStands };

/** One step of a match, to be stored as a whole or not at all. */
export interface Advance {
  match: string;
  /** The state it was decided on. */
  from: TableState;
  state: TableState;
  entry: Entry;
  /** The page's own id of an answer. */
  action?: string;
  news: readonly LogEntry[];
  undos: number;
  undoneAt: number;
  /** The state number of the first answer that an undo takes back; everything given after it goes with it. */
  takesBack?: number;
  /** The banks of time after it, and the number of the table's last change that they were counted by. */
  clock?: ClockRecord;
  affairsNumber?: number;
  outcome?: Outcome;
  at: number;
  /** When the match last moved on before; absent where nobody knows. */
  updatedAt?: number;
}

/** `conflict`: somebody else has moved the match on. `repeated`: this action has been played before. */
export type Committed = 'stored' | 'conflict' | 'repeated';

export interface Matches extends Answers, StoredStanding, Journal {
  load(match: string): Promise<Saved | undefined>;
  /** Where these tables stand; those that are no more are missing. */
  standings(matches: readonly string[]): Promise<Map<string, WhereItStands>>;
  /** The first state. False if it has begun already, or somebody has just come or left. */
  begin(beginning: Beginning): Promise<boolean>;
  commit(advance: Advance): Promise<Committed>;
  /** An earlier state, found from a later one; nothing where what leads there is not kept. */
  wayBack: WayBack;
}

export const matchesIn = (db: Kysely<Schema>, commit: Matches['commit']): Matches => ({
  load: loadingIn(db),
  standings: (matches) => standingsIn(db, matches),
  begin: (beginning) => beginIn(db, beginning),
  commit,
  wayBack: wayBackIn(db),
  ...answersIn(db),
  ...standingIn(db),
  ...journalIn(db),
});
