import type { Entry } from '@morgenrot/engine';
import type { Kysely } from 'kysely';
import { type JournalRecord, toJournal } from '../records.ts';
import type { Schema } from '../schema.ts';

/** Reads a journal as it was written, what was taken back included. */
export interface Journal {
  /** The whole journal, what was taken back included. */
  entries(match: string): Promise<Entry[]>;
  /** The same with what each entry made happen, the set-up first. */
  journal(match: string): Promise<JournalRecord[]>;
  /** So many lines of it after a state number, what was taken back included. */
  journalAfter(match: string, after: number, limit: number): Promise<JournalRecord[]>;
  /** The line of it that these rules go on from: the set-up, or where they have taken the match over. */
  base(match: string): Promise<JournalRecord | undefined>;
}

export const journalIn = (db: Kysely<Schema>): Journal => ({
  async entries(match) {
    const rows = db.selectFrom('journal').select('entry').where('match', '=', match).where('seat', 'is not', null);
    return (await rows.orderBy('n').execute()).flatMap(({ entry }) =>
      entry === null ? [] : [JSON.parse(entry) as Entry],
    );
  },

  journal: async (match) =>
    (
      await db
        .selectFrom('journal')
        .select(['n', 'entry', 'news', 'at', 'withdrawn_by'])
        .where('match', '=', match)
        .orderBy('n')
        .execute()
    ).map((row) => ({ ...toJournal(row), ...(row.withdrawn_by === null ? {} : { withdrawnBy: row.withdrawn_by }) })),

  journalAfter: async (match, after, limit) =>
    (
      await db
        .selectFrom('journal')
        .select(['n', 'entry', 'news', 'at'])
        .where('match', '=', match)
        .where('n', '>', after)
        .orderBy('n')
        .limit(limit)
        .execute()
    ).map(toJournal),

  async base(match) {
    const lines = db.selectFrom('journal').select(['n', 'entry', 'news', 'at']).where('match', '=', match);
    const row = await lines.where('seat', 'is', null).orderBy('n', 'desc').limit(1).executeTakeFirst();
    return row && toJournal(row);
  },
});
