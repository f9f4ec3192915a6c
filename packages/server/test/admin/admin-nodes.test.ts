import type { AdminTable, AuditLine, ServerFacts } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { claim } from '../kit/claims.ts';
import { POSTGRES } from '../kit/database.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { HAS_REDIS, type OwnRedis, ownRedis } from '../kit/redis.ts';
import type { TestServer } from '../kit/server.ts';
import { onTwoServers } from '../kit/two-servers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.runIf(POSTGRES !== undefined && HAS_REDIS)('an admin of two servers on one PostgreSQL', () => {
  let redis: OwnRedis;
  let one: TestServer;
  let two: TestServer;
  let here: Admin;
  let there: Admin;
  const open: Person[] = [];
  afterAll(() => redis.stop());
  onTwoServers(
    (first, second) => {
      one = first;
      two = second;
    },
    {
      settings: { adminToken: ADMIN_TOKEN },
      // Others test with that of everybody, and would be counted among the processes.
      async redis() {
        redis = await ownRedis();
        return redis.url;
      },
    },
  );
  beforeAll(async () => {
    here = new Admin(one.url);
    await here.enter();
    there = new Admin(two.url);
    there.cookie = here.cookie;
  });
  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });

  /** Anna plays at one server, Ben at the other. */
  async function table() {
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    open.push(anna, ben);
    const { id } = await anna.create({ options: { length: 'long' } });
    const first = new Seat(anna.connect(), id);
    await first.watch();
    await ben.join(id);
    const second = new Seat(ben.connect(), id);
    await second.watch();
    await first.until(() => first.match?.n === 0);
    return { id, pages: [first, second] };
  }
  const reach = (pages: readonly Seat[], n: number) =>
    Promise.all(pages.map((page) => page.until(() => page.match?.n === n)));

  it('is known at both by one cookie, and told of both', async () => {
    expect(await there.ask('GET', '/session')).toMatchObject({ status: 200 });
    const { server } = await there.read<{ server: ServerFacts }>('/server');
    expect(server).toMatchObject({ processes: 2, database: 'postgres' });
  });

  it('takes a match back through the server that does not have it, and both screens follow', async () => {
    const { id, pages } = await table();
    await playOn(pages, 10, seeded(3));
    expect(await there.at(id, 'rewind', { answer: 4, n: 10 })).toMatchObject({ status: 200, body: { n: 11 } });
    await reach(pages, 11);
    expect(await here.at(id, 'rewind', { answer: 2, n: 10 })).toMatchObject({ status: 409 });
    await playOn(pages, 3, seeded(4));
    const both = await Promise.all([
      here.at(id, 'rewind', { answer: 3, n: 14 }),
      there.at(id, 'rewind', { answer: 3, n: 14 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await reach(pages, 15);
    expect(pages.map(({ log }) => log.at(-1)?.key)).toEqual(['undo.host', 'undo.host']);
  });

  it('signs out and gives out a seat whose player is at the other server', async () => {
    const { id, pages } = await table();
    const { body } = await here.at(id, 'reissue', { seat: '1' });
    await pages[1]!.until(() => pages[1]?.joined?.seat === null);
    const dora = new Person(two.url, 'Dora');
    open.push(dora);
    expect(await claim(dora, String(body.token), { name: 'Dora' })).toEqual([200, '1']);
    expect(await there.at(id, 'signOut', { seat: '0' })).toMatchObject({ status: 200 });
    await pages[0]!.until(() => pages[0]?.joined?.seat === null);
  });

  it('closes a table at both, opens it again, and finds all of it in one list of what was done', async () => {
    const { id, pages } = await table();
    await there.at(id, 'close', { reason: 'Noise' });
    for (const page of pages) await page.until(() => page.shut?.key === 'table.closed');
    const { table: seen } = await here.read<{ table: AdminTable }>(`/tables/${id}`);
    expect(seen.closed).toMatchObject({ reason: 'Noise' });
    await here.at(id, 'open');
    for (const page of pages) await page.watch();
    expect(await playOn(pages, 2, seeded(1))).toBe(2);
    const { lines } = await there.read<{ lines: AuditLine[] }>('/audit');
    expect(lines.slice(0, 2)).toMatchObject([
      { deed: 'open', table: id, outcome: 'done' },
      { deed: 'close', table: id, outcome: 'done' },
    ]);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  });

  it('writes down what is done at both in the same moment, each once', async () => {
    const tables = await Promise.all([table(), table(), table(), table()]);
    await Promise.all(
      tables.flatMap(({ id }, index) => [
        here.at(id, 'close', { reason: `here ${index}` }),
        there.at(id, 'close', { reason: `there ${index}` }),
      ]),
    );
    const { lines } = await here.read<{ lines: AuditLine[] }>('/audit');
    const ours = lines.filter(({ table: id }) => tables.some((one) => one.id === id));
    expect(ours).toHaveLength(8);
    expect(ours.filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
    expect(ours.filter(({ outcome }) => outcome === 'admin.closed')).toHaveLength(4);
  });
});
