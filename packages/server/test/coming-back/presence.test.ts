import { hashOf } from '@morgenrot/engine';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { REDIS, testDatabase } from '../kit/database.ts';
import { gauge, untilGauge } from '../kit/gauges.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { serverProcess } from '../kit/process.ts';
import type { TestServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers, tapped } from '../kit/two-servers.ts';
import type { Wiretap } from '../kit/wiretap.ts';

const MINUTE = 700;

describe.runIf(CAN_BE_TWO)('two servers on one PostgreSQL and one Redis', () => {
  let redis: Wiretap;
  let one: TestServer;
  let two: TestServer;
  const open: Person[] = [];

  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  afterAll(() => redis.close());
  onTwoServers(
    (first, second) => {
      one = first;
      two = second;
    },
    {
      redis: tapped((tap) => {
        redis = tap;
      }),
      parts: { minuteMs: MINUTE },
    },
  );

  async function page(url: string, person: Person, table: string, entry: Record<string, unknown> = {}): Promise<Seat> {
    const there = Object.assign(new Person(url, person.name), { cookie: person.cookie });
    open.push(there);
    const seat = new Seat(there.connect(), table);
    seat.entry = entry;
    await seat.watch();
    return seat;
  }
  /** Anna looks on here, Ben there. */
  async function table(settings: object = {}) {
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    const { id } = await anna.create({ options: { length: 'long' }, settings: { start: 'full', ...settings } });
    await ben.join(id);
    const seats = [await page(one.url, anna, id), await page(two.url, ben, id)] as const;
    return { id, anna, ben, seats };
  }
  const isHere = (seat: Seat, who: number) => seat.info?.seats[who]?.present === true;

  it('show everybody who is there through either of them', async () => {
    const { id, anna, seats } = await table();
    const cleo = new Person(two.url, 'Cleo');
    await cleo.create();
    const watchers = [
      await page(one.url, cleo, id),
      await page(two.url, cleo, id),
      await page(two.url, new Person(two.url, ''), id),
    ];
    for (const seat of [...seats, ...watchers]) {
      await seat.until(() => isHere(seat, 0) && isHere(seat, 1) && seat.info?.watchers === 2);
    }
    for (const seat of seats) await seat.until(() => seat.company?.watchers.length === 2);
    expect(seats[0].company).toEqual({ watchers: ['Cleo', ''] });
    expect(seats[1].company).toEqual({ watchers: ['Cleo', ''] });

    const second = await page(two.url, anna, id);
    await second.until(() => isHere(second, 0));
    const rest = (await gauge(one, 'morgenrot_players')) - 1;
    seats[0].socket.disconnect();
    await untilGauge(one, 'morgenrot_players', rest);
    expect(isHere(seats[1], 0), 'two tabs, one closed: still there').toBe(true);
    second.socket.disconnect();
    await seats[1].until(() => !isHere(seats[1], 0));
  });

  it('keep what they knew of each other while Redis is away, and learn anew what has changed', {
    timeout: 15_000,
  }, async () => {
    const { seats } = await table();
    await Promise.all(seats.map((seat) => seat.until(() => isHere(seat, 0) && isHere(seat, 1))));
    await redis.cut();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isHere(seats[0], 1)).toBe(true);
    seats[1].socket.disconnect();
    await redis.mend();
    await seats[0].until(() => !isHere(seats[0], 1));
  });

  it('take a host who is away from where they look on as there', async () => {
    const { id, seats } = await table({ patience: 1 });
    await seats[1].until(() => isHere(seats[1], 0));
    const takeHost = () => seats[1].say('order', { table: id, do: { kind: 'takeHost' } });
    expect(await takeHost()).toMatchObject({ reason: { key: 'host.present' } });
    seats[0].socket.disconnect();
    await seats[1].until(() => !isHere(seats[1], 0));
    expect(await takeHost()).toMatchObject({ reason: { key: 'host.patience' } });
    await expect.poll(async () => (await takeHost()).ok).toBe(true);
  });

  it('shut watchers out on both when it is said to one', async () => {
    const { id, seats } = await table();
    const watchers = [
      await page(one.url, new Person(one.url, ''), id),
      await page(two.url, new Person(two.url, ''), id),
    ];
    const heard: string[] = [];
    await seats[0].say('order', { table: id, do: { kind: 'settings', settings: { watch: 'off' } } });
    for (const watcher of watchers) {
      await watcher.until(() => watcher.shut !== undefined);
      watcher.socket.onAny((event: string) => heard.push(event));
    }
    await playOn([...seats], 4, seeded(3));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toEqual([]);
  });

  it('keep watchers equally far behind, wherever they and the players are', async () => {
    const { id, seats } = await table({ delay: { by: 'minutes', amount: 1 } });
    const comeIn = (): Promise<Seat[]> => Promise.all([one, two].map(({ url }) => page(url, new Person(url, ''), id)));
    const early = await comeIn();
    const lead: number[] = [];
    const note = (log: Seat['log']) => lead.push(...log.map(({ at }) => Date.now() - at));
    for (const watcher of early) watcher.socket.on('moved', ({ log }) => note(log));
    await playOn([...seats], 10, seeded(4));
    // Whoever comes in through a server that has not followed the match from its beginning sees no more.
    const late = await comeIn();
    for (const watcher of late) {
      note(watcher.log);
      watcher.socket.on('moved', ({ log }) => note(log));
    }
    for (const watcher of [...early, ...late]) {
      await watcher.until(() => watcher.match?.n === 10);
      expect(hashOf(watcher.match?.view)).toBe(hashOf(early[0]!.match?.view));
      expect(watcher.gaps).toBe(0);
    }
    expect(lead.length).toBeGreaterThan(0);
    expect(Math.min(...lead)).toBeGreaterThanOrEqual(MINUTE);
  });
});

describe.runIf(CAN_BE_TWO)('a server that is killed', () => {
  it('takes those with it who looked on through it', async () => {
    const database = await testDatabase('postgres');
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl, REDIS_URL: REDIS };
    const servers = await Promise.all([serverProcess(env), serverProcess(env)]);
    const [stays, dies] = servers;
    const [anna, ben] = [new Person(stays!.url, 'Anna'), new Person(dies!.url, 'Ben')];
    const { id } = await anna.create();
    await ben.join(id);
    const page = new Seat(anna.connect(), id);
    await page.watch();
    const there = new Seat(ben.connect({ reconnection: false }), id);
    await there.watch();
    await page.until(() => page.info?.seats[1]?.present === true);
    await dies!.end('SIGKILL');
    await page.until(() => page.info?.seats[1]?.present === false);
    expect(page.info?.seats[0]?.present).toBe(true);
    anna.close();
    ben.close();
    await stays!.end('SIGTERM');
    await database.drop();
  });
});
