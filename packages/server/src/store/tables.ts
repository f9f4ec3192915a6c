import type { PlayerId } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import { DamagedTable, isUniqueViolation } from './errors.ts';
import { type Expiry, expiryIn } from './expiry.ts';
import { type ClockRecord, type TableRecord, toSeat, toTable } from './records.ts';
import type { Schema } from './schema.ts';
import { type Amendment, changeSeats, columnsOf, insertTable, type NewTable, NOBODY, touch } from './table-rows.ts';

export interface Occupant {
  name: string;
  person?: string;
  credentialHash?: string;
  data?: string;
}

/** Who sits there: by a cookie, or by credentials of the framework's own kind. */
export type Held = Pick<Occupant, 'person' | 'credentialHash'>;

export interface Tables extends Expiry {
  create(table: NewTable): Promise<void>;
  /**
   * Sets up the table that follows another one, in the place of `instead` if that was to follow it before. False if
   * somebody else was quicker: then there is no new table.
   */
  createNext(table: NewTable, follows: Follows): Promise<boolean>;
  read(id: string): Promise<TableRecord | undefined>;
  /** Public tables that are not over, and those that are only since then: not all may know of it yet. Newest first. */
  open(limit: number, overSince?: number): Promise<TableRecord[]>;
  /** Public tables of one game, for the framework's own lobby. */
  ofGame(game: string, where: GameFilter): Promise<TableRecord[]>;
  ofPerson(person: string, limit: number): Promise<TableRecord[]>;
  /** Only one of two who reach for the same seat gets it. */
  takeSeat(id: string, seat: PlayerId, occupant: Occupant, at: number): Promise<boolean>;
  /**
   * Empties a seat; with `whileWaiting` only as long as the match has not begun, with `held` only as long as it is in
   * these hands.
   */
  emptySeat(id: string, seat: PlayerId, when: { whileWaiting: boolean; at: number; held?: Held }): Promise<boolean>;
  /**
   * Changes a table as it was known: `from` is the number of its last change. False if it has changed since, or its
   * match has begun or ended meanwhile.
   */
  amend(id: string, from: Known, change: Amendment, at: number): Promise<boolean>;
  /** Matches that run against a clock at whose end something happens. */
  timed(): Promise<string[]>;
  clockOf(id: string): Promise<ClockRecord | undefined>;
  /** Writes down how much time is left now. False if the banks are not those that it was counted from. */
  wind(id: string, from: ClockRecord, to: ClockRecord): Promise<boolean>;
  changeSeat(id: string, seat: PlayerId, change: { name?: string; data?: string }): Promise<void>;
  /** The match that follows this one: the first who asks for it decides. */
  follow(id: string, next: string): Promise<string>;
}

export interface Follows {
  match: string;
  instead?: string;
}

/** A table as it was known: the number of its last change, its status, and the number of its match's state. */
export type Known = Pick<TableRecord, 'affairsNumber' | 'status' | 'n'>;

export interface GameFilter {
  limit: number;
}

type Rows = Selectable<Schema['matches']>[];
type OnDamage = (match: string, error: unknown) => void;

/** Tables with those who sit at them. One that cannot be read is left out: a list does not fail for it. */
export async function seatedIn(db: Kysely<Schema>, rows: Rows, onDamage: OnDamage): Promise<TableRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
  return rows.flatMap((row) => {
    try {
      return [toTable(row, seats.filter(({ match }) => match === row.id).map(toSeat))];
    } catch (error) {
      onDamage(row.id, error);
      return [];
    }
  });
}

const MOST_KNOWN = 1000;

/** Says once of each table that it cannot be read. */
export function sayOnce(onTrouble: (error: unknown) => void): OnDamage {
  const known = new Set<string>();
  return (match, cause) => {
    if (known.has(match) || known.size >= MOST_KNOWN) return;
    known.add(match);
    onTrouble(new DamagedTable(match, cause));
  };
}

export function tablesIn(db: Kysely<Schema>, onDamage: OnDamage): Tables {
  const withSeats = (rows: Rows): Promise<TableRecord[]> => seatedIn(db, rows, onDamage);
  return {
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

    async read(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      const failed: OnDamage = (_match, error) => {
        throw error;
      };
      return row && (await seatedIn(db, [row], failed))[0];
    },

    async open(limit, overSince) {
      const tables = () => db.selectFrom('matches').selectAll().limit(limit);
      const newest = (status: string) =>
        tables().where('public', '=', 1).where('status', '=', status).orderBy('created', 'desc').execute();
      // By the time alone: of those that are public or over there are as many as have ever been played.
      const justOver = (since: number) =>
        tables()
          .where('updated', '>', since)
          .where(sql<boolean>`+public = 1`)
          .where('status', 'not in', ['waiting', 'playing'])
          .orderBy('updated', 'desc')
          .execute();
      const rows = [
        ...(await newest('waiting')),
        ...(await newest('playing')),
        ...(overSince === undefined ? [] : await justOver(overSince)),
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
            .where('plan', '!=', 'closed')
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        });
      } catch (error) {
        // The same person already sits at this table, in another seat.
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    emptySeat: (id, seat, { whileWaiting, at, held }) =>
      db.transaction().execute(async (tx) => {
        if (!(await touch(tx, id, at, whileWaiting ? ['waiting'] : ['waiting', 'playing', 'over']))) return false;
        const emptying = tx
          .updateTable('seats')
          .set(NOBODY)
          .where('match', '=', id)
          .where('seat', '=', seat)
          .where('computer', '=', 0);
        const { person = null, credentialHash = null } = held ?? {};
        const theirs = emptying
          .where('person', person === null ? 'is' : '=', person)
          .where('credential_hash', credentialHash === null ? 'is' : '=', credentialHash);
        const { numUpdatedRows } = await (held ? theirs : emptying).executeTakeFirst();
        return numUpdatedRows > 0n;
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

    timed: async () =>
      (
        await db
          .selectFrom('matches')
          .select(['id', 'settings'])
          .where('status', '=', 'playing')
          .where('clock', 'is not', null)
          .execute()
      ).flatMap(({ id, settings }) => {
        try {
          return (JSON.parse(settings) as TableSettings).clock?.atZero === 'nothing' ? [] : [id];
        } catch (error) {
          onDamage(id, error);
          return [];
        }
      }),

    async clockOf(id) {
      const row = await db.selectFrom('matches').select('clock').where('id', '=', id).executeTakeFirst();
      return row?.clock ? (JSON.parse(row.clock) as ClockRecord) : undefined;
    },

    async wind(id, from, to) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ clock: JSON.stringify(to) })
        .where('id', '=', id)
        .where('status', '=', 'playing')
        .where('clock', '=', JSON.stringify(from))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async changeSeat(id, seat, change) {
      if (change.name === undefined && change.data === undefined) return;
      await db.transaction().execute(async (tx) => {
        // Whoever changes the table at this moment on another process looks at it again.
        await tx
          .updateTable('matches')
          .set(({ eb }) => ({ affairs_number: eb('affairs_number', '+', 1) }))
          .where('id', '=', id)
          .execute();
        await tx.updateTable('seats').set(change).where('match', '=', id).where('seat', '=', seat).execute();
      });
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

    ...expiryIn(db),
  };
}
