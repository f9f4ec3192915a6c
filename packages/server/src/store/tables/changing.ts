import type { Kysely } from 'kysely';
import type { TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import { type Amendment, changeSeats, columnsOf, insertTable, type NewTable } from './rows.ts';

export interface Follows {
  match: string;
  instead?: string;
}

/** A table as it was known: the number of its last change, its status, and the number of its match's state. */
export type Known = Pick<TableRecord, 'affairsNumber' | 'status' | 'n'>;

/** Sets tables up, changes them, and says which follows which. */
export interface Changing {
  create(table: NewTable): Promise<void>;
  /**
   * Sets up the table that follows another one, in the place of `instead` if that was to follow it before. False if
   * somebody else was quicker: then there is no new table.
   */
  createNext(table: NewTable, follows: Follows): Promise<boolean>;
  /**
   * Changes a table as it was known: `from` is the number of its last change. False if it has changed since, or its
   * match has begun or ended meanwhile.
   */
  amend(id: string, from: Known, change: Amendment, at: number): Promise<boolean>;
  /** The match that follows this one: the first who asks for it decides. */
  follow(id: string, next: string): Promise<string>;
}

export const changingIn = (db: Kysely<Schema>): Changing => ({
  create: (table) => db.transaction().execute((tx) => insertTable(tx, table)),

  createNext: (table, { match, instead }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({ next_match: table.id })
        .where('id', '=', match)
        .where('next_match', instead === undefined ? 'is' : '=', instead ?? null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await insertTable(tx, table);
      return true;
    }),

  amend: (id, from, change, at) =>
    db.transaction().execute(async (tx) => {
      const changing = tx
        .updateTable('matches')
        .set({ updated: at, affairs_number: from.affairsNumber + 1, ...columnsOf(change) })
        .where('id', '=', id)
        .where('status', '=', from.status)
        .where('affairs_number', '=', from.affairsNumber);
      // Whose time runs depends on what is asked: banks are only right for the state they were counted in.
      const fitting = change.clock ? changing.where('state_number', '=', from.n) : changing;
      const { numUpdatedRows } = await fitting.executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await changeSeats(tx, id, change);
      return true;
    }),

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
});
