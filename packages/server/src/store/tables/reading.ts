import { type Kysely, sql } from 'kysely';
import type { TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import { byTurns, type Opened } from './by-turns.ts';
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

/** Among so many of the newest tables the places of a list are given away. */
const LOOKED_AT = 1000;

const some = (db: Kysely<Schema>) => db.selectFrom('matches').select(['id', 'created', 'opened_from']).limit(LOOKED_AT);

const newest = (db: Kysely<Schema>, status: string): Promise<Opened[]> =>
  some(db).where('public', '=', 1).where('status', '=', status).orderBy('created', 'desc').execute();

/** By the time alone: of those that are public or over there are as many as have ever been played. */
const justOver = (db: Kysely<Schema>, since: number): Promise<Opened[]> =>
  some(db)
    .where('updated', '>', since)
    .where(sql<boolean>`+public = 1`)
    .where('status', 'not in', ['waiting', 'playing'])
    .orderBy('updated', 'desc')
    .execute();

export function readingIn(db: Kysely<Schema>, onDamage: OnDamage): TableReading {
  const withSeats = (rows: Rows): Promise<TableRecord[]> => seatedIn(db, rows, onDamage);

  /** Those that get a place in a list, newest first. */
  async function given(opened: readonly Opened[], room: number): Promise<TableRecord[]> {
    const ids = byTurns(opened, room).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('matches').selectAll().where('id', 'in', ids).execute();
    return withSeats(rows.sort((a, b) => b.created - a.created));
  }

  return {
    async read(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      const failed: OnDamage = (_match, error) => {
        throw error;
      };
      return row && (await seatedIn(db, [row], failed))[0];
    },

    async open(limit, overSince) {
      const opened = [
        ...(await newest(db, 'waiting')),
        ...(await newest(db, 'playing')),
        ...(overSince === undefined ? [] : await justOver(db, overSince)),
      ];
      return given(opened, limit);
    },

    async ofGame(game, { limit }) {
      const query = some(db).where('game', '=', game).where('public', '=', 1);
      return given(await query.orderBy('created', 'desc').execute(), limit);
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
