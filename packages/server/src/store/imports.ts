import type { Entry, Outcome } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation } from './database/errors.ts';
import { type Affairs, type ClockRecord, type JournalRecord, restartToText, stateToText } from './records.ts';
import type { Schema } from './schema.ts';
import { insertTable, type NewTable } from './tables/rows.ts';

/** A match from elsewhere, checked, as it is to stand in the database. */
export interface ImportedMatch {
  table: Omit<NewTable, 'seed'> & { seed: string };
  beganAt: number;
  /** Present when the match is over. */
  ended?: { at: number; outcome: Outcome };
  affairs: Affairs;
  clock?: ClockRecord;
  updatedAt: number;
  journal: readonly ImportedLine[];
  state: TableState;
  undos: number;
  undoneAt: number;
}

export interface ImportedLine extends JournalRecord {
  /** The state number of the undo that took this answer back. */
  withdrawnBy?: number;
}

export interface Imports {
  /** All of it or nothing; false if there is a table of that name already. */
  add(match: ImportedMatch): Promise<boolean>;
}

/** A statement takes only so many values. */
const AT_ONCE = 50;

const stepOf = (entry: Entry | undefined): number | null => (entry && 'step' in entry ? entry.step : null);

const rowOf = (match: string, { n, entry, restart, news, withdrawnBy, at }: ImportedLine) => ({
  match,
  n,
  seat: entry?.by ?? null,
  step: stepOf(entry),
  entry: entry ? JSON.stringify(entry) : restart ? restartToText(restart) : null,
  news: JSON.stringify(news),
  withdrawn_by: withdrawnBy ?? null,
  at,
});

async function insert(tx: Transaction<Schema>, match: ImportedMatch): Promise<void> {
  const { table, state, journal, ended, clock } = match;
  const { id } = table;
  await insertTable(tx, table);
  const n = state._stateID;
  await tx
    .updateTable('matches')
    .set({
      status: ended ? 'over' : 'playing',
      state_number: n,
      undos: match.undos,
      undone_at: match.undoneAt,
      affairs: JSON.stringify(match.affairs),
      clock: clock ? JSON.stringify(clock) : null,
      began: match.beganAt,
      updated: match.updatedAt,
      ...(ended ? { ended: ended.at, outcome: JSON.stringify(ended.outcome) } : {}),
    })
    .where('id', '=', id)
    .execute();
  for (let i = 0; i < journal.length; i += AT_ONCE) {
    const rows = journal.slice(i, i + AT_ONCE).map((line) => rowOf(id, line));
    await tx.insertInto('journal').values(rows).execute();
  }
  await tx
    .insertInto('snapshots')
    .values({ match: id, n, state: stateToText(state) })
    .execute();
}

export const importsIn = (db: Kysely<Schema>): Imports => ({
  async add(match) {
    try {
      await db.transaction().execute((tx) => insert(tx, match));
      return true;
    } catch (error) {
      // Only the name of the table can be taken: everything else is below it.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },
});
