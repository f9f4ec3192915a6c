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
  /** When the match last moved on before; absent where nobody knows. */
  updatedAt?: number;
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

/** By what one sees whether a table has changed, without reading all of it. */
export interface WhereItStands extends Pick<TableRecord, 'n' | 'affairsNumber' | 'rules' | 'nextMatch'> {
  /** The last line of its talk; 0 when nothing has been said. */
  told: number;
}

/** `conflict`: somebody else has moved the match on. `repeated`: this action has been played before. */
export type Committed = 'stored' | 'conflict' | 'repeated';

export interface Matches {
  load(match: string): Promise<Saved | undefined>;
  /** Where these tables stand; those that are no more are missing. */
  standings(matches: readonly string[]): Promise<Map<string, WhereItStands>>;
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
  /** So many lines of it after a state number, what was taken back included. */
  journalAfter(match: string, after: number, limit: number): Promise<JournalRecord[]>;
  /** The line of it that these rules go on from: the set-up, or where they have taken the match over. */
  base(match: string): Promise<JournalRecord | undefined>;
}

/** Beyond every state number. */
const NEWEST = 2_000_000_000;

/** A statement takes only so many values. */
const AT_ONCE = 500;

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

  /** Whoever opens a table asks these: after a new start for hundreds of them at once. */
  const whole = ready(() =>
    db
      .selectFrom('matches')
      .leftJoin('snapshots', 'snapshots.match', 'matches.id')
      .selectAll('matches')
      .select(['snapshots.state as state', 'snapshots.n as n'])
      .where('matches.id', '=', ''),
  );
  const changesBetween = ready(() =>
    db
      .selectFrom('changes')
      .select(['n', 'delta'])
      .where('match', '=', '')
      .where('n', '>', 0)
      .where('n', '<=', 0)
      .orderBy('n'),
  );
  const seatsAt = ready(() => db.selectFrom('seats').selectAll().where('match', '=', '').orderBy('seat'));
  const givenBefore = ready(() => given('').select(['n', 'seat']).where('n', '<', 0).orderBy('n', 'desc').limit(1));
  const standingBefore = ready(() =>
    standing('').select(['n', 'entry', 'news', 'at']).where('n', '<', 0).orderBy('n', 'desc').limit(1),
  );
  const standingThen = ready(() =>
    db
      .selectFrom('journal')
      .select(['n', 'entry', 'news', 'at'])
      .where('match', '=', '')
      .where('n', '<=', 0)
      .where((where) => where.or([where('withdrawn_by', 'is', null), where('withdrawn_by', '>', 0)]))
      .where('n', '<', 0)
      .orderBy('n', 'desc')
      .limit(1),
  );
  const playedAs = ready(() =>
    db.selectFrom('journal').select('n').where('match', '=', '').where('seat', '=', '').where('action', '=', ''),
  );

  const standingsOf = (matches: readonly string[]) =>
    db
      .selectFrom('matches')
      .select(['id', 'state_number', 'affairs_number', 'rules', 'next_match'])
      .select(({ selectFrom }) =>
        selectFrom('talk')
          .select(({ fn }) => fn.max('talk.id').as('last'))
          .whereRef('talk.match', '=', 'matches.id')
          .as('told'),
      )
      .where('id', 'in', matches);

  /** Snapshot and changes are read one after the other: a new snapshot between the two takes the changes away. */
  async function read(match: string): Promise<Saved | undefined | 'moved'> {
    const [row] = (await db.executeQuery(whole(match))).rows;
    if (!row) return undefined;
    const { state, n } = row;
    const changes =
      n === null || n === row.state_number
        ? []
        : (await db.executeQuery(changesBetween(match, n, row.state_number))).rows;
    if (n !== null && (changes.at(-1)?.n ?? n) !== row.state_number) return 'moved';
    const seats = (await db.executeQuery(seatsAt(match))).rows;
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

    async standings(matches) {
      const found = new Map<string, WhereItStands>();
      for (let i = 0; i < matches.length; i += AT_ONCE) {
        for (const row of await standingsOf(matches.slice(i, i + AT_ONCE)).execute()) {
          const { id, state_number: n, affairs_number: affairsNumber, rules, next_match, told } = row;
          const next = next_match === null ? {} : { nextMatch: next_match };
          found.set(id, { n, affairsNumber, rules, ...next, told: told ?? 0 });
        }
      }
      return found;
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
      const { rows } = await db.executeQuery(givenBefore(match, match, before, limit));
      return rows.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, by: seat }]));
    },

    async givenSince(match, from) {
      const rows = await given(match).select(['n', 'seat']).where('n', '>=', from).orderBy('n').execute();
      return rows.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, by: seat }]));
    },

    async pageBefore(match, before, limit, asOf) {
      if (asOf === undefined) {
        return (await db.executeQuery(standingBefore(match, before, limit))).rows.map(toJournal);
      }
      return (await db.executeQuery(standingThen(match, asOf, asOf, before, limit))).rows.map(toJournal);
    },

    async between(match, from, to) {
      const rows = await db
        .selectFrom('journal')
        .select(['n', 'entry', 'news', 'at', 'withdrawn_by'])
        .where('match', '=', match)
        .where('n', '>', from)
        .where('n', '<=', to)
        .orderBy('n')
        .execute();
      const takenBack = await db
        .selectFrom('journal')
        .select('n')
        .where('match', '=', match)
        .where('withdrawn_by', '>', from)
        .where('withdrawn_by', '<=', to)
        .where('n', '<=', from)
        .orderBy('n')
        .execute();
      const stands = (row: { withdrawn_by: number | null }) => row.withdrawn_by === null || row.withdrawn_by > to;
      return { entries: rows.filter(stands).map(toJournal), withdrawn: takenBack.map(({ n }) => n) };
    },

    wayBack: wayBackIn(db),

    journal: async (match) =>
      (
        await db
          .selectFrom('journal')
          .select(['n', 'entry', 'news', 'at', 'withdrawn_by'])
          .where('match', '=', match)
          .orderBy('n')
          .execute()
      ).map((row) => ({ ...toJournal(row), ...(row.withdrawn_by === null ? {} : { withdrawnBy: row.withdrawn_by }) })),

    journalAfter: async (match, after, limit) =>
      (
        await db
          .selectFrom('journal')
          .select(['n', 'entry', 'news', 'at'])
          .where('match', '=', match)
          .where('n', '>', after)
          .orderBy('n')
          .limit(limit)
          .execute()
      ).map(toJournal),

    async base(match) {
      const lines = db.selectFrom('journal').select(['n', 'entry', 'news', 'at']).where('match', '=', match);
      const row = await lines.where('seat', 'is', null).orderBy('n', 'desc').limit(1).executeTakeFirst();
      return row && toJournal(row);
    },

    async entries(match) {
      const rows = db.selectFrom('journal').select('entry').where('match', '=', match).where('seat', 'is not', null);
      return (await rows.orderBy('n').execute()).flatMap(({ entry }) =>
        entry === null ? [] : [JSON.parse(entry) as Entry],
      );
    },
  };
}
