import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely } from 'kysely';
import { readyQuery } from '../database/ready.ts';
import { stateFromText, type TableRecord, toSeat, toTable } from '../records.ts';
import type { Schema } from '../schema.ts';

export interface Saved {
  record: TableRecord;
  /** Absent until the match begins. */
  state?: TableState;
}

/** So often a match is read again that others move on faster than it can be read. */
const TRIES = 10;

/** Whoever opens a table asks these: after a new start for hundreds of them at once. */
const queriesOf = (db: Kysely<Schema>) => ({
  whole: readyQuery(() =>
    db
      .selectFrom('matches')
      .leftJoin('snapshots', 'snapshots.match', 'matches.id')
      .selectAll('matches')
      .select(['snapshots.state as state', 'snapshots.n as n'])
      .where('matches.id', '=', ''),
  ),
  changesBetween: readyQuery(() =>
    db
      .selectFrom('changes')
      .select(['n', 'delta'])
      .where('match', '=', '')
      .where('n', '>', 0)
      .where('n', '<=', 0)
      .orderBy('n'),
  ),
  seatsAt: readyQuery(() => db.selectFrom('seats').selectAll().where('match', '=', '').orderBy('seat')),
});

/** Reads a match as a whole: its table, who sits there, and its state from the snapshot and what has changed since. */
export function loadingIn(db: Kysely<Schema>): (match: string) => Promise<Saved | undefined> {
  const { whole, changesBetween, seatsAt } = queriesOf(db);

  /** Snapshot and changes are read one after the other: a new snapshot between the two takes the changes away. */
  async function read(match: string): Promise<Saved | undefined | 'moved'> {
    const [row] = (await db.executeQuery(whole(match))).rows;
    if (!row) return undefined;
    const { state, n } = row;
    const changes =
      n === null || n === row.state_number
        ? []
        : (await db.executeQuery(changesBetween(match, n, row.state_number))).rows;
    if (n !== null && (changes.at(-1)?.n ?? n) !== row.state_number) return 'moved';
    const seats = (await db.executeQuery(seatsAt(match))).rows;
    const record = toTable(row, seats.map(toSeat));
    if (state === null) return { record };
    const texts = changes.map(({ delta }) => delta);
    return { record, state: stateFromText(state, texts) };
  }

  return async (match) => {
    for (let tried = 0; tried < TRIES; tried++) {
      const saved = await read(match);
      if (saved !== 'moved') return saved;
    }
    throw new Error('a match moves on faster than it can be read');
  };
}
