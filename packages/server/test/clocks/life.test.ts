import { afterEach, describe, expect, it } from 'vitest';
import { beat, readLife } from '../../src/life.ts';
import type { SeenAt } from '../../src/match/presence/absence.ts';
import { gaplessTime } from '../../src/time.ts';
import { order, pageAt } from '../kit/claims.ts';
import { type ClockworkByHand, clockworkByHand } from '../kit/clockwork.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const open: Person[] = [];
let server: TestServer | undefined;
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  await server?.end();
});

async function begin(clockwork: ClockworkByHand): Promise<void> {
  server = await testServer({ parts: { clockwork } });
}

/** The server ends, is away for two hours, and another one follows it. */
async function restart(clockwork: ClockworkByHand): Promise<void> {
  const { database } = server!;
  await server!.close();
  clockwork.stop(2 * HOUR);
  server = await testServer({ parts: { clockwork, sweepEveryMs: 10 }, settings: { tableExpiresHours: 1 }, database });
}

async function pass(clockwork: ClockworkByHand, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 4 * SECOND) {
    clockwork.pass(Math.min(4 * SECOND, left));
    await clockwork.seen();
  }
}

function person(name: string, cookie?: string): Person {
  const one = new Person(server!.url, name);
  if (cookie !== undefined) one.cookie = cookie;
  open.push(one);
  return one;
}

async function table(settings: object) {
  const people = [person('Anna'), person('Ben')] as const;
  const { id } = await people[0].create({ options: { length: 'long' }, settings: { start: 'full', ...settings } });
  await people[1].join(id);
  const pages = people.map((one) => new Seat(one.connect(), id)) as [Seat, Seat];
  for (const page of pages) await page.watch();
  return { id, people, pages };
}

describe('where the server was away for two hours', () => {
  it('a player who had gone before is waited for as long as ever, and no longer', async () => {
    const clockwork = clockworkByHand();
    await begin(clockwork);
    const { id, people, pages } = await table({ patience: 1 });
    const [anna, ben] = pages;
    await anna.until(() => anna.info?.seats[1]?.present === true);
    ben.socket.disconnect();
    await anna.until(() => anna.info?.seats[1]?.present === false);
    await pass(clockwork, 40 * SECOND);
    await restart(clockwork);
    const again = await pageAt(person('Anna', people[0].cookie), id);
    const suggest = () => order(again, { kind: 'propose', what: { kind: 'standIn', seat: '1' } });
    expect(await suggest()).toMatchObject({ reason: { key: 'seat.patience' } });
    await pass(clockwork, 16 * SECOND);
    expect(await suggest()).toMatchObject({ reason: { key: 'seat.patience' } });
    await pass(clockwork, 8 * SECOND);
    expect(await suggest()).toEqual({ ok: true });
  });

  it('a player who was there until the end has just gone', async () => {
    const clockwork = clockworkByHand();
    await begin(clockwork);
    const { id, people, pages } = await table({ patience: 1 });
    const [anna, ben] = pages;
    ben.socket.disconnect();
    await anna.until(() => anna.info?.seats[1]?.present === false);
    await pass(clockwork, 40 * SECOND);
    await pageAt(people[1], id);
    await anna.until(() => anna.info?.seats[1]?.present === true);
    await restart(clockwork);
    const again = await pageAt(person('Anna', people[0].cookie), id);
    const suggest = () => order(again, { kind: 'propose', what: { kind: 'standIn', seat: '1' } });
    await pass(clockwork, 48 * SECOND);
    expect(await suggest()).toMatchObject({ reason: { key: 'seat.patience' } });
    await pass(clockwork, 16 * SECOND);
    expect(await suggest()).toEqual({ ok: true });
  });

  it('delayed watchers are told nothing early, and later all', async () => {
    const clockwork = clockworkByHand();
    await begin(clockwork);
    const { id, pages } = await table({ delay: { by: 'minutes', amount: 1 } });
    await playOn(pages, 3, seeded(4));
    const { n = 0 } = pages[0].match ?? {};
    await pass(clockwork, 20 * SECOND);
    await restart(clockwork);
    expect((await pageAt(person('Early'), id)).match).toBeUndefined();
    await pass(clockwork, 44 * SECOND);
    expect((await pageAt(person('Late'), id)).match?.n).toBe(n);
  });

  it('no table expires for it', async () => {
    const clockwork = clockworkByHand();
    await begin(clockwork);
    const [anna, ben] = [person('Anna'), person('Ben')];
    const fresh = await anna.create({ settings: { start: 'ready' } });
    const old = await ben.create({ settings: { start: 'ready' } });
    await server!.store.tables.takeSeat(old.id, '1', { name: 'Cleo' }, clockwork.wall() - 90 * MINUTE);
    await restart(clockwork);
    // What has waited for longer than an hour of the servers' life goes; then they have been looked through.
    await expect.poll(() => server!.store.tables.read(old.id)).toBeUndefined();
    expect(await server!.store.tables.read(fresh.id)).toBeDefined();
  });
});

describe('what a killed server has written down', () => {
  const storeOf = (life: object) => {
    let text: string | undefined = JSON.stringify(life);
    return {
      secrets: {
        read: async () => text,
        put: async (_name: string, value: string) => {
          text = value;
        },
      },
    };
  };
  const absence = (seen: SeenAt) => ({ look: () => undefined, awayFor: () => 0, seen: () => seen });

  it('makes a gap of the time in which no server lived, and none of a server beside it', async () => {
    const before = { at: 1_000_000, gaps: [{ from: 1, to: 2 }], seen: {} };
    const { secrets } = storeOf(before);
    expect(await readLife(secrets, 1_012_000)).toEqual({ gaps: [{ from: 1, to: 2 }], seen: {} });
    expect((await readLife(secrets, 1_060_000)).gaps).toEqual([
      { from: 1, to: 2 },
      { from: 1_000_000, to: 1_060_000 },
    ]);
    // A clock that was set back is no gap.
    expect((await readLife(secrets, 900_000)).gaps).toEqual([{ from: 1, to: 2 }]);
  });

  it('is kept by the next beat, with the later of two times that somebody was seen', async () => {
    const store = storeOf({ at: 1_000_000, gaps: [], seen: { one: { '0': 10, '1': 20 }, two: { '0': 5 } } });
    // A process that has lived for half a minute of the minute since the last sign of life.
    const time = { ...gaplessTime(() => 1_060_000), since: () => 30_000 };
    const here = absence({ one: { '0': 15, '1': 12 }, three: { '1': 30 } });
    await beat({ store, time, now: time.now, absence: here });
    const later = gaplessTime(() => 1_160_000);
    await beat({ store, time: later, now: later.now, absence: absence({}) });
    expect(await readLife(store.secrets, 1_170_000)).toEqual({
      gaps: [{ from: 1_000_000, to: 1_030_000 }],
      seen: { one: { '0': 15, '1': 20 }, two: { '0': 5 }, three: { '1': 30 } },
    });
  });

  it('is nothing where it cannot be read', async () => {
    const secrets = { read: async () => '{"at":' };
    expect(await readLife(secrets, 5)).toEqual({ gaps: [], seen: {} });
  });
});
