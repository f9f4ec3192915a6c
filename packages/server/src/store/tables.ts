import type { PlayerId } from '@morgenrot/engine';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type SeatRecord, type TableRecord, toSeat, toTable } from './records.ts';
import type { Schema } from './schema.ts';

export interface Occupant {
  name: string;
  person?: string;
  credentialHash?: string;
  data?: string;
}

export type NewTable = Pick<
  TableRecord,
  'id' | 'game' | 'rules' | 'title' | 'options' | 'public' | 'seats' | 'seed'
> & {
  at: number;
};

export interface Tables {
  create(table: NewTable): Promise<void>;
  read(id: string): Promise<TableRecord | undefined>;
  /** Public tables that are not over, newest first. */
  open(limit: number): Promise<TableRecord[]>;
  /** Public tables of one game, for the framework's own lobby. */
  ofGame(game: string, where: GameFilter): Promise<TableRecord[]>;
  ofPerson(person: string, limit: number): Promise<TableRecord[]>;
  /** Only one of two who reach for the same seat gets it. */
  takeSeat(id: string, seat: PlayerId, occupant: Occupant, at: number): Promise<boolean>;
  /** Empties a seat; with `whileWaiting` only as long as the match has not begun. */
  emptySeat(id: string, seat: PlayerId, when: { whileWaiting: boolean; at: number }): Promise<boolean>;
  changeSeat(id: string, seat: PlayerId, change: { name?: string; data?: string }): Promise<void>;
  /** The match that follows this one: the first who asks for it decides. */
  follow(id: string, next: string): Promise<string>;
  /** Clears away a table that has not begun and where nobody sits. */
  removeDeserted(id: string, at: number): Promise<boolean>;
}

export interface GameFilter {
  over?: boolean;
  updatedBefore?: number;
  updatedAfter?: number;
  limit: number;
}

type Rows = Selectable<Schema['matches']>[];

const NOBODY = { name: null, person: null, credential_hash: null, data: null };

const seatRow = (match: string, seat: SeatRecord) => ({
  match,
  seat: seat.seat,
  name: seat.name ?? null,
  person: seat.person ?? null,
  credential_hash: seat.credentialHash ?? null,
  computer: seat.computer ? 1 : 0,
  data: seat.data ?? null,
});

/**
 * Everything that changes who sits where touches the table's row first: in PostgreSQL whoever comes second waits for
 * the row and then sees what the first one did.
 */
export async function touch(tx: Transaction<Schema>, id: string, at: number, statuses: string[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ updated: at })
    .where('id', '=', id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function tablesIn(db: Kysely<Schema>): Tables {
  async function withSeats(rows: Rows): Promise<TableRecord[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
    return rows.map((row) => toTable(row, seats.filter(({ match }) => match === row.id).map(toSeat)));
  }
  return {
    create: (table) =>
      db.transaction().execute(async (tx) => {
        const { id, game, rules, title, at } = table;
        const options = JSON.stringify(table.options);
        const open = { status: 'waiting', seed: table.seed ?? null, public: table.public ? 1 : 0 };
        await tx
          .insertInto('matches')
          .values({ id, game, rules, title, options, ...open, created: at, updated: at })
          .execute();
        await tx
          .insertInto('seats')
          .values(table.seats.map((seat) => seatRow(id, seat)))
          .execute();
      }),

    async read(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      return row && (await withSeats([row]))[0];
    },

    open: async (limit) =>
      withSeats(
        await db
          .selectFrom('matches')
          .selectAll()
          .where('public', '=', 1)
          .where('status', 'in', ['waiting', 'playing'])
          .orderBy('created', 'desc')
          .limit(limit)
          .execute(),
      ),

    async ofGame(game, { over, updatedBefore, updatedAfter, limit }) {
      let query = db.selectFrom('matches').selectAll().where('game', '=', game).where('public', '=', 1);
      if (over !== undefined) query = query.where('status', over ? '=' : '!=', 'over');
      if (updatedBefore !== undefined) query = query.where('updated', '<', updatedBefore);
      if (updatedAfter !== undefined) query = query.where('updated', '>', updatedAfter);
      return withSeats(await query.orderBy('created', 'desc').limit(limit).execute());
    },

    ofPerson: async (person, limit) =>
      withSeats(
        await db
          .selectFrom('matches')
          .innerJoin('seats', 'seats.match', 'matches.id')
          .selectAll('matches')
          .where('seats.person', '=', person)
          .orderBy('matches.updated', 'desc')
          .limit(limit)
          .execute(),
      ),

    async takeSeat(id, seat, occupant, at) {
      const { name, person = null, credentialHash = null, data = null } = occupant;
      try {
        return await db.transaction().execute(async (tx) => {
          if (!(await touch(tx, id, at, ['waiting', 'playing']))) return false;
          const { numUpdatedRows } = await tx
            .updateTable('seats')
            .set({ name, person, credential_hash: credentialHash, data })
            .where('match', '=', id)
            .where('seat', '=', seat)
            .where('name', 'is', null)
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        });
      } catch (error) {
        // The same person already sits at this table, in another seat.
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    emptySeat: (id, seat, { whileWaiting, at }) =>
      db.transaction().execute(async (tx) => {
        if (!(await touch(tx, id, at, whileWaiting ? ['waiting'] : ['waiting', 'playing', 'over']))) return false;
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set(NOBODY)
          .where('match', '=', id)
          .where('seat', '=', seat)
          .where('computer', '=', 0)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    async changeSeat(id, seat, change) {
      if (change.name === undefined && change.data === undefined) return;
      await db.updateTable('seats').set(change).where('match', '=', id).where('seat', '=', seat).execute();
    },

    async follow(id, next) {
      await db
        .updateTable('matches')
        .set({ next_match: next })
        .where('id', '=', id)
        .where('next_match', 'is', null)
        .execute();
      const row = await db.selectFrom('matches').select('next_match').where('id', '=', id).executeTakeFirst();
      return row?.next_match ?? next;
    },

    removeDeserted: (id, at) =>
      db.transaction().execute(async (tx) => {
        if (!(await touch(tx, id, at, ['waiting']))) return false;
        const people = tx.selectFrom('seats').select('seat').where('match', '=', id).where('computer', '=', 0);
        if (await people.where('name', 'is not', null).executeTakeFirst()) return false;
        await tx.deleteFrom('matches').where('id', '=', id).execute();
        return true;
      }),
  };
}
