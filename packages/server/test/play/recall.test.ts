import { hashOf, viewOf } from '@morgenrot/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../../src/limits/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { BAZAAR } from '../kit/game.ts';
import { toAndFro } from '../kit/long-journal.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

const TIMES = 5000;

const open: Person[] = [];
const servers: TestServer[] = [];
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const server of servers.splice(0)) await server.end();
});

async function page(person: Person, table: string): Promise<Seat> {
  open.push(person);
  const seat = new Seat(person.connect(), table);
  await seat.watch();
  return seat;
}

/** Gives an answer that may be taken back, and takes it back. */
async function toAndBack(seat: Seat): Promise<void> {
  const given = await seat.act(seat.question()!.id, 'pass');
  await seat.until(() => seat.match!.n === Number((given as { n?: number }).n));
  const back = await seat.say('undo', { table: seat.table, n: seat.match!.n });
  expect(back).toMatchObject({ ok: true });
  await seat.until(() => seat.match!.n === Number((back as { n?: number }).n));
}

async function timed(deed: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await deed();
  return performance.now() - began;
}

/** How the journal of matches is read. */
function readings() {
  const read = { pages: 0, longest: 0, atOnce: 0, whole: 0, meet: 0 };
  const matches = new Set<string>();
  let met = (): void => undefined;
  const meeting = new Promise<void>((resolve) => {
    met = resolve;
  });
  const store = (real: Store): Store => ({
    ...real,
    matches: {
      ...real.matches,
      async journal(match) {
        read.whole++;
        return real.matches.journal(match);
      },
      async journalAfter(match, after, limit) {
        const lines = await real.matches.journalAfter(match, after, limit);
        // From the first page to the last.
        if (lines.length === limit) matches.add(match);
        else matches.delete(match);
        read.pages++;
        read.longest = Math.max(read.longest, lines.length);
        read.atOnce = Math.max(read.atOnce, matches.size);
        // No one goes on before so many are at work.
        if (read.meet > 0 && matches.size >= read.meet) met();
        if (read.meet > 0) await meeting;
        return lines;
      },
    },
  });
  return { read, store };
}

/** Tables at which somebody went to and fro for hours before those who look on have come there; all have left. */
async function longTables(count: number, delay: object) {
  const { read, store } = readings();
  const first = await testServer({ parts: { store, minuteMs: 60_000 } });
  const tables = await Promise.all(Array.from({ length: count }, () => longTable(first, delay)));
  for (const { people } of tables) for (const person of people) person.close();
  await first.close();
  for (const table of tables) table.n = await toAndFro(first.database, table.id, TIMES);
  const server = await first.again();
  servers.push(server);
  return { server, read, tables };
}

async function longTable({ url }: TestServer, delay: object) {
  const people = [new Person(url, 'Anna'), new Person(url, 'Ben')];
  const { id } = await people[0]!.create({ options: { length: 'long' }, settings: { start: 'full', delay } });
  await people[1]!.join(id);
  const seats = [await page(people[0]!, id), await page(people[1]!, id)];
  // The first round is over; in the second somebody goes to and fro.
  const below = seeded(3);
  while ((seats[0]!.match!.view as unknown as { round: number }).round < 1) await playOn(seats, 1, below);
  await toAndBack(seats[0]!.question() ? seats[0]! : seats[1]!);
  return { id, people, n: 0 };
}

const again = (person: Person, url: string): Person =>
  Object.assign(new Person(url, person.name), { cookie: person.cookie });

describe('a match with thousands of answers that were taken back', () => {
  const TURNS = { by: 'turns', amount: 1 };

  it('is played again once for all who look on from behind, page by page, while others play', async () => {
    const { server, read, tables } = await longTables(1, TURNS);
    const { id } = tables[0]!;
    const other = await seatedTable(server.url, { options: { length: 'long' } });
    open.push(...other.people);

    const below = seeded(1);
    const calm: number[] = [];
    while (calm.length < 10) calm.push(await timed(() => playOn(other.seats, 1, below)));
    const strangers = Array.from({ length: 20 }, (_, index) => new Person(server.url, `Stranger ${index}`));
    let isAnswered = false;
    const asked = Promise.all(strangers.map((one) => one.ask('GET', `/api/tables/${id}/seen`))).finally(() => {
      isAnswered = true;
    });
    const times: number[] = [];
    while (!isAnswered && times.length < 100) times.push(await timed(() => playOn(other.seats, 1, below)));
    const answers = await asked;
    expect(answers.map(({ status }) => status)).toEqual(strangers.map(() => 200));
    expect(times.length, 'others have played meanwhile').toBeGreaterThan(3);
    // In one piece the work takes seconds; how long a move takes on this machine now is seen before.
    expect(Math.max(...times)).toBeLessThan(Math.max(500, 10 * Math.max(...calm)));
    expect(read.longest).toBeLessThanOrEqual(200);
    expect(read.whole).toBe(0);

    const { pages } = read;
    expect(pages).toBeLessThan((2 * TIMES) / 200 + 20);
    const began = performance.now();
    for (const one of strangers) await one.ask('GET', `/api/tables/${id}/seen`);
    expect(read.pages, 'what was hard to find is kept for a while').toBe(pages);
    expect((performance.now() - began) / strangers.length).toBeLessThan(100);
  });

  it('does not let its players wait', async () => {
    const { server, tables } = await longTables(1, TURNS);
    const { id, people, n } = tables[0]!;
    const seats = await Promise.all(people.map((person) => page(again(person, server.url), id)));
    expect(seats[0]!.match!.n).toBe(n);
    let isAnswered = false;
    const asked = new Person(server.url, 'Stranger').ask('GET', `/api/tables/${id}/seen`).finally(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    await playOn(seats, 1, seeded(1));
    expect(isAnswered).toBe(false);
    expect(await asked).toMatchObject({ status: 200 });
  });

  it('comes to those who are behind when it may, and as it is', async () => {
    const { server, tables } = await longTables(1, TURNS);
    const { id, people } = tables[0]!;
    const onlooker = await page(new Person(server.url, 'Stranger'), id);
    expect((onlooker.match!.view as unknown as { round: number }).round).toBe(0);
    const seats = await Promise.all(people.map((person) => page(again(person, server.url), id)));
    const below = seeded(2);
    const now = () => seats[0]!.match!.view as unknown as { round: number; turn: number };
    let n = 0;
    while (now().round < 2) {
      const before = { n: seats[0]!.match!.n, turn: now().turn };
      await playOn(seats, 1, below);
      if (now().turn !== before.turn) n = before.n;
    }
    await onlooker.until(() => onlooker.match!.n === n);
    const board = (await server.store.matches.load(id))!.state!;
    const then = (await server.store.matches.wayBack(id, board, n))!;
    expect(hashOf(onlooker.match!.view)).toBe(hashOf(viewOf(BAZAAR, then.G, null)));
    expect(onlooker.gaps + onlooker.astray + onlooker.resyncs).toBe(0);
    expect(onlooker.moves.length).toBeLessThan(1100);
    const late = await page(new Person(server.url, 'Another'), id);
    expect(hashOf(late.match!.view)).toBe(hashOf(onlooker.match!.view));
  });

  it('shows nothing before its time where it is minutes behind', async () => {
    const { server, tables } = await longTables(1, { by: 'minutes', amount: 10 });
    const { id } = tables[0]!;
    expect(await new Person(server.url, 'Stranger').ask('GET', `/api/tables/${id}/seen`)).toMatchObject({
      body: { ok: false, reason: { key: 'match.waiting' } },
    });
  });

  it('is played again by few at the same time', async () => {
    const { server, read, tables } = await longTables(4, TURNS);
    read.meet = 2;
    const onlookers = await Promise.all(tables.map(({ id }) => page(new Person(server.url, 'Stranger'), id)));
    for (const { match } of onlookers) expect(match).toBeDefined();
    expect(read.atOnce).toBe(2);
  });
});

describe('undos', () => {
  async function table(limits: object) {
    const server = await testServer({ parts: { limits: { ...NO_LIMITS, ...limits } } });
    servers.push(server);
    const seated = await seatedTable(server.url, { options: { length: 'long' } });
    open.push(...seated.people);
    return { server, seat: seated.seats.find((one) => one.question())! };
  }
  const refused = { ok: false, reason: { key: 'limit.rate' } };

  it('as people make them are never too many', async () => {
    const { seat } = await table({ undos: SERVER_LIMITS.undos });
    for (let n = 0; n < SERVER_LIMITS.undos.burst; n++) await toAndBack(seat);
  });
  it('beyond the quota are refused, and answers are not', async () => {
    const { seat } = await table({ undos: { burst: 3, perSecond: 0 } });
    for (let n = 0; n < 3; n++) await toAndBack(seat);
    expect(await seat.act(seat.question()!.id, 'pass')).toMatchObject({ ok: true });
    await seat.until(() => seat.match!.undo?.ok === true);
    expect(await seat.say('undo', { table: seat.table, n: seat.match!.n })).toMatchObject(refused);
  });
  it('are counted by table as well, however many sockets there are', async () => {
    const { server, seat } = await table({ undos: { burst: 2, perSecond: 0 } });
    // A person has four times what a socket has, a table twice.
    for (let n = 0; n < 2; n++) await toAndBack(seat);
    const person = open.find(({ name }) => name === `Person ${seat.me}`)!;
    const second = await page(again(person, server.url), seat.table);
    for (let n = 0; n < 2; n++) await toAndBack(second);
    const third = await page(again(person, server.url), seat.table);
    expect(await third.act(third.question()!.id, 'pass')).toMatchObject({ ok: true });
    await third.until(() => third.match!.undo?.ok === true);
    expect(await third.say('undo', { table: seat.table, n: third.match!.n })).toMatchObject(refused);
  });

  it('that others have to agree to are counted as well, and do not read the journal with everything that happens', async () => {
    let read = 0;
    const store = (real: Store): Store => ({
      ...real,
      matches: {
        ...real.matches,
        async givenSince(match, n) {
          const given = await real.matches.givenSince(match, n);
          read += given.length;
          return given;
        },
      },
    });
    const BURST = 6;
    const limits = { ...NO_LIMITS, undos: { burst: BURST, perSecond: 0 } };
    const server = await testServer({ parts: { limits, store } });
    servers.push(server);
    const { table, seats, people } = await seatedTable(server.url, { options: { length: 'long' } });
    open.push(...people);
    const [anna, ben] = seats as [Seat, Seat];
    const ANSWERS = 100;
    const below = seeded(4);
    await playOn(seats, ANSWERS, below);
    const order = (seat: Seat, deed: object) => seat.say('order', { table, do: deed });
    const propose = (n: number) => order(anna, { kind: 'propose', what: { kind: 'undo', n } });
    const first = (await server.store.matches.givenSince(table, 0))[0]!.n;
    read = 0;
    expect(await propose(first)).toEqual({ ok: true });
    expect(read).toBe(ANSWERS);
    await playOn(seats, 30, below);
    for (const seat of [anna, ben]) await seat.until(() => seat.info?.proposal?.count === ANSWERS + 30);
    expect(read).toBeLessThan(ANSWERS + 60);
    const withdraw = async () => {
      const reply = await order(anna, { kind: 'vote', proposal: anna.info?.proposal?.id, yes: false });
      await anna.until(() => anna.info?.proposal === undefined);
      return reply;
    };
    expect(await withdraw()).toEqual({ ok: true });
    // A table takes back twice as often as one socket may.
    for (let n = 1; n < BURST * 2; n++) {
      expect(await propose(first)).toEqual({ ok: true });
      await anna.until(() => anna.info?.proposal !== undefined);
      expect(await withdraw()).toEqual({ ok: true });
    }
    const before = read;
    expect(await propose(first)).toMatchObject(refused);
    expect(read).toBe(before);
  });
});
