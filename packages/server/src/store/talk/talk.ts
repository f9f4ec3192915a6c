import type { PlayerId, Reason } from '@morgenrot/engine';
import type { Channel } from '@morgenrot/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isUniqueViolation } from '../database/errors.ts';
import { readyQuery } from '../database/ready.ts';
import type { Schema } from '../schema.ts';
import { type Hearing, heardBefore, speakersIn } from './heard.ts';

/** Something that was said at a table, as it is kept. */
export interface TalkRecord {
  id: number;
  channel: Channel;
  /** Empty for what nobody said. */
  person: string;
  name: string;
  seat?: PlayerId;
  /** The seat and the person that a private word goes to. */
  to?: { seat: PlayerId; person: string };
  /** Watchers' words that players may read while the match runs. */
  open: boolean;
  text: string;
  event?: Reason;
  /** Chosen by whoever says it: the same again is not said twice. */
  action: string;
  /** The state number of the match when it was said. */
  n: number;
  at: number;
}

export interface TalkStore {
  /** Keeps a line and gives it its number and a moment of its own; the same action of the same person again gives the line of before. */
  add(match: string, line: Omit<TalkRecord, 'id'>): Promise<TalkRecord>;
  /** The number of the last line; 0 when nothing has been said. */
  last(match: string): Promise<number>;
  /** The number of the first line that was said at this moment or later; undefined where all came before. */
  since(match: string, at: number): Promise<number | undefined>;
  /** So much of what was said after a line, oldest first. */
  after(match: string, id: number, limit: number): Promise<TalkRecord[]>;
  /** What somebody may know of what was said before a line, newest first. */
  before(match: string, hearing: Hearing, page: { id: number; limit: number }): Promise<TalkRecord[]>;
  /** All who have said something. */
  speakers(match: string): Promise<string[]>;
  /** A player goes on with this seat on another device, with their own words and those that were meant for them. */
  passOn(match: string, seat: PlayerId, from: string, to: string): Promise<void>;
}

/** So many lines may be said at the same moment on different processes. */
const TRIES = 50;

const toRecord = (row: Selectable<Schema['talk']>): TalkRecord => ({
  id: row.id,
  // What is in the columns was written by this store: see add.
  channel: row.channel as Channel,
  person: row.person,
  name: row.name,
  ...(row.seat === null ? {} : { seat: row.seat }),
  ...(row.addressee === null || row.to_person === null ? {} : { to: { seat: row.addressee, person: row.to_person } }),
  open: row.open === 1,
  text: row.text,
  ...(row.event === null ? {} : { event: JSON.parse(row.event) as Reason }),
  action: row.action,
  n: row.state_number,
  at: row.at,
});

export function talkIn(db: Kysely<Schema>): TalkStore {
  const lines = (match: string) => db.selectFrom('talk').selectAll().where('match', '=', match);

  async function said(match: string, person: string, action: string): Promise<TalkRecord | undefined> {
    const row = await lines(match).where('person', '=', person).where('action', '=', action).executeTakeFirst();
    return row && toRecord(row);
  }
  const newest = readyQuery(() =>
    db.selectFrom('talk').select(['id', 'at']).where('match', '=', '').orderBy('id', 'desc').limit(sql.lit(1)),
  );
  const newestOf = async (match: string): Promise<{ id: number; at: number }> =>
    (await db.executeQuery(newest(match))).rows[0] ?? { id: 0, at: 0 };

  /** False when the number or the action is taken. */
  async function insert(match: string, { to, open, event, n, ...line }: TalkRecord): Promise<boolean> {
    try {
      await db
        .insertInto('talk')
        .values({
          match,
          ...line,
          seat: line.seat ?? null,
          addressee: to?.seat ?? null,
          to_person: to?.person ?? null,
          open: open ? 1 : 0,
          event: event === undefined ? null : JSON.stringify(event),
          state_number: n,
        })
        .execute();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
  return {
    last: async (match) => (await newestOf(match)).id,
    async since(match, at) {
      const rows = db.selectFrom('talk').select('id').where('match', '=', match).where('at', '>=', at);
      return (await rows.orderBy('at').limit(1).executeTakeFirst())?.id;
    },
    async add(match, line) {
      for (let tried = 0; tried < TRIES; tried++) {
        const known = await said(match, line.person, line.action);
        if (known) return known;
        // Whoever else takes this number has to be stored before the next one can be: numbers come to light in order.
        const last = await newestOf(match);
        // Readers know a line by its moment: its number would tell how much there is that they do not hear.
        const record = { ...line, id: last.id + 1, at: Math.max(line.at, last.at + 1) };
        if (await insert(match, record)) return record;
      }
      throw new Error('too many speak at once');
    },

    after: async (match, id, limit) =>
      (await lines(match).where('id', '>', id).orderBy('id').limit(limit).execute()).map(toRecord),

    before: async (match, hearing, { id, limit }) =>
      (await heardBefore(db, { match, before: id, limit }, hearing)).map(toRecord),

    speakers: (match) => speakersIn(db, match),

    passOn: (match, seat, from, to) =>
      db.transaction().execute(async (tx) => {
        const of = tx.updateTable('talk').where('match', '=', match);
        await of.set({ to_person: to }).where('addressee', '=', seat).where('to_person', '=', from).execute();
        // An action is a person's own: here they become those of somebody who may have used the same ones.
        const taken = tx.selectFrom('talk').select('action').where('match', '=', match).where('person', '=', to);
        await of
          .set({ person: to })
          .where('seat', '=', seat)
          .where('person', '=', from)
          .where('action', 'not in', taken)
          .execute();
      }),
  };
}
