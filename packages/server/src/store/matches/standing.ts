import type { Kysely } from 'kysely';
import { readyQuery } from '../database/ready.ts';
import { type JournalRecord, toJournal } from '../records.ts';
import type { Schema } from '../schema.ts';

/** Reads what stands of a journal: without what was taken back. */
export interface StoredStanding {
  /** What stands of the journal before a state number, newest first; with `asOf`, what stood then. */
  pageBefore(match: string, before: number, limit: number, asOf?: number): Promise<JournalRecord[]>;
  /** What happened from one state number to another, and which older answers were taken back meanwhile. */
  between(match: string, from: number, to: number): Promise<{ entries: JournalRecord[]; withdrawn: number[] }>;
}

/** The lines of a journal that stand now. */
export const standingOf = (db: Kysely<Schema>, match: string) =>
  db.selectFrom('journal').where('match', '=', match).where('withdrawn_by', 'is', null);

const queriesOf = (db: Kysely<Schema>) => ({
  standingBefore: readyQuery(() =>
    standingOf(db, '').select(['n', 'entry', 'news', 'at']).where('n', '<', 0).orderBy('n', 'desc').limit(1),
  ),
  standingThen: readyQuery(() =>
    db
      .selectFrom('journal')
      .select(['n', 'entry', 'news', 'at'])
      .where('match', '=', '')
      .where('n', '<=', 0)
      .where((where) => where.or([where('withdrawn_by', 'is', null), where('withdrawn_by', '>', 0)]))
      .where('n', '<', 0)
      .orderBy('n', 'desc')
      .limit(1),
  ),
});

export function standingIn(db: Kysely<Schema>): StoredStanding {
  const { standingBefore, standingThen } = queriesOf(db);
  return {
    async pageBefore(match, before, limit, asOf) {
      if (asOf === undefined) {
        return (await db.executeQuery(standingBefore(match, before, limit))).rows.map(toJournal);
      }
      return (await db.executeQuery(standingThen(match, asOf, asOf, before, limit))).rows.map(toJournal);
    },

    async between(match, from, to) {
      const rows = await db
        .selectFrom('journal')
        .select(['n', 'entry', 'news', 'at', 'withdrawn_by'])
        .where('match', '=', match)
        .where('n', '>', from)
        .where('n', '<=', to)
        .orderBy('n')
        .execute();
      const takenBack = await db
        .selectFrom('journal')
        .select('n')
        .where('match', '=', match)
        .where('withdrawn_by', '>', from)
        .where('withdrawn_by', '<=', to)
        .where('n', '<=', from)
        .orderBy('n')
        .execute();
      const stands = (row: { withdrawn_by: number | null }) => row.withdrawn_by === null || row.withdrawn_by > to;
      return { entries: rows.filter(stands).map(toJournal), withdrawn: takenBack.map(({ n }) => n) };
    },
  };
}
