import { sample } from '@morgenrot/engine';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresDialect } from '../../src/store/database/postgres.ts';
import { POSTGRES, testDatabase } from '../kit/database.ts';
import { type Person, playOn, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';
import { type SilentLine, silentLine } from '../kit/silent-line.ts';
import { PAGE_WAITS_MS } from '../kit/standstill.ts';

const closing = (people: readonly Person[]) => () => {
  for (const person of people) person.close();
};

/** An answer that a page may give once more, by the same name. */
function answerOf(seats: readonly Seat[]): () => ReturnType<Seat['act']> {
  const seat = seats.find((one) => one.question());
  const question = seat?.question();
  const value = question && sample(question.ask, seeded(7));
  if (!seat || !question || value === undefined) throw new Error('nothing is asked');
  const action = crypto.randomUUID();
  return () => seat.act(question.id, value, action);
}

async function timed<T>(doing: Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  return { value: await doing, ms: performance.now() - began };
}

describe.runIf(POSTGRES !== undefined)('a database in which somebody holds a match', () => {
  async function held() {
    const database = await testDatabase('postgres');
    const server = await testServer({ database });
    onTestFinished(() => server.end());
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    onTestFinished(closing(people));
    const other = new pg.Client({ connectionString: database.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('update matches set title = title where id = $1', [table]);
    return { database, server, table, seats, other };
  }

  it('keeps nobody waiting without an answer, and goes on when it is let go', async () => {
    const { server, table, seats, other } = await held();
    const answer = answerOf(seats);
    const refused = await timed(answer());
    expect(refused.value).toMatchObject({ ok: false, reason: { key: 'server.store' } });
    expect(refused.ms).toBeLessThan(PAGE_WAITS_MS);
    await other.query('rollback');
    expect(await answer()).toEqual({ ok: true, n: 1 });
    expect(await server.store.matches.entries(table)).toHaveLength(1);
  });

  it('refuses nobody who has to wait a moment only', async () => {
    const { seats, other } = await held();
    const waiting = answerOf(seats)();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await other.query('rollback');
    expect(await waiting).toEqual({ ok: true, n: 1 });
  });

  it('is let go by a server that stands still in the middle of a transaction, before others lose their patience', async () => {
    const { database, table, seats, other } = await held();
    await other.query('rollback');
    const dialect = postgresDialect(database.databaseUrl!, () => undefined, { isServing: true });
    const still = new Kysely<{ matches: { id: string; title: string } }>({ dialect });
    onTestFinished(() => still.destroy());
    const transaction = await still.startTransaction().execute();
    await transaction.updateTable('matches').set({ title: 'held' }).where('id', '=', table).execute();
    const given = await timed(answerOf(seats)());
    expect(given.value).toEqual({ ok: true, n: 1 });
    expect(given.ms).toBeGreaterThan(1000);
    await expect(transaction.commit().execute()).rejects.toThrow();
    expect((await other.query('select title from matches where id = $1', [table])).rows).not.toEqual([
      { title: 'held' },
    ]);
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  });

  it('hurries no migration and no backup', async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.drop());
    const limitsOf = async (isServing: boolean) => {
      const db = new Kysely({ dialect: postgresDialect(database.databaseUrl!, () => undefined, { isServing }) });
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const { rows } = await sql<{
        setting: string;
      }>`select setting from pg_settings where name in (${sql.join(names)})`
        .execute(db)
        .finally(() => db.destroy());
      return rows.map(({ setting }) => Number(setting));
    };
    expect(await limitsOf(false)).toEqual([0, 0, 0]);
    for (const limit of await limitsOf(true)) expect(limit).toBeGreaterThan(0);
  });
});

describe.runIf(POSTGRES !== undefined)('a way to PostgreSQL on which nothing comes any more', () => {
  async function byLine() {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.drop());
    const line: SilentLine = await silentLine(database.databaseUrl!);
    onTestFinished(() => line.close());
    const server = await testServer({ database: { ...database, databaseUrl: line.by(database.databaseUrl!) } });
    onTestFinished(() => server.close());
    const tables = [];
    for (let i = 0; i < 4; i++) tables.push(await seatedTable(server.url, { options: { length: 'long' } }));
    for (const { people } of tables) onTestFinished(closing(people));
    await Promise.all(tables.map(({ seats }, i) => playOn(seats, 3, seeded(i))));
    return { line, server, tables };
  }

  it('is given up: what was asked is refused, and goes on over others; nothing is lost or doubled', async () => {
    const { line, server, tables } = await byLine();
    line.fallSilent();
    const answers = tables.map(({ seats }) => answerOf(seats));
    const first = await timed(Promise.all(answers.map((answer) => answer())));
    expect(first.ms).toBeLessThan(PAGE_WAITS_MS);
    for (const reply of first.value) if (!reply.ok) expect(reply.reason.key).toBe('server.store');
    expect(first.value.some((reply) => !reply.ok)).toBe(true);
    const second = await timed(Promise.all(answers.map((answer) => answer())));
    expect(second.ms).toBeLessThan(2000);
    expect(second.value).toEqual(tables.map(() => ({ ok: true, n: 4 })));
    for (const { table } of tables) expect(await server.store.matches.entries(table)).toHaveLength(4);
    expect(line.alive).toBeGreaterThan(0);
  });

  it('does not hide what was stored: only the answer to it was lost', async () => {
    const { line, server, tables } = await byLine();
    const [{ table, seats } = tables[0]!] = tables;
    const answer = answerOf(seats);
    line.answerNoMore(/commit/);
    const given = await timed(answer());
    expect(given.ms).toBeGreaterThan(2000);
    expect(given.value).toEqual({ ok: true, n: 4 });
    expect(await answer()).toEqual({ ok: true, n: 4 });
    expect(await server.store.matches.entries(table)).toHaveLength(4);
  });
});
