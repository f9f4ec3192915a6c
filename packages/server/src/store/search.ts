import { type Kysely, sql } from 'kysely';
import type { TableRecord, TableStatus } from './records.ts';
import type { Schema } from './schema.ts';
import { seatedIn } from './tables/seated.ts';

export interface Wanted {
  /** Part of the id, of the title, or of the name of somebody who sits there; empty: everything. */
  text: string;
  status: TableStatus | 'all' | 'closed';
  from: number;
  limit: number;
}

/** How whoever runs the server finds a table. */
export interface TableSearch {
  /** Those where something happened last come first. */
  find(wanted: Wanted): Promise<TableRecord[]>;
  count(): Promise<Record<TableStatus, number>>;
}

/** `%` and `_` are characters like any other. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const STATUSES: readonly TableStatus[] = ['waiting', 'playing', 'over'];

export const searchIn = (db: Kysely<Schema>, onDamage: (match: string, error: unknown) => void): TableSearch => ({
  async find({ text, status, from, limit }) {
    const like = containing(text);
    let query = db.selectFrom('matches').selectAll('matches');
    if (status === 'closed') query = query.where('affairs', 'like', '%"closed":{%');
    else if (status !== 'all') query = query.where('status', '=', status);
    if (text !== '') {
      query = query.where((where) =>
        where.or([
          sql<boolean>`lower(matches.id) like lower(${like}) escape '\\'`,
          sql<boolean>`lower(matches.title) like lower(${like}) escape '\\'`,
          where.exists(
            where
              .selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match', '=', 'matches.id')
              .where(sql<boolean>`lower(seats.name) like lower(${like}) escape '\\'`),
          ),
        ]),
      );
    }
    const page = query.orderBy('updated', 'desc').orderBy('id').offset(from).limit(limit);
    return seatedIn(db, await page.execute(), onDamage);
  },

  async count() {
    const rows = await db
      .selectFrom('matches')
      .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
      .groupBy('status')
      .execute();
    const of = (status: TableStatus): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
    const [waiting = 0, playing = 0, over = 0] = STATUSES.map(of);
    return { waiting, playing, over };
  },
});
