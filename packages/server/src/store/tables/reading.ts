import { type Kysely, sql } from 'kysely';
import type { TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import { type OnDamage, type Rows, seatedIn } from './seated.ts';

export interface GameFilter {
  limit: number;
}

/** Reads tables with those who sit at them. */
export interface TableReading {
  read(id: string): Promise<TableRecord | undefined>;
  /** Public tables that are not over, and those that are only since then: not all may know of it yet. Newest first. */
  open(limit: number, overSince?: number): Promise<TableRecord[]>;
  /** Public tables of one game, for the framework's own lobby. */
  ofGame(game: string, where: GameFilter): Promise<TableRecord[]>;
  ofPerson(person: string, limit: number): Promise<TableRecord[]>;
}

const some = (db: Kysely<Schema>, limit: number) => db.selectFrom('matches').selectAll().limit(limit);

const newest = (db: Kysely<Schema>, status: string, limit: number): Promise<Rows> =>
  some(db, limit).where('public', '=', 1).where('status', '=', status).orderBy('created', 'desc').execute();

/** By the time alone: of those that are public or over there are as many as have ever been played. */
const justOver = (db: Kysely<Schema>, since: number, limit: number): Promise<Rows> =>
  some(db, limit)
    .where('updated', '>', since)
    .where(sql<boolean>`+public = 1`)
    .where('status', 'not in', ['waiting', 'playing'])
    .orderBy('updated', 'desc')
    .execute();

export function readingIn(db: Kysely<Schema>, onDamage: OnDamage): TableReading {
  const withSeats = (rows: Rows): Promise<TableRecord[]> => seatedIn(db, rows, onDamage);
  return {
    async read(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      const failed: OnDamage = (_match, error) => {
        throw error;
      };
      return row && (await seatedIn(db, [row], failed))[0];
    },

    async open(limit, overSince) {
      const rows = [
        ...(await newest(db, 'waiting', limit)),
        ...(await newest(db, 'playing', limit)),
        ...(overSince === undefined ? [] : await justOver(db, overSince, limit)),
      ];
      return withSeats(rows.sort((a, b) => b.created - a.created).slice(0, limit));
    },

    async ofGame(game, { limit }) {
      const query = db.selectFrom('matches').selectAll().where('game', '=', game).where('public', '=', 1);
      return withSeats(await query.orderBy('created', 'desc').limit(limit).execute());
    },

    ofPerson: async (person, limit) =>
      withSeats(
        await db
          .selectFrom('matches')
          .selectAll()
          .where('id', 'in', ({ selectFrom }) =>
            selectFrom('seats')
              .select('match')
              .where('person', '=', person)
              .union(selectFrom('seats').select('match').where('owner', '=', person)),
          )
          .orderBy('updated', 'desc')
          .limit(limit)
          .execute(),
      ),
  };
}
