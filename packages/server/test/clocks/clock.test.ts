import type { ClockSettings } from '@morgenrot/protocol';
import { afterEach, describe, expect, it } from 'vitest';

import { type Store, StoreError } from '../../src/store/index.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { gauge, untilGauge } from '../kit/gauges.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PACE = { lookMs: 10, writeMs: 4 * SECOND };

/** A server whose time the test moves. */
async function timedServer(from: Parameters<typeof testServer>[0] = {}) {
  const time = { now: 1_800_000_000_000 };
  const parts = { now: () => time.now, clockPace: PACE, computerDelayMs: 5 };
  return { time, parts, server: await testServer({ ...from, parts: { ...parts, ...from?.parts } }) };
}

async function timedTable(url: string, clock: Partial<ClockSettings> = {}, seats = 2) {
  const people = Array.from({ length: seats }, (_, index) => new Person(url, `Person ${index}`));
  const settings = { start: 'full', clock: { minutes: 10, plus: 0, atZero: 'nothing', ...clock } };
  const { id } = await people[0]!.create({ seats, settings });
  for (const person of people.slice(1)) await person.join(id);
  const pages = people.map((person) => new Seat(person.connect(), id));
  for (const page of pages) await page.watch();
  return { id, people, pages: pages as [Seat, Seat, ...Seat[]] };
}

const left = async (page: Seat) => {
  await page.watch();
  return page.info?.clock?.left ?? {};
};
/** Answers everything that is asked of this seat until another one is asked. */
async function turn(page: Seat, others: readonly Seat[], take: (page: Seat) => Promise<unknown> = answerPlainly) {
  while (page.question() && !others.some((other) => other.question())) {
    await take(page);
    const n = page.match?.n ?? 0;
    await Promise.all(others.map((other) => other.until(() => (other.match?.n ?? 0) >= n)));
  }
}
const below = seeded(5);
async function answerPlainly(page: Seat) {
  const reply = await page.play(below);
  if (!reply.ok) throw new Error(`refused: ${reply.reason.key}`);
  await page.until(() => (page.match?.n ?? 0) >= Number(reply.n));
}
const order = (page: Seat, deed: object) => page.say('order', { table: page.table, do: deed });
const settle = () => new Promise((resolve) => setTimeout(resolve, 80));

const open: Person[] = [];
const servers: TestServer[] = [];
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const server of servers.splice(0)) await server.end();
});

const tablesIn = (server: TestServer) => gauge(server, 'morgenrot_tables');
const inMemory = (server: TestServer, tables: number) => untilGauge(server, 'morgenrot_tables', tables);

describe('a bank of time', () => {
  async function begun(clock: Partial<ClockSettings> = {}, seats = 2) {
    const { server, time } = await timedServer();
    servers.push(server);
    const table = await timedTable(server.url, clock, seats);
    open.push(...table.people);
    return { server, time, ...table };
  }

  it('is not there unless the table has asked for it', async () => {
    const { server } = await timedServer();
    servers.push(server);
    const anna = new Person(server.url, 'Anna');
    open.push(anna);
    const { id } = await anna.create({ plans: ['open', 'computer'] });
    const page = new Seat(anna.connect(), id);
    await page.watch();
    expect(page.match).toBeDefined();
    expect(page.info?.clock).toBeUndefined();
  });
  it('runs for whoever is asked, and for nobody else', async () => {
    const { time, pages } = await begun();
    const [one, two] = pages;
    expect(one.info?.clock).toMatchObject({ left: { 0: 10 * MINUTE, 1: 10 * MINUTE }, running: ['0'] });
    time.now += 90 * SECOND;
    expect(await left(two)).toEqual({ 0: 510 * SECOND, 1: 10 * MINUTE });
    await turn(one, [two]);
    await two.until(() => two.info?.clock?.running.join() === '1');
    time.now += 30 * SECOND;
    expect(await left(one)).toEqual({ 0: 510 * SECOND, 1: 570 * SECOND });
  });
  it('runs for several at once when several are asked', async () => {
    const { time, pages } = await begun();
    const [one, two] = pages;
    await turn(one, [two]);
    await turn(two, [one]);
    await one.until(() => one.info?.clock?.running.length === 2);
    time.now += 7 * SECOND;
    expect(await left(one)).toEqual({ 0: 593 * SECOND, 1: 593 * SECOND });
  });
  it('grows when everything that was asked is answered, once', async () => {
    const { pages } = await begun({ plus: 30 });
    const [one, two] = pages;
    await answerPlainly(one);
    expect((await left(one))['0']).toBe(10 * MINUTE);
    await turn(one, [two]);
    expect(await left(one)).toEqual({ 0: 10 * MINUTE + 30 * SECOND, 1: 10 * MINUTE });
  });
  it('gets no time back by an undo, and none by answering the same again', async () => {
    const { time, pages } = await begun({ plus: 30 });
    const [one, two] = pages;
    // Without a die, so that the last answer of the turn may be taken back.
    const rest = async (page: Seat) => {
      const question = page.question();
      const value = { play: 'pass', pay: 0, roll: 'rest' }[question?.kind ?? ''] ?? [one.match!.view].length;
      if (question?.kind === 'discard') return answerPlainly(page);
      const reply = await page.act(question!.id, value);
      expect(reply.ok).toBe(true);
      await page.until(() => (page.match?.n ?? 0) >= Number((reply as { n?: number }).n));
    };
    time.now += 20 * SECOND;
    await turn(one, [two], rest);
    const after = (await left(one))['0'];
    expect(after).toBe(610 * SECOND);
    expect(await one.say('undo', { table: one.table, n: one.match!.n })).toMatchObject({ ok: true });
    expect((await left(one))['0']).toBe(580 * SECOND);
    await one.until(() => one.question() !== undefined);
    await turn(one, [two], rest);
    expect((await left(one))['0']).toBe(after);
  });
  it('is never told to anybody by ticking', async () => {
    const { time, pages } = await begun();
    let heard = 0;
    await settle();
    pages[0].socket.on('table', () => heard++);
    for (let i = 0; i < 5; i++) {
      time.now += 5 * SECOND;
      await settle();
    }
    expect(heard).toBe(0);
  });
  it('says nothing of which process counts it', async () => {
    const { pages } = await begun();
    expect(Object.keys(pages[0].info?.clock ?? {}).sort()).toEqual(['at', 'left', 'running']);
  });

  describe('that is empty', () => {
    it('runs on below zero where nothing is to happen', async () => {
      const { time, pages } = await begun({ minutes: 1, atZero: 'nothing' });
      time.now += 90 * SECOND;
      await settle();
      expect((await left(pages[0]))['0']).toBe(-30 * SECOND);
      await answerPlainly(pages[0]);
    });
    it('lets a computer player go on until its owner comes back, who then has a minute', async () => {
      const { time, pages } = await begun({ minutes: 1, atZero: 'computer' });
      const [one, two] = pages;
      time.now += 61 * SECOND;
      await two.until(() => two.info?.seats[0]?.computer === true);
      expect(two.info?.seats[0]).toMatchObject({ name: 'Person 0', standIn: 'computer' });
      await two.until(() => two.question() !== undefined);
      expect(await order(one, { kind: 'return', seat: '0' })).toMatchObject({ ok: true });
      await two.until(() => two.info?.seats[0]?.computer === undefined);
      expect((await left(two))['0']).toBe(MINUTE);
    });
    it('is the end of playing for its owner where the table says so, and not of the match', async () => {
      const { time, pages } = await begun({ minutes: 1, atZero: 'out' });
      const [one, two] = pages;
      time.now += 61 * SECOND;
      await two.until(() => two.info?.seats[0]?.out === true);
      await two.until(() => two.question() !== undefined);
      expect(await order(one, { kind: 'return', seat: '0' })).toMatchObject({ ok: false });
      expect((await order(one, { kind: 'return', seat: '0' })).ok).toBe(false);
      await one.watch();
      expect(one.joined).toMatchObject({ seat: null, mine: [] });
    });
    it('is looked at in time: an answer that comes before is taken', async () => {
      const { time, pages } = await begun({ minutes: 1, atZero: 'computer' });
      time.now += 59 * SECOND;
      await settle();
      await turn(pages[0], [pages[1]]);
      time.now += 30 * SECOND;
      await settle();
      expect(pages[0].info?.seats.some((seat) => seat.computer)).toBe(false);
    });
  });

  describe('of a table that is paused', () => {
    it('stands, and nobody answers or takes back, until it goes on', async () => {
      const { time, pages } = await begun();
      const [one, two] = pages;
      await answerPlainly(one);
      time.now += 10 * SECOND;
      expect(await order(two, { kind: 'pause', on: true })).toMatchObject({
        ok: false,
        reason: { key: 'vote.needed' },
      });
      expect(await order(one, { kind: 'pause', on: true })).toMatchObject({ ok: true });
      await two.until(() => two.info?.paused === true);
      time.now += MINUTE;
      expect((await left(two))['0']).toBe(590 * SECOND);
      expect(await one.play(below)).toMatchObject({ ok: false, reason: { key: 'match.paused' } });
      const undo = await one.say('undo', { table: one.table, n: one.match!.n });
      expect(undo).toMatchObject({ ok: false, reason: { key: 'match.paused' } });
      expect(await order(one, { kind: 'pause', on: false })).toMatchObject({ ok: true });
      await one.until(() => one.info?.paused === undefined);
      time.now += 5 * SECOND;
      expect((await left(two))['0']).toBe(585 * SECOND);
      await answerPlainly(one);
    });
    it('lets computer players wait as well', async () => {
      const { server } = await timedServer({ parts: { computerDelayMs: 60 } });
      servers.push(server);
      const anna = new Person(server.url, 'Anna');
      open.push(anna);
      const { id } = await anna.create({ seats: 2, plans: ['open', 'computer'] });
      const page = new Seat(anna.connect(), id);
      await page.watch();
      while (page.question()) await answerPlainly(page);
      expect(await order(page, { kind: 'pause', on: true })).toMatchObject({ ok: true });
      const n = page.match?.n;
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(page.match?.n).toBe(n);
      expect(await order(page, { kind: 'pause', on: false })).toMatchObject({ ok: true });
      await page.until(() => (page.match?.n ?? 0) > (n ?? 0));
    });
    it('is paused for good across a restart', async () => {
      const { server, people, pages, id } = await begun();
      await order(pages[0], { kind: 'pause', on: true });
      for (const person of people) person.close();
      const next = await server.again();
      servers.splice(0, 1, next);
      const again = new Person(next.url, 'Person 0');
      again.cookie = people[0]!.cookie;
      open.push(again);
      const page = new Seat(again.connect(), id);
      await page.watch();
      expect(page.info?.paused).toBe(true);
      expect(await page.play(below)).toMatchObject({ ok: false, reason: { key: 'match.paused' } });
    });
  });
});

describe.each(KINDS)('a bank of time on %s', (kind) => {
  it('is no obstacle where it cannot be written down when the server starts: play goes on, and time as soon as it can', async () => {
    const database = await testDatabase(kind);
    const { server, time, parts } = await timedServer({ database });
    const { id, people } = await timedTable(server.url, { minutes: 10, atZero: 'computer' });
    for (const person of people) person.close();
    await server.close();
    let isFull = true;
    const store = (real: Store): Store => ({
      ...real,
      tables: {
        ...real.tables,
        wind: (...words) => (isFull ? Promise.reject(new StoreError('full')) : real.tables.wind(...words)),
      },
    });
    const next = await testServer({ database, parts: { ...parts, store } });
    await settle();
    const anna = new Person(next.url, 'Person 0');
    anna.cookie = people[0]!.cookie;
    open.push(anna);
    const page = new Seat(anna.connect(), id);
    await page.watch();
    expect(page.match?.n).toBe(0);
    isFull = false;
    time.now += 5 * SECOND;
    await settle();
    time.now += 30 * SECOND;
    expect((await left(page))[0]).toBeLessThanOrEqual(570 * SECOND);
    await next.close();
    await database.drop();
  });

  it('does not run while the server is away, and runs on with nobody looking on', async () => {
    const database = await testDatabase(kind);
    const { server, time, parts } = await timedServer({ database });
    const { id, people, pages } = await timedTable(server.url, { minutes: 10, atZero: 'computer' });
    time.now += 20 * SECOND;
    await pages[0].watch();
    for (const person of people) person.close();
    await server.close();
    time.now += 60 * MINUTE;
    const next = await testServer({ database, parts });
    // From here on this server counts.
    await expect.poll(async () => (await next.store.tables.clockOf(id))?.at, { timeout: 20_000 }).toBe(time.now);
    time.now += 30 * SECOND;
    const late = new Person(next.url, 'Person 1');
    late.cookie = people[1]!.cookie;
    open.push(late);
    const page = new Seat(late.connect(), id);
    expect(await left(page)).toEqual({ 0: 550 * SECOND, 1: 10 * MINUTE });
    time.now += 10 * MINUTE;
    await page.until(() => page.info?.seats[0]?.computer === true);
    await next.close();
    await database.drop();
  });
});

describe('a table that everybody has left', () => {
  /** A table with one person, and how often its time has been written down since. */
  async function leftTable(clock: Partial<ClockSettings>) {
    let written = 0;
    const store = (real: Store): Store => ({
      ...real,
      tables: {
        ...real.tables,
        wind: (...words) => {
          written++;
          return real.tables.wind(...words);
        },
      },
    });
    const { server, time } = await timedServer({ parts: { store } });
    servers.push(server);
    const anna = new Person(server.url, 'Anna');
    open.push(anna);
    const settings = { start: 'full', clock: { minutes: 10, plus: 0, atZero: 'nothing', ...clock } };
    const { id } = await anna.create({ plans: ['open', 'computer'], settings });
    const page = new Seat(anna.connect(), id);
    await page.watch();
    await page.until(() => page.question() !== undefined);
    time.now += 20 * SECOND;
    anna.close();
    await inMemory(server, 0);
    return {
      id,
      time,
      server,
      written: () => written,
      async back(now: TestServer = server): Promise<Seat> {
        const again = Object.assign(new Person(now.url, 'Anna'), { cookie: anna.cookie });
        open.push(again);
        return new Seat(again.connect(), id);
      },
    };
  }

  describe('and whose clock has no consequence', () => {
    it('goes out of memory, and its time is written down no more and right when somebody comes back', async () => {
      const { server, time, written, back } = await leftTable({});
      const before = written();
      for (let n = 0; n < 5; n++) {
        time.now += 3 * MINUTE;
        await settle();
      }
      expect(written()).toBe(before);
      expect(await tablesIn(server)).toBe(0);
      const page = await back();
      expect((await left(page))['0']).toBe(-5 * MINUTE - 20 * SECOND);
      time.now += 10 * SECOND;
      await settle();
      expect((await left(page))['0']).toBe(-5 * MINUTE - 30 * SECOND);
      await answerPlainly(page);
    });
    it('is not written to by those who only ask', async () => {
      const { id, server, written } = await leftTable({});
      const before = written();
      for (let n = 0; n < 3; n++) {
        expect((await new Person(server.url, 'Stranger').ask('GET', `/api/tables/${id}/seen`)).status).toBe(200);
        await settle();
      }
      expect(written()).toBe(before);
      await inMemory(server, 0);
    });
    it('is not read when the server starts, and its time goes on as on a wall', async () => {
      const { server, time, back } = await leftTable({});
      await server.close();
      time.now += 5 * MINUTE;
      const next = await server.again();
      servers.splice(0, 1, next);
      await settle();
      expect(await tablesIn(next)).toBe(0);
      expect((await left(await back(next)))['0']).toBe(4 * MINUTE + 40 * SECOND);
    });
    it('counts no time while the server is away if somebody was there until then', async () => {
      const { server, time, back } = await leftTable({});
      const there = await back();
      await there.watch();
      time.now += 10 * SECOND;
      await settle();
      await server.close();
      time.now += 5 * MINUTE;
      const next = await server.again();
      servers.splice(0, 1, next);
      expect((await left(await back(next)))['0']).toBe(9 * MINUTE + 30 * SECOND);
    });
  });

  describe('and at which something happens when time is over', () => {
    it('goes out of memory, and is written down rarely', async () => {
      const { server, time, written, back } = await leftTable({ atZero: 'computer' });
      const before = written();
      for (let n = 0; n < 40; n++) {
        time.now += 3 * SECOND;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(written() - before).toBeGreaterThan(0);
      expect(written() - before).toBeLessThanOrEqual(2);
      expect(await tablesIn(server)).toBe(0);
      expect((await left(await back()))['0']).toBe(10 * MINUTE - 140 * SECOND);
    });
    it('comes back in the moment in which time is over, and a computer player goes on', async () => {
      const { id, server, time } = await leftTable({ minutes: 1, atZero: 'computer' });
      const isRelieved = async () => (await server.store.tables.read(id))?.seats[0]?.computer === true;
      time.now += 30 * SECOND;
      await settle();
      expect(await isRelieved()).toBe(false);
      time.now += 11 * SECOND;
      await expect.poll(isRelieved).toBe(true);
    });
    it('is looked after by the next server, too', async () => {
      const { id, server, time } = await leftTable({ minutes: 1, atZero: 'out' });
      time.now += 10 * SECOND;
      await server.close();
      time.now += 60 * MINUTE;
      const next = await server.again();
      servers.splice(0, 1, next);
      await settle();
      await inMemory(next, 0);
      const isOut = async () => (await next.store.tables.read(id))?.seats[0]?.out === true;
      expect(await isOut()).toBe(false);
      time.now += 31 * SECOND;
      await expect.poll(isOut).toBe(true);
    });
  });
});
