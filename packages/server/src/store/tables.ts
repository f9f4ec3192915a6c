import type { Options, PlayerId } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type Affairs, type ClockRecord, type SeatRecord, type TableRecord, toSeat, toTable } from './records.ts';
import type { Schema } from './schema.ts';

export interface Occupant {
  name: string;
  person?: string;
  credentialHash?: string;
  data?: string;
}

export type NewTable = Pick<
  TableRecord,
  'id' | 'game' | 'rules' | 'title' | 'options' | 'settings' | 'passwordHash' | 'watchKey' | 'host' | 'seats' | 'seed'
> & {
  at: number;
};

/** What changes about a table in one go. A null takes away what was there. */
export interface Amendment {
  title?: string;
  options?: Options;
  settings?: TableSettings;
  passwordHash?: string | null;
  watchKey?: string | null;
  host?: string | null;
  affairs?: Affairs;
  clock?: ClockRecord | null;
  /** Seats as they are from now on, each as a whole; those that are not named stay as they are. */
  seats?: readonly SeatRecord[];
  /** Seats that are no more. */
  without?: readonly PlayerId[];
}

export interface Tables {
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
  /** Empties a seat; with `whileWaiting` only as long as the match has not begun. */
  emptySeat(id: string, seat: PlayerId, when: { whileWaiting: boolean; at: number }): Promise<boolean>;
  /**
   * Changes a table as it was known: `from` is the number of its last change. False if it has changed since, or its
   * match has begun or ended meanwhile.
   */
  amend(id: string, from: Known, change: Amendment, at: number): Promise<boolean>;
  /** Somebody looks on at these tables. */
  seen(ids: readonly string[], at: number): Promise<void>;
  /**
   * Clears away tables that have waited in vain: nothing has been done and nobody has looked on since. Those where
   * nobody sits are given less time.
   */
  removeStale(before: { seated: number; empty: number }): Promise<string[]>;
  /** Matches that run against the clock. */
  timed(): Promise<string[]>;
  clockOf(id: string): Promise<ClockRecord | undefined>;
  /** Writes down how much time is left now. False if the banks are not those that it was counted from. */
  wind(id: string, from: ClockRecord, to: ClockRecord): Promise<boolean>;
  changeSeat(id: string, seat: PlayerId, change: { name?: string; data?: string }): Promise<void>;
  /** The match that follows this one: the first who asks for it decides. */
  follow(id: string, next: string): Promise<string>;
  /** Clears away a table that has not begun and where nobody sits. */
  removeDeserted(id: string, at: number): Promise<boolean>;
}

export interface Follows {
  match: string;
  instead?: string;
}

/** A table as it was known: the number of its last change, its status, and the number of its match's state. */
export type Known = Pick<TableRecord, 'affairsNumber' | 'status' | 'n'>;

export interface GameFilter {
  updatedBefore?: number;
  updatedAfter?: number;
  limit: number;
}

type Rows = Selectable<Schema['matches']>[];

const NOBODY = {
  name: null,
  person: null,
  credential_hash: null,
  data: null,
  hand: 0,
  ready: 0,
  owner: null,
  shown: 0,
  claim: null,
  claim_until: null,
  claim_from: null,
};

const seatRow = (seat: SeatRecord) => ({
  name: seat.name ?? null,
  person: seat.person ?? null,
  credential_hash: seat.credentialHash ?? null,
  computer: seat.computer ? 1 : 0,
  data: seat.data ?? null,
  plan: seat.plan,
  hand: seat.hand,
  ready: seat.ready ? 1 : 0,
  owner: seat.owner ?? null,
  shown: seat.shown ? 1 : 0,
  out: seat.out ? 1 : 0,
  invitation: seat.invitation ?? null,
  claim: seat.claim?.hash ?? null,
  claim_until: seat.claim?.until ?? null,
  claim_from: seat.claim?.from ?? null,
});

export const insertSeats = (tx: Transaction<Schema>, match: string, seats: readonly SeatRecord[]) =>
  tx
    .insertInto('seats')
    .values(seats.map((seat) => ({ match, seat: seat.seat, ...seatRow(seat) })))
    .execute();

const isListed = ({ access }: TableSettings): 0 | 1 => (access === 'link' ? 0 : 1);

/** The columns that an amendment sets. */
function columnsOf({ title, options, settings, passwordHash, watchKey, host, affairs, clock }: Amendment) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(options === undefined ? {} : { options: JSON.stringify(options) }),
    ...(settings === undefined ? {} : { settings: JSON.stringify(settings), public: isListed(settings) }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    ...(watchKey === undefined ? {} : { watch_key: watchKey }),
    ...(host === undefined ? {} : { host }),
    ...(affairs === undefined ? {} : { affairs: JSON.stringify(affairs) }),
    ...(clock === undefined ? {} : { clock: clock === null ? null : JSON.stringify(clock) }),
  };
}

async function changeSeats(tx: Transaction<Schema>, id: string, { seats = [], without = [] }: Amendment) {
  const gone = [...without, ...seats.map(({ seat }) => seat)];
  if (gone.length === 0) return;
  // Away first, then in again: two seats that change places would meet in the index between one and the other.
  await tx.deleteFrom('seats').where('match', '=', id).where('seat', 'in', gone).execute();
  if (seats.length > 0) await insertSeats(tx, id, seats);
}

/**
 * Everything that changes who sits where touches the table's row first: in PostgreSQL whoever comes second waits for
 * the row and then sees what the first one did.
 */
async function touch(tx: Transaction<Schema>, id: string, at: number, statuses: string[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ updated: at, affairs_number: sql`affairs_number + 1` })
    .where('id', '=', id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function insertTable(tx: Transaction<Schema>, table: NewTable): Promise<void> {
  const { id, game, rules, title, at, settings, host = null, passwordHash = null, watchKey = null } = table;
  const texts = { options: JSON.stringify(table.options), settings: JSON.stringify(settings) };
  const open = { status: 'waiting', seed: table.seed ?? null, public: isListed(settings) };
  const secrets = { password_hash: passwordHash, watch_key: watchKey };
  await tx
    .insertInto('matches')
    .values({ id, game, rules, title, host, ...texts, ...open, ...secrets, created: at, updated: at })
    .execute();
  await insertSeats(tx, id, table.seats);
}

/** Tables that wait and that nobody has come to for too long. */
const staleIn = (db: Kysely<Schema>, before: { seated: number; empty: number }) =>
  db
    .selectFrom('matches')
    .select('matches.id')
    .where('status', '=', 'waiting')
    .where((where) => {
      const quietSince = (time: number) => where.and([where('updated', '<', time), where('seen', '<', time)]);
      const people = where
        .selectFrom('seats')
        .select('seats.seat')
        .whereRef('seats.match', '=', 'matches.id')
        .where('seats.computer', '=', 0)
        .where('seats.name', 'is not', null);
      return where.or([
        quietSince(before.seated),
        where.and([quietSince(before.empty), where.not(where.exists(people))]),
      ]);
    });

export function tablesIn(db: Kysely<Schema>): Tables {
  async function withSeats(rows: Rows): Promise<TableRecord[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
    return rows.map((row) => toTable(row, seats.filter(({ match }) => match === row.id).map(toSeat)));
  }
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
      return row && (await withSeats([row]))[0];
    },

    open: async (limit, overSince) =>
      withSeats(
        await db
          .selectFrom('matches')
          .selectAll()
          .where('public', '=', 1)
          .where((where) =>
            where.or([
              where('status', 'in', ['waiting', 'playing']),
              ...(overSince === undefined ? [] : [where('updated', '>', overSince)]),
            ]),
          )
          .orderBy('created', 'desc')
          .limit(limit)
          .execute(),
      ),

    async ofGame(game, { updatedBefore, updatedAfter, limit }) {
      let query = db.selectFrom('matches').selectAll().where('game', '=', game).where('public', '=', 1);
      if (updatedBefore !== undefined) query = query.where('updated', '<', updatedBefore);
      if (updatedAfter !== undefined) query = query.where('updated', '>', updatedAfter);
      return withSeats(await query.orderBy('created', 'desc').limit(limit).execute());
    },

    ofPerson: async (person, limit) =>
      withSeats(
        await db
          .selectFrom('matches')
          .selectAll()
          .where((where) =>
            where.exists(
              where
                .selectFrom('seats')
                .select('seats.seat')
                .whereRef('seats.match', '=', 'matches.id')
                .where((seat) => seat.or([seat('seats.person', '=', person), seat('seats.owner', '=', person)])),
            ),
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

    async seen(ids, at) {
      if (ids.length === 0) return;
      await db
        .updateTable('matches')
        .set({ seen: at })
        .where('id', 'in', [...ids])
        .execute();
    },

    async removeStale({ seated, empty }) {
      const gone: string[] = [];
      for (const { id } of await staleIn(db, { seated, empty }).execute()) {
        // Looked at again in the same statement: somebody may have come meanwhile.
        const { numDeletedRows } = await db
          .deleteFrom('matches')
          .where('id', '=', id)
          .where('id', 'in', staleIn(db, { seated, empty }))
          .executeTakeFirst();
        if (numDeletedRows > 0n) gone.push(id);
      }
      return gone;
    },

    timed: async () =>
      (
        await db
          .selectFrom('matches')
          .select('id')
          .where('status', '=', 'playing')
          .where('clock', 'is not', null)
          .execute()
      ).map(({ id }) => id),

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
