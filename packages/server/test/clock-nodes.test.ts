import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { KINDS, REDIS, testDatabase } from './kit/database.ts';
import { Person, Seat, seeded } from './kit/person.ts';
import { serverProcess } from './kit/process.ts';
import { type TestServer, testServer } from './kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from './kit/two-servers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const timed = (clock: object) => ({ start: 'full', clock: { minutes: 10, plus: 0, atZero: 'nothing', ...clock } });
const left = async (page: Seat): Promise<Record<string, number>> => {
  await page.watch();
  return page.info?.clock?.left ?? {};
};

describe.each(KINDS)('a server on %s that is killed while time runs', (kind) => {
  it('counts no moment of which nobody knows whether anybody could play', { timeout: 60_000 }, async () => {
    const database = await testDatabase(kind);
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
    let server = await serverProcess(env);
    const people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
    const { id } = await people[0]!.create({ game: 'new-dawn', seats: 2, settings: timed({}) });
    await people[1]!.join(id);
    // Somebody is there: what everybody has left runs on as on a wall.
    await new Seat(people[0]!.connect(), id).watch();
    await wait(1200);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    people[0]!.close();
    await wait(2500);
    server = await serverProcess(env);
    const anna = new Person(server.url, 'Anna');
    anna.cookie = people[0]!.cookie;
    const page = new Seat(anna.connect(), id);
    const first = await left(page);
    const running = page.info?.clock?.running ?? [];
    expect(running.length).toBeGreaterThan(0);
    // Away for 2.5 s and played for 1.2 s at most: what was not written down is given back, and the gap is nobody's.
    for (const seat of running) expect(first[seat]).toBeGreaterThan(10 * MINUTE - 2200);
    await wait(1000);
    const later = await left(page);
    for (const seat of running) expect(first[seat]! - later[seat]!).toBeGreaterThan(800);
    anna.close();
    await server.end('SIGTERM');
    // A server that closes in order writes the last moment down.
    const store = await openStore(database, () => undefined);
    const stored = (await store.matches.load(id))?.record.clock;
    for (const seat of running) expect(Math.abs(stored!.left[seat]! - later[seat]!)).toBeLessThan(1500);
    await store.close();
    await database.drop();
  });
});

describe.runIf(CAN_BE_TWO)('a bank of time on two servers', () => {
  let one: TestServer;
  let two: TestServer;
  const time = { now: 1_900_000_000_000 };
  const open: Person[] = [];
  const parts = { now: () => time.now, clockPace: { lookMs: 10, writeMs: 2 * SECOND }, computerDelayMs: 5 };
  onTwoServers(
    (first, second) => {
      one = first;
      two = second;
    },
    { parts },
  );
  afterAll(() => {
    for (const person of open) person.close();
  });
  const at = async (server: TestServer, person: Person, id: string): Promise<Seat> => {
    const there = new Person(server.url, person.name);
    there.cookie = person.cookie;
    open.push(there);
    const seat = new Seat(there.connect(), id);
    await seat.watch();
    return seat;
  };
  const comeTo = (server: TestServer, id: string): Promise<Seat> => at(server, new Person(server.url, 'Stranger'), id);
  async function table(clock: object) {
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    const { id } = await anna.create({ settings: timed(clock) });
    await ben.join(id);
    return { id, anna: await at(one, anna, id), ben: await at(two, ben, id) };
  }
  /** Time passes as it does, a second after the other. */
  async function pass(seconds: number): Promise<void> {
    for (let n = 0; n < seconds; n++) {
      time.now += SECOND;
      await wait(25);
    }
  }

  it('runs the same on both, whoever has counted it last', async () => {
    const { anna, ben } = await table({ plus: 10 });
    await pass(9);
    expect((await left(anna))['0']).toBe(591 * SECOND);
    expect((await left(ben))['0']).toBe(591 * SECOND);
    const below = seeded(4);
    while (anna.question()) {
      const reply = await anna.play(below);
      await anna.until(() => anna.match!.n >= Number((reply as { n?: number }).n));
    }
    await ben.until(() => ben.question() !== undefined);
    await pass(5);
    while (ben.question() && (await left(ben))['1'] !== undefined && !anna.question()) {
      const reply = await ben.play(below);
      await ben.until(() => ben.match!.n >= Number((reply as { n?: number }).n));
      await anna.until(() => anna.match!.n >= ben.match!.n);
    }
    await pass(3);
    for (const seat of ['0', '1']) expect((await left(anna))[seat]).toBe((await left(ben))[seat]);
    expect((await left(ben))['0']).toBeLessThanOrEqual(601 * SECOND);
  });
  it('runs on as on a wall when everybody has left both, and only then', async () => {
    const { id, anna, ben } = await table({});
    const stored = async () => (await one.store.tables.clockOf(id))!;
    anna.socket.disconnect();
    await pass(5);
    expect((await stored()).at).toBeGreaterThan(time.now - 4 * SECOND);
    expect((await left(ben))['0']).toBe(595 * SECOND);
    ben.socket.disconnect();
    await pass(4);
    const { at } = await stored();
    await pass(20);
    expect((await stored()).at).toBe(at);
    const again = await comeTo(two, id);
    expect((await left(again))['0']).toBe(571 * SECOND);
  });
  it('that is empty is acted on once', async () => {
    const { id, anna, ben } = await table({ minutes: 1, atZero: 'computer' });
    await pass(62);
    for (const page of [anna, ben]) await page.until(() => page.info?.seats[0]?.computer === true);
    await ben.until(() => ben.question() !== undefined);
    const logged = one.logged() + two.logged();
    const lines = logged.split('\n').filter((line) => line.includes('time is over') && line.includes(id));
    expect(lines).toHaveLength(1);
  });
  it('goes on at the other one when the first is gone, and the gap is nobody’s', async () => {
    const third = await testServer({ database: two.database, settings: { redisUrl: REDIS }, parts });
    const anna = new Person(third.url, 'Anna');
    const { id } = await anna.create({
      settings: timed({ minutes: 2, atZero: 'computer' }),
      plans: ['open', 'computer'],
    });
    const [there, here] = [await at(third, anna, id), await at(two, anna, id)];
    await pass(10);
    expect((await left(here))['0']).toBe(110 * SECOND);
    there.socket.disconnect();
    await third.close();
    // Within a few beats of its heart somebody else takes over.
    await pass(12);
    const taken = (await left(here))['0']!;
    expect(taken).toBeGreaterThanOrEqual(98 * SECOND);
    expect(taken).toBeLessThanOrEqual(110 * SECOND);
    await pass(Math.ceil(taken / SECOND) + 1);
    await here.until(() => here.info?.seats[0]?.computer === true);
  });
});
