import { CompiledQuery, type DatabaseConnection, type Dialect } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Parts } from '../../src/server.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { POSTGRES, testDatabase } from '../kit/database.ts';
import { Person, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const closing = (people: readonly Person[]) => () => {
  for (const person of people) person.close();
};

describe.runIf(POSTGRES !== undefined)('a PostgreSQL that goes away and comes back', () => {
  it('costs nobody an answer: what was acknowledged is there, and the same server goes on', async () => {
    const database = await testDatabase('postgres');
    const server = await testServer({ database });
    onTestFinished(() => server.end());
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    onTestFinished(closing(people));
    const admin = new pg.Client({ connectionString: database.databaseUrl });
    await admin.connect();
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    const below = seeded(5);
    const kept: number[] = [];
    for (let round = 0; round < 20; round++) {
      const asked = seats.find((seat) => seat.question());
      if (!asked) break;
      // All connections break, some of them in the middle of what is being stored.
      const [reply] = await Promise.all([asked.play(below), admin.query(`${others} and pid <> pg_backend_pid()`)]);
      if (reply.ok) kept.push(Number(reply.n));
      else expect(['server.store', 'server.failed']).toContain(reply.reason.key);
      for (const seat of seats) {
        // Nobody has to be told that it is back.
        await expect
          .poll(
            () =>
              seat.watch().then(
                () => true,
                () => false,
              ),
            { timeout: 20_000 },
          )
          .toBe(true);
      }
    }
    await admin.end();
    await expect.poll(() => server.store.answers(), { timeout: 20_000 }).toBe(true);
    const n = (await server.store.matches.load(table))?.record.n ?? 0;
    expect(await server.store.matches.entries(table)).toHaveLength(n);
    expect(Math.max(...kept)).toBeLessThanOrEqual(n);
    expect(new Set(kept).size).toBe(kept.length);
    for (const seat of seats) expect((await seat.watch()).match?.n).toBe(n);
  });
});

describe.runIf(POSTGRES !== undefined)('a line to PostgreSQL that is lost in the middle of storing', () => {
  it('costs no answer and no taking back: it is stored over another one', async () => {
    const database = await testDatabase('postgres');
    const server = await testServer({ database });
    onTestFinished(() => server.end());
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    onTestFinished(closing(people));
    const admin = new pg.Client({ connectionString: database.databaseUrl });
    await admin.connect();
    onTestFinished(() => admin.end());
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    /** Whoever stores something at the table waits, and is cut off while it does. */
    async function cutWhile<T>(deed: () => Promise<T>): Promise<T> {
      await admin.query('begin');
      await admin.query('select id from matches where id = $1 for update', [table]);
      const done = deed();
      await expect.poll(async () => (await admin.query(cut)).rowCount, { interval: 20 }).toBe(1);
      await admin.query('rollback');
      return done;
    }
    const asked = seats.find((seat) => seat.question())!;
    const reply = await cutWhile(() => asked.play(seeded(5)));
    expect(reply).toMatchObject({ ok: true });
    await asked.until(() => asked.match?.n === Number(reply.ok && reply.n));
    expect(asked.match?.undo).toBeDefined();
    expect(await cutWhile(() => asked.say('undo', { table, n: asked.match!.n }))).toMatchObject({ ok: true });
    expect(await server.store.matches.entries(table)).toHaveLength(2);
  });
});

/** SQLite with so many pages and no more: it says the same as when the disk has no more. */
function bounded(dialect: Dialect): { dialect: Dialect; limit(pages: number): Promise<void> } {
  let real: DatabaseConnection | undefined;
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver() {
        const driver = dialect.createDriver();
        const acquire = driver.acquireConnection.bind(driver);
        driver.acquireConnection = async () => {
          real = await acquire();
          return real;
        };
        return driver;
      },
    },
    async limit(pages) {
      await real?.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${pages}`));
    },
  };
}

type Disk = ReturnType<typeof bounded>;

async function onSmallDisk(parts: Parts = {}): Promise<{ server: TestServer; disk: Disk }> {
  const database = await testDatabase('sqlite');
  let disk: Disk | undefined;
  const store = await openStore(
    database,
    () => undefined,
    (dialect) => {
      disk = bounded(dialect);
      return disk.dialect;
    },
  );
  const small = (opened: Store): Store => ({
    ...store,
    close: async () => void (await Promise.all([opened.close(), store.close()])),
  });
  const server = await testServer({ database, parts: { ...parts, store: small } });
  onTestFinished(() => server.end());
  if (!disk) throw new Error('the store was opened otherwise');
  return { server, disk };
}

describe('a disk that is full', () => {
  it('refuses what cannot be stored, keeps what was, and goes on when there is room again', async () => {
    const { server, disk } = await onSmallDisk();
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    onTestFinished(closing(people));
    // No page more than there is.
    await disk.limit(1);
    const below = seeded(3);
    let refusal = '';
    for (let said = 0; said < 400 && refusal === ''; said++) {
      const text = 'lamps '.repeat(60);
      const words = { table, channel: 'table', text, action: crypto.randomUUID() };
      const reply = await seats[0]!.say('say', words);
      if (!reply.ok) refusal = reply.reason.key;
    }
    expect(refusal).toMatch(/^server\./);
    const before = await server.store.matches.load(table);
    const { match } = await seats[0]!.watch();
    expect(match?.n).toBe(before?.record.n);

    await disk.limit(1_000_000);
    const asked = seats.find((seat) => seat.question())!;
    expect((await asked.play(below)).ok).toBe(true);
    expect((await server.store.matches.load(table))?.record.n).toBe((before?.record.n ?? 0) + 1);
  });

  it('keeps computer players waiting, and nobody has to wake them when there is room again', async () => {
    const { server, disk } = await onSmallDisk({ computerDelayMs: 20, thinking: { thinkers: 1 } });
    const anna = new Person(server.url, 'Anna');
    onTestFinished(closing([anna]));
    const settings = { start: 'full', standIn: 'wanderer', pace: 'quick' };
    const wish = {
      options: { length: 'long' },
      seats: 2,
      plans: ['open', 'computer'],
      strengths: { 1: 'wanderer' },
      settings,
    };
    const { id } = await anna.create(wish);
    const page = new Seat(anna.connect(), id);
    await page.watch();
    await page.say('order', { table: id, do: { kind: 'standIn', seat: '0' } });
    await page.until(() => (page.match?.n ?? 0) > 3, 60_000);
    await disk.limit(1);
    await expect.poll(server.logged, { timeout: 60_000 }).toContain('a computer player is stuck');
    const full = (await server.store.matches.load(id))?.record.n ?? 0;
    await disk.limit(1_000_000);
    await page.until(() => (page.match?.n ?? 0) > full + 3, 60_000);
  }, 180_000);
});
