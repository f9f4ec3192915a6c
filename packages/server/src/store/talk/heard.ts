import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.ts';

/** Whose lines of talk are asked for; `talk/hearing.ts` has the rule. */
export interface Hearing {
  /** The seat and the person that private words go to, and come from. */
  seat: string | null;
  person: string | undefined;
  /** Does this one read what watchers said among themselves? */
  isAmongWatchers: boolean;
  /** How far a viewer with a delay may know what was said at the table. Before the match there is no delay. */
  until?: { n: number; at: number; beganAt: number };
}

/** Beyond every number of a line. */
const ENDLESS = 2_000_000_000;
/** On several processes a line may be stored a moment after those that were said with a later state. */
const LATE_LINES = 50;

interface Place {
  match: string;
  before: number;
  limit: number;
}

type Line = Selectable<Schema['talk']>;

/** A line that is still hidden: up to there, lines need not be looked through one by one. */
async function firstHidden(db: Kysely<Schema>, match: string, n: number): Promise<number> {
  const row = await db
    .selectFrom('talk')
    .select('id')
    .where('match', '=', match)
    .where(sql<boolean>`channel = 'table'`)
    .where('state_number', '>', n)
    .orderBy('state_number')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? row.id + LATE_LINES : ENDLESS;
}

const lines = ({ match, before, limit }: Place, which: RawBuilder<unknown>): RawBuilder<Line> =>
  sql<Line>`select * from (select * from talk where match = ${match} and id < ${before} and ${which}
    order by id desc limit ${limit}) as part`;

/** The lines that somebody may know, newest first: each kind of them is found by an index of its own. */
export async function heardBefore(db: Kysely<Schema>, place: Place, hearing: Hearing): Promise<Line[]> {
  const { match, before, limit } = place;
  const { seat, person, until, isAmongWatchers } = hearing;
  const known = until === undefined ? before : Math.min(before, await firstHidden(db, match, until.n));
  const isKnown = until
    ? sql`and (at < ${until.beganAt} or (state_number <= ${until.n} and at <= ${until.at}))`
    : sql``;
  const parts = [
    lines({ ...place, before: known }, sql`channel = 'table' ${isKnown}`),
    lines(place, sql`channel = 'watchers' and open = 1`),
  ];
  if (isAmongWatchers) parts.push(lines(place, sql`channel = 'watchers' and open = 0`));
  if (seat !== null && person !== undefined)
    parts.push(
      lines(place, sql`channel = 'private' and person = ${person} and seat = ${seat}`),
      lines(place, sql`channel = 'private' and to_person = ${person} and addressee = ${seat}`),
    );
  const all = sql<Line>`(${sql.join(parts, sql` union `)})`.as<'heard'>('heard');
  return db.selectFrom(all).selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** All who have said something, found one after the other: not by looking at every line. */
export async function speakersIn(db: Kysely<Schema>, match: string): Promise<string[]> {
  const found = sql<{ person: string }>`(
    with recursive speaker(person) as (
      select min(person) from talk where match = ${match} and person > ''
      union all
      select (select min(person) from talk where match = ${match} and person > speaker.person)
      from speaker where speaker.person is not null
    )
    select person from speaker where person is not null
  )`.as<'found'>('found');
  return (await db.selectFrom(found).select('person').execute()).map(({ person }) => person);
}

/** What somebody may read is found without looking at what is hidden from them. */
export const heard: Migration = {
  async up(db) {
    await sql`create index talk_table on talk (match, id) where channel = 'table'`.execute(db);
    await sql`create index talk_states on talk (match, state_number, id) where channel = 'table'`.execute(db);
    await sql`create index talk_watchers on talk (match, open, id) where channel = 'watchers'`.execute(db);
    await sql`create index talk_from on talk (match, person, seat, id) where channel = 'private'`.execute(db);
    await sql`create index talk_to on talk (match, to_person, addressee, id) where channel = 'private'`.execute(db);
    await sql`create index matches_of_host on matches (host, status) where public = 1`.execute(db);
    // What was taken back is neither looked through for what stands, nor looked for among it.
    await sql`create index journal_standing on journal (match, n) where withdrawn_by is null`.execute(db);
    await sql`create index journal_withdrawn on journal (match, withdrawn_by, n) where withdrawn_by is not null`.execute(
      db,
    );
  },
};

/** Each line has a moment of its own, by which readers know it: those that share one follow each other. */
export const moments: Migration = {
  async up(db) {
    await sql`update talk set at = apart.at from (
      select match, id, nth + max(at - nth) over (partition by match order by id) as at
      from (select match, id, at, row_number() over (partition by match order by id) as nth from talk) as numbered
    ) as apart where talk.match = apart.match and talk.id = apart.id and talk.at <> apart.at`.execute(db);
    await sql`create unique index talk_moments on talk (match, at)`.execute(db);
  },
};
