import type { Entry, LogEntry, Options, Outcome, PlayerId } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely } from 'kysely';
import { ready } from './ready.ts';
import {
  type ClockRecord,
  type JournalRecord,
  type SeatRecord,
  stateFromText,
  stateToText,
  type TableRecord,
  toJournal,
  toSeat,
  toTable,
} from './records.ts';
import type { Schema } from './schema.ts';
import { insertSeats } from './table-rows.ts';
import { type WayBack, wayBackIn } from './ways-back.ts';

/** One step of a match, to be stored as a whole or not at all. */
export interface Advance {
  match: string;
  /** The state it was decided on. */
  from: TableState;
  state: TableState;
  entry: Entry;
  /** The page's own id of an answer. */
  action?: string;
  news: readonly LogEntry[];
  undos: number;
  undoneAt: number;
  /** The state number of the first answer that an undo takes back; everything given after it goes with it. */
  takesBack?: number;
  /** The banks of time after it, and the number of the table's last change that they were counted by. */
  clock?: ClockRecord;
  affairsNumber?: number;
  outcome?: Outcome;
  at: number;
}

export interface Beginning {
  match: string;
  /** The table as it was known when it was set up: the number of its last change. */
  affairsNumber: number;
  /** Who plays: those who sit there, numbered anew where seats have stayed empty. */
  seats: readonly SeatRecord[];
  /** As the seats are numbered now. */
  options: Options;
  seed: string;
  state: TableState;
  clock?: ClockRecord;
  outcome?: Outcome;
  at: number;
}

export interface Saved {
  record: TableRecord;
  /** Absent until the match begins. */
  state?: TableState;
}

/** `conflict`: somebody else has moved the match on. `repeated`: this action has been played before. */
export type Committed = 'stored' | 'conflict' | 'repeated';

export interface Matches {
  load(match: string): Promise<Saved | undefined>;
  /** The first state. False if it has begun already, or somebody has just come or left. */
  begin(beginning: Beginning): Promise<boolean>;
  commit(advance: Advance): Promise<Committed>;
  /** The state number that an action has led to, if it was played before. */
  played(match: string, by: PlayerId, action: string): Promise<number | undefined>;
  /** The last answers that stand (given before a state number, and by these rules), newest first. */
  lastGiven(match: string, limit: number, before?: number): Promise<{ n: number; by: PlayerId }[]>;
  /** The answers that stand and were given by these rules, from the one with this state number on, in order. */
  givenSince(match: string, n: number): Promise<{ n: number; by: PlayerId }[]>;
  /** What stands of the journal before a state number, newest first; with `asOf`, what stood then. */
  pageBefore(match: string, before: number, limit: number, asOf?: number): Promise<JournalRecord[]>;
  /** What happened from one state number to another, and which older answers were taken back meanwhile. */
  between(match: string, from: number, to: number): Promise<{ entries: JournalRecord[]; withdrawn: number[] }>;
  /** An earlier state, found from a later one; nothing where what leads there is not kept. */
  wayBack: WayBack;
  /** The whole journal, what was taken back included. */
  entries(match: string): Promise<Entry[]>;
  /** The same with what each entry made happen, the set-up first. */
  journal(match: string): Promise<JournalRecord[]>;
}

/** Beyond every state number. */
const NEWEST = 2_000_000_000;

/** So often a match is read again that others move on faster than it can be read. */
const TRIES = 10;

export function matchesIn(db: Kysely<Schema>, commit: Matches['commit']): Matches {
  const standing = (match: string) =>
    db.selectFrom('journal').where('match', '=', match).where('withdrawn_by', 'is', null);
  /** Answers that may be taken back, if at all: those since the set-up, or since newer rules have taken over. */
  const given = (match: string) =>
    standing(match)
      .where('step', 'is not', null)
      .where('n', '>', ({ selectFrom }) =>
        selectFrom('journal as base')
          .select(({ fn }) => fn.max('base.n').as('n'))
          .where('base.match', '=', match)
          .where('base.seat', 'is', null),
      );

  const playedAs = ready(() =>
    db.selectFrom('journal').select('n').where('match', '=', '').where('seat', '=', '').where('action', '=', ''),
  );

  /** Snapshot and changes are read one after the other: a new snapshot between the two takes the changes away. */
  async function read(match: string): Promise<Saved | undefined | 'moved'> {
    const row = await db
      .selectFrom('matches')
      .leftJoin('snapshots', 'snapshots.match', 'matches.id')
      .selectAll('matches')
      .select(['snapshots.state as state', 'snapshots.n as n'])
      .where('matches.id', '=', match)
      .executeTakeFirst();
    if (!row) return undefined;
    const { state, n } = row;
    const changes =
      n === null || n === row.state_number
        ? []
        : await db
            .selectFrom('changes')
            .select(['n', 'delta'])
            .where('match', '=', match)
            .where('n', '>', n)
            .where('n', '<=', row.state_number)
            .orderBy('n')
            .execute();
    if (n !== null && (changes.at(-1)?.n ?? n) !== row.state_number) return 'moved';
    const seats = await db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
    const record = toTable(row, seats.map(toSeat));
    if (state === null) return { record };
    const texts = changes.map(({ delta }) => delta);
    return { record, state: stateFromText(state, texts) };
  }

  return {
    async load(match) {
      for (let tried = 0; tried < TRIES; tried++) {
        const saved = await read(match);
        if (saved !== 'moved') return saved;
      }
      throw new Error('a match moves on faster than it can be read');
    },

    begin: ({ match, affairsNumber, seats, options, seed, state, clock, outcome, at }) =>
      db.transaction().execute(async (tx) => {
        const over =
          outcome === undefined
            ? { status: 'playing' }
            : { status: 'over', outcome: JSON.stringify(outcome), ended: at };
        const times = { updated: at, began: at, clock: clock ? JSON.stringify(clock) : null };
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({ seed, options: JSON.stringify(options), ...over, ...times, affairs_number: affairsNumber + 1 })
          .where('id', '=', match)
          .where('status', '=', 'waiting')
          .where('affairs_number', '=', affairsNumber)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await tx.deleteFrom('seats').where('match', '=', match).execute();
        await insertSeats(tx, match, seats);
        await tx
          .insertInto('journal')
          .values({ match, n: state._stateID, news: JSON.stringify(state.G.news), at })
          .execute();
        await tx
          .insertInto('snapshots')
          .values({ match, n: state._stateID, state: stateToText(state) })
          .execute();
        return true;
      }),

    commit,

    played: async (match, by, action) => (await db.executeQuery(playedAs(match, by, action))).rows[0]?.n,

    async lastGiven(match, limit, before = NEWEST) {
      const rows = await given(match)
        .select(['n', 'seat'])
        .where('n', '<', before)
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, by: seat }]));
    },

    async givenSince(match, from) {
      const rows = await given(match).select(['n', 'seat']).where('n', '>=', from).orderBy('n').execute();
      return rows.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, by: seat }]));
    },

    async pageBefore(match, before, limit, asOf) {
      const known =
        asOf === undefined
          ? standing(match)
          : db
              .selectFrom('journal')
              .where('match', '=', match)
              .where('n', '<=', asOf)
              .where((where) => where.or([where('withdrawn_by', 'is', null), where('withdrawn_by', '>', asOf)]));
      const page = known.select(['n', 'entry', 'news', 'at']).where('n', '<', before).orderBy('n', 'desc').limit(limit);
      return (await page.execute()).map(toJournal);
    },

    async between(match, from, to) {
      const rows = await db
        .selectFrom('journal')
        .select(['n', 'entry', 'news', 'at', 'withdrawn_by'])
        .where('match', '=', match)
        .where('n', '<=', to)
        .where((where) => where.or([where('n', '>', from), where('withdrawn_by', '>', from)]))
        .orderBy('n')
        .execute();
      const isTakenBack = (row: { withdrawn_by: number | null }) => row.withdrawn_by !== null && row.withdrawn_by <= to;
      return {
        entries: rows.filter((row) => row.n > from && !isTakenBack(row)).map(toJournal),
        withdrawn: rows.filter((row) => row.n <= from && isTakenBack(row)).map(({ n }) => n),
      };
    },

    wayBack: wayBackIn(db),

    journal: async (match) =>
      (
        await db
          .selectFrom('journal')
          .select(['n', 'entry', 'news', 'at'])
          .where('match', '=', match)
          .orderBy('n')
          .execute()
      ).map(toJournal),

    async entries(match) {
      const rows = db.selectFrom('journal').select('entry').where('match', '=', match).where('seat', 'is not', null);
      return (await rows.orderBy('n').execute()).flatMap(({ entry }) =>
        entry === null ? [] : [JSON.parse(entry) as Entry],
      );
    },
  };
}
