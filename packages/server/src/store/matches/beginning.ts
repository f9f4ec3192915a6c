import type { Options, Outcome } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely, Transaction } from 'kysely';
import { type ClockRecord, type SeatRecord, stateToText } from '../records.ts';
import type { Schema } from '../schema.ts';
import { insertSeats } from '../tables/rows.ts';

export interface Beginning {
  match: string;
  /** The table as it was known when it was set up: the number of its last change. */
  affairsNumber: number;
  /** Who plays: those who sit there, numbered anew where seats have stayed empty. */
  seats: readonly SeatRecord[];
  /** As the seats are numbered now. */
  options: Options;
  seed: string;
  state: TableState;
  clock?: ClockRecord;
  outcome?: Outcome;
  at: number;
}

/** Only one of two begins: false if it has begun already, or somebody has just come or left. */
async function change(tx: Transaction<Schema>, beginning: Beginning): Promise<boolean> {
  const { match, affairsNumber, options, seed, clock, outcome, at } = beginning;
  const over =
    outcome === undefined ? { status: 'playing' } : { status: 'over', outcome: JSON.stringify(outcome), ended: at };
  const times = { updated: at, began: at, clock: clock ? JSON.stringify(clock) : null };
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ seed, options: JSON.stringify(options), ...over, ...times, affairs_number: affairsNumber + 1 })
    .where('id', '=', match)
    .where('status', '=', 'waiting')
    .where('affairs_number', '=', affairsNumber)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The first line of the journal, and the state that everything goes on from. */
async function insertFirst(tx: Transaction<Schema>, { match, state, at }: Beginning): Promise<void> {
  await tx
    .insertInto('journal')
    .values({ match, n: state._stateID, news: JSON.stringify(state.G.news), at })
    .execute();
  await tx
    .insertInto('snapshots')
    .values({ match, n: state._stateID, state: stateToText(state) })
    .execute();
}

export const beginIn = (db: Kysely<Schema>, beginning: Beginning): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await change(tx, beginning))) return false;
    const { match, seats } = beginning;
    await tx.deleteFrom('seats').where('match', '=', match).execute();
    await insertSeats(tx, match, seats);
    await insertFirst(tx, beginning);
    return true;
  });
