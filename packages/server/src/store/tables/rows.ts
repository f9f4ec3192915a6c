import type { Options, PlayerId } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Affairs, ClockRecord, SeatRecord, TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';

export type NewTable = Pick<
  TableRecord,
  | 'id'
  | 'game'
  | 'rules'
  | 'title'
  | 'options'
  | 'settings'
  | 'passwordHash'
  | 'watchKey'
  | 'host'
  | 'openedFrom'
  | 'seats'
  | 'seed'
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

/** What is left of a seat when somebody has got up. */
export const NOBODY_SEATED = {
  name: null,
  person: null,
  credential_hash: null,
  data: null,
  hand: 0,
  ready: 0,
  colour: null,
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
  strength: seat.strength ?? null,
  hints: seat.hints,
  data: seat.data ?? null,
  plan: seat.plan,
  hand: seat.hand,
  ready: seat.ready ? 1 : 0,
  colour: seat.colour ?? null,
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

/** So many tables of one person are in the list for everybody: nobody fills it alone. */
export const LISTED_OF_ONE = 8;
/** Of all who come without a cookie, by clients of the framework's own kind. */
const LISTED_OF_NOBODY = 20;
/** Of one address its newest: as many as the list shows. */
const LISTED_OF_ADDRESS = 50;

const countOf = (others: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from matches as other where other.public = 1
    and other.status in ('waiting', 'playing') and ${others})`;

const whenAll = (...conditions: RawBuilder<unknown>[]): RawBuilder<number> =>
  sql<number>`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end`;

const isHidden = ({ access }: TableSettings): boolean => access === 'link';

/** Is a new table in the list? */
const listedAnew = (host: string | null): RawBuilder<number> =>
  whenAll(
    host === null
      ? sql`${countOf(sql`other.host is null`)} < ${sql.lit(LISTED_OF_NOBODY)}`
      : sql`${countOf(sql`other.host = ${host}`)} < ${sql.lit(LISTED_OF_ONE)}`,
  );

const NEWER_FROM_THERE = sql`other.opened_from = matches.opened_from and other.created > matches.created`;
/** The same for a table that is there already. */
const LISTED_NOW = whenAll(
  sql`${countOf(sql`other.host = matches.host and other.id <> matches.id`)} < ${sql.lit(LISTED_OF_ONE)}`,
  sql`${countOf(NEWER_FROM_THERE)} < ${sql.lit(LISTED_OF_ADDRESS)}`,
);

/** Where one more table of an address has come into the list, its oldest there makes room. */
async function makeRoomInList(tx: Transaction<Schema>, openedFrom: number): Promise<void> {
  const beyond = await tx
    .selectFrom('matches')
    .select('id')
    .where('public', '=', 1)
    .where('status', 'in', ['waiting', 'playing'])
    .where('opened_from', '=', openedFrom)
    .orderBy('created', 'desc')
    .offset(LISTED_OF_ADDRESS)
    .limit(LISTED_OF_ADDRESS)
    .execute();
  if (beyond.length === 0) return;
  const ids = beyond.map(({ id }) => id);
  await tx.updateTable('matches').set({ public: 0 }).where('id', 'in', ids).execute();
}

/** The columns that an amendment sets. */
export function columnsOf({ title, options, settings, passwordHash, watchKey, host, affairs, clock }: Amendment) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(options === undefined ? {} : { options: JSON.stringify(options) }),
    ...(settings === undefined
      ? {}
      : { settings: JSON.stringify(settings), public: isHidden(settings) ? 0 : LISTED_NOW }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    ...(watchKey === undefined ? {} : { watch_key: watchKey }),
    ...(host === undefined ? {} : { host }),
    ...(affairs === undefined ? {} : { affairs: JSON.stringify(affairs) }),
    ...(clock === undefined ? {} : { clock: clock === null ? null : JSON.stringify(clock) }),
  };
}

export async function changeSeats(tx: Transaction<Schema>, id: string, { seats = [], without = [] }: Amendment) {
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
export async function touch(tx: Transaction<Schema>, id: string, at: number, statuses: string[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ updated: at, affairs_number: sql`affairs_number + 1` })
    .where('id', '=', id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertTable(tx: Transaction<Schema>, table: NewTable): Promise<void> {
  const { id, game, rules, title, at, settings } = table;
  const { host = null, openedFrom = null, passwordHash = null, watchKey = null } = table;
  const texts = { options: JSON.stringify(table.options), settings: JSON.stringify(settings) };
  const isPublic = isHidden(settings) ? 0 : listedAnew(host);
  const open = { status: 'waiting', seed: table.seed ?? null, public: isPublic, opened_from: openedFrom };
  const secrets = { password_hash: passwordHash, watch_key: watchKey };
  await tx
    .insertInto('matches')
    .values({ id, game, rules, title, host, ...texts, ...open, ...secrets, created: at, updated: at })
    .execute();
  await insertSeats(tx, id, table.seats);
  if (openedFrom !== null) await makeRoomInList(tx, openedFrom);
}
