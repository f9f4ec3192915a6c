import { type TableInfo, usualSettings } from '@morgenrot/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptySeat, openStore, type Store } from '../../src/store/index.ts';
import { KINDS, POSTGRES, REDIS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { onStore } from '../kit/on-store.ts';
import { Person, Seat, seatedTable } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';

const HOUR = 3_600_000;

describe.each(KINDS)('tables that wait in vain, on %s', (kind) => {
  let store: Store;
  let made = 0;
  onStore(kind, (opened) => {
    store = opened;
  });
  async function table(at: number, name?: string): Promise<string> {
    const id = `expiring-${made++}`;
    const seats = [{ ...emptySeat('0'), ...(name === undefined ? {} : { name }) }, emptySeat('1', 'computer')];
    const about = { game: BAZAAR.id, rules: 1, title: '', options: {}, settings: usualSettings };
    await store.tables.create({ id, ...about, seats: [seats[0]!, { ...seats[1]!, name: 'Eos', computer: true }], at });
    return id;
  }

  it('go when nobody has done anything or looked on for long enough; those where nobody sits go sooner', async () => {
    const [old, fresh, watched] = [await table(100, 'Anna'), await table(900, 'Ben'), await table(100, 'Carla')];
    const [oldEmpty, freshEmpty] = [await table(600), await table(900)];
    await store.tables.seen([watched], 950);
    expect((await store.tables.removeStale({ seated: 500, empty: 800 })).sort()).toEqual([old, oldEmpty].sort());
    for (const id of [fresh, watched, freshEmpty]) expect(await store.tables.read(id)).toBeDefined();
    expect(await store.tables.removeStale({ seated: 500, empty: 800 })).toEqual([]);
    await Promise.all(
      [fresh, watched, freshEmpty].map((id) => store.tables.emptySeat(id, '0', { whileWaiting: true, at: 1 })),
    );
  });

  it('go once, whoever sweeps at the same time, and not when somebody has just sat down', async () => {
    const [gone, kept] = [await table(100, 'Anna'), await table(100)];
    await store.tables.takeSeat(kept, '0', { name: 'Ben' }, 2000);
    const swept = await Promise.all([1, 2, 3].map(() => store.tables.removeStale({ seated: 500, empty: 500 })));
    expect(swept.flat().filter((id) => id === gone)).toHaveLength(1);
    expect(swept.flat()).not.toContain(kept);
  });
});

/** How PostgreSQL goes on with a row for which it has had to wait is a question of its own. */
describe.runIf(POSTGRES !== undefined)('with PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('postgres');
  });
  afterAll(() => database.drop());

  it('a table stays where somebody sits down in the very moment in which it is cleared away', async () => {
    const store = await openStore(database, () => undefined);
    const about = { game: BAZAAR.id, rules: 1, title: '', options: {}, settings: usualSettings };
    await store.tables.create({ id: 'moment', ...about, seats: [emptySeat('0')], at: 100 });
    const other = new pg.Client({ connectionString: database.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query("update matches set updated = 2000, affairs_number = affairs_number + 1 where id = 'moment'");
    await other.query("update seats set name = 'Ben' where match = 'moment'");
    const swept = store.tables.removeStale({ seated: 500, empty: 500 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query('commit');
    expect(await swept).toEqual([]);
    expect((await store.tables.read('moment'))?.seats[0]?.name).toBe('Ben');
    await other.end();
    await store.close();
  });

  it.runIf(REDIS !== undefined)('a table stays that somebody has opened through another process', async () => {
    let past = 0;
    const settings = { redisUrl: REDIS };
    const sweeping = { sweepEveryMs: 20, now: () => Date.now() + past };
    const one = await testServer({ database, settings, parts: sweeping });
    const two = await testServer({ database, settings, parts: { now: () => Date.now() + 49 * HOUR } });
    const anna = new Person(one.url, 'Anna');
    const wish = { settings: { start: 'ready' } };
    const [{ id: left }, { id: opened }] = [await anna.create(wish), await anna.create(wish)];
    const there = new Person(two.url, 'Ben');
    await new Seat(there.connect(), opened).watch();
    past = 49 * HOUR;
    await expect.poll(async () => (await anna.ask('GET', `/api/tables/${left}`)).status).toBe(404);
    expect((await anna.ask('GET', `/api/tables/${opened}`)).status).toBe(200);
    there.close();
    await one.close();
    await two.close();
  });
});

describe('a server', () => {
  it('clears away what has waited too long, and leaves what somebody has open or plays', async () => {
    let past = 0;
    const parts = { sweepEveryMs: 20, now: () => Date.now() + past };
    const server = await testServer({ parts });
    const people = ['Anna', 'Ben', 'Carla'].map((name) => new Person(server.url, name));
    const [anna, ben] = people as [Person, Person];
    const { id: older } = await anna.create({ settings: { start: 'ready' } });
    past = 2 * HOUR;
    const { id: left } = await anna.create({ settings: { start: 'ready' } });
    const { id: watched } = await ben.create({ settings: { start: 'ready' } });
    const seat = new Seat(ben.connect(), watched);
    await seat.watch();
    const running = await seatedTable(server.url);
    past = 49 * HOUR;
    const keyOf = async (table: string) => (await anna.ask('GET', `/api/tables/${table}`)).body.reason?.key;
    await expect.poll(() => keyOf(older), { timeout: STANDSTILL_MS }).toBe('table.unknown');
    expect(await keyOf(left)).toBeUndefined();
    past = 51 * HOUR;
    await expect.poll(() => keyOf(left), { timeout: STANDSTILL_MS }).toBe('table.unknown');
    expect((await anna.ask('GET', `/api/tables/${watched}`)).status).toBe(200);
    expect((await anna.ask('GET', `/api/tables/${running.table}`)).status).toBe(200);
    for (const person of [...people, ...running.people]) person.close();
    const look = async () => (await anna.ask('GET', `/api/tables/${watched}`)).body as unknown as { table: TableInfo };
    // As long as the server has not heard that the page is closed, the table is looked at.
    await expect.poll(async () => (await look()).table.seats[0]?.present).toBe(false);
    past = 100 * HOUR;
    await expect.poll(async () => (await anna.ask('GET', `/api/tables/${watched}`)).status).toBe(404);
    expect((await anna.ask('GET', `/api/tables/${running.table}`)).status).toBe(200);
    await server.end();
  });
});
