import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { KINDS, REDIS, testDatabase } from '../kit/database.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { serverProcess } from '../kit/process.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const WRITE_MS = 2 * SECOND;
/** Two clocks of a machine are not read in the same moment. */
const READING_MS = 50;
const SOON = { timeout: 10 * SECOND, interval: 10 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const timed = (clock: object) => ({ start: 'full', clock: { minutes: 10, plus: 0, atZero: 'nothing', ...clock } });
const left = async (page: Seat): Promise<Record<string, number>> => {
  await page.watch();
  return page.info?.clock?.left ?? {};
};

describe.each(KINDS)('a server on %s that is killed while time runs', (kind) => {
  it('counts no moment of which nobody knows whether anybody could play', async () => {
    const database = await testDatabase(kind);
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
    let server = await serverProcess(env);
    const people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
    const { id } = await people[0]!.create({ seats: 2, settings: timed({}) });
    const began = performance.now();
    await people[1]!.join(id);
    // Somebody is there: what everybody has left runs on as on a wall.
    await new Seat(people[0]!.connect(), id).watch();
    await wait(1200);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    const played = performance.now() - began;
    people[0]!.close();
    await wait(2500);
    server = await serverProcess(env);
    const back = performance.now();
    const anna = new Person(server.url, 'Anna');
    anna.cookie = people[0]!.cookie;
    const page = new Seat(anna.connect(), id);
    const first = await left(page);
    const counted = played + performance.now() - back;
    const running = page.info?.clock?.running ?? [];
    expect(running.length).toBeGreaterThan(0);
    // What was not written down is given back, and the gap is nobody's.
    for (const seat of running) expect(first[seat]).toBeGreaterThan(10 * MINUTE - counted - READING_MS);
    await wait(1000);
    const looked = performance.now();
    const later = await left(page);
    for (const seat of running) expect(first[seat]! - later[seat]!).toBeGreaterThan(800);
    anna.close();
    await server.end('SIGTERM');
    const since = performance.now() - looked;
    // A server that closes in order writes the last moment down.
    const store = await openStore(database, () => undefined);
    const stored = (await store.matches.load(id))?.record.clock;
    for (const seat of running) {
      const gone = later[seat]! - stored!.left[seat]!;
      expect(gone).toBeGreaterThan(-READING_MS);
      expect(gone).toBeLessThan(since + READING_MS);
    }
    await store.close();
    await database.drop();
  });
});

describe.runIf(CAN_BE_TWO)('a bank of time on two servers', () => {
  let one: TestServer;
  let two: TestServer;
  const time = { now: 1_900_000_000_000 };
  const open: Person[] = [];
  const parts = { now: () => time.now, clockPace: { lookMs: 10, writeMs: WRITE_MS }, computerDelayMs: 5 };
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
  const stored = async (id: string) => (await one.store.tables.clockOf(id))!;
  /**
   * Time passes as it does, a second after the other. With a table, not before its time is written down there: however
   * busy the machine, whoever counts is not taken for gone.
   */
  async function pass(seconds: number, id?: string): Promise<void> {
    for (let n = 0; n < seconds; n++) {
      time.now += SECOND;
      await wait(25);
      if (id !== undefined)
        await expect.poll(async () => time.now - (await stored(id)).at, SOON).toBeLessThan(WRITE_MS);
    }
  }
  const shows = (page: Seat, seat: string, seconds: number): Promise<void> =>
    expect.poll(async () => (await left(page))[seat], SOON).toBe(seconds * SECOND);

  it('runs the same on both, whoever has counted it last', async () => {
    const { id, anna, ben } = await table({ plus: 10 });
    await pass(9, id);
    for (const page of [anna, ben]) await shows(page, '0', 591);
    const below = seeded(4);
    while (anna.question()) {
      const reply = await anna.play(below);
      await anna.until(() => anna.match!.n >= Number((reply as { n?: number }).n));
    }
    await ben.until(() => ben.question() !== undefined);
    await pass(5, id);
    while (ben.question() && (await left(ben))['1'] !== undefined && !anna.question()) {
      const reply = await ben.play(below);
      await ben.until(() => ben.match!.n >= Number((reply as { n?: number }).n));
      await anna.until(() => anna.match!.n >= ben.match!.n);
    }
    await pass(3, id);
    await expect.poll(async () => isDeepStrictEqual(await left(anna), await left(ben)), SOON).toBe(true);
    expect((await left(ben))['0']).toBeLessThanOrEqual(601 * SECOND);
  });
  it('runs on as on a wall when everybody has left both, and only then', async () => {
    const { id, anna, ben } = await table({});
    anna.socket.disconnect();
    await pass(5, id);
    await shows(ben, '0', 595);
    ben.socket.disconnect();
    await expect.poll(async () => (await stored(id)).keeper, SOON).toBe('wall');
    await pass(4);
    const { at } = await stored(id);
    await pass(20);
    expect((await stored(id)).at).toBe(at);
    const again = await comeTo(two, id);
    await shows(again, '0', 571);
  });
  it('that is empty is acted on once', async () => {
    const { id, anna, ben } = await table({ minutes: 1, atZero: 'computer' });
    await pass(62, id);
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
    await pass(10, id);
    await shows(here, '0', 110);
    there.socket.disconnect();
    await third.close();
    // Within a few beats of its heart somebody else takes over.
    await pass(7);
    await pass(5, id);
    const taken = (await left(here))['0']!;
    expect(taken).toBeGreaterThanOrEqual(98 * SECOND);
    expect(taken).toBeLessThanOrEqual(110 * SECOND);
    await pass(Math.ceil(taken / SECOND) - 1, id);
    // Then nobody is left whose time is written down.
    await pass(2);
    await here.until(() => here.info?.seats[0]?.computer === true);
  });
});
