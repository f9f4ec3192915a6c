import type { PlayerId } from '@morgenrot/engine';
import type { Kysely } from 'kysely';
import { readyQuery } from '../database/ready.ts';
import type { Schema } from '../schema.ts';
import { standingOf } from './standing.ts';

/** Reads who has answered when. */
export interface Answers {
  /** The state number that an action has led to, if it was played before. */
  played(match: string, by: PlayerId, action: string): Promise<number | undefined>;
  /** The last answers that stand (given before a state number, and by these rules), newest first. */
  lastGiven(match: string, limit: number, before?: number): Promise<{ n: number; by: PlayerId }[]>;
  /** The last answer of a seat that stands and was given by these rules. */
  lastGivenBy(match: string, by: PlayerId): Promise<number | undefined>;
  /** The answers that stand and were given by these rules, from the one with this state number on, in order. */
  givenSince(match: string, n: number): Promise<{ n: number; by: PlayerId }[]>;
}

/** Beyond every state number. */
const NEWEST = 2_000_000_000;

/** Answers that may be taken back, if at all: those since the set-up, or since newer rules have taken over. */
const givenOf = (db: Kysely<Schema>, match: string) =>
  standingOf(db, match)
    .where('step', 'is not', null)
    .where('n', '>', ({ selectFrom }) =>
      selectFrom('journal as base')
        .select(({ fn }) => fn.max('base.n').as('n'))
        .where('base.match', '=', match)
        .where('base.seat', 'is', null),
    );

const byWhom = (rows: readonly { n: number; seat: PlayerId | null }[]): { n: number; by: PlayerId }[] =>
  rows.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, by: seat }]));

export function answersIn(db: Kysely<Schema>): Answers {
  const givenBefore = readyQuery(() =>
    givenOf(db, '').select(['n', 'seat']).where('n', '<', 0).orderBy('n', 'desc').limit(1),
  );
  const playedAs = readyQuery(() =>
    db.selectFrom('journal').select('n').where('match', '=', '').where('seat', '=', '').where('action', '=', ''),
  );

  return {
    played: async (match, by, action) => (await db.executeQuery(playedAs(match, by, action))).rows[0]?.n,

    lastGiven: async (match, limit, before = NEWEST) =>
      byWhom((await db.executeQuery(givenBefore(match, match, before, limit))).rows),

    lastGivenBy: async (match, by) => {
      const theirs = givenOf(db, match).select('n').where('seat', '=', by);
      return (await theirs.orderBy('n', 'desc').limit(1).executeTakeFirst())?.n;
    },

    givenSince: async (match, from) =>
      byWhom(await givenOf(db, match).select(['n', 'seat']).where('n', '>=', from).orderBy('n').execute()),
  };
}
