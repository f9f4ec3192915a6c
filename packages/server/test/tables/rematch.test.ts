import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const END = 1000;
const refused = (key: string) => ({ ok: false, reason: expect.objectContaining({ key }) });
const again = (seat: Seat) => seat.say('order', { table: seat.table, do: { kind: 'rematch' } });
const tableOf = (reply: Awaited<ReturnType<typeof again>>): string => {
  if (!reply.ok) throw new Error(reply.reason.key);
  return String(reply.table);
};

const open: Person[] = [];
afterEach(() => {
  for (const person of open.splice(0)) person.close();
});

async function page(person: Person, table: string): Promise<Seat> {
  const seat = new Seat(person.connect(), table);
  await seat.watch();
  return seat;
}

async function playedOut(url: string, wish: Parameters<typeof seatedTable>[1] = {}) {
  const match = await seatedTable(url, wish);
  open.push(...match.people);
  await playOn(match.seats, END, seeded(7));
  await Promise.all(match.seats.map((seat) => seat.until(() => seat.info?.status === 'over')));
  return match;
}

describe('a rematch', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ parts: { computerDelayMs: 1 } });
  });
  afterAll(() => server.end());

  it('is opened when the match is over, by somebody who has played it, and not before', async () => {
    const { seats, table, people } = await seatedTable(server.url);
    open.push(...people);
    expect(await again(seats[0]!)).toEqual(refused('rematch.early'));
    await playOn(seats, END, seeded(1));
    const watcher = new Person(server.url, 'Dora');
    open.push(watcher);
    expect(await again(await page(watcher, table))).toEqual(refused('seat.none'));
    expect(await again(seats[1]!)).toMatchObject({ ok: true, table: expect.any(String) });
  });

  it('leaves everybody the colour that they have chosen', async () => {
    const people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')] as const;
    open.push(...people);
    const { id } = await people[0].create({ seats: 2, settings: { start: 'ready' } });
    await people[1].join(id);
    const seats = [await page(people[0], id), await page(people[1], id)];
    const order = (seat: Seat | undefined, what: Record<string, unknown>) =>
      seat?.say('order', { table: id, do: what as never });
    expect(await order(seats[0], { kind: 'colour', seat: '0', colour: 4 })).toEqual({ ok: true });
    for (const seat of seats) await order(seat, { kind: 'ready', ready: true });
    await Promise.all(seats.map((seat) => seat.until(() => seat.match !== undefined)));
    await playOn(seats, END, seeded(3));
    await seats[0]?.until(() => seats[0]?.info?.status === 'over');
    const next = tableOf(await again(seats[0]!));
    const { info } = await page(people[1], next);
    expect(info?.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Ben', undefined],
      ['Anna', 4],
    ]);
  });

  it('seats the same people at once, one seat further on; only who asked for it is ready', async () => {
    const { seats, people } = await playedOut(server.url, { seats: 3, options: { length: 'short' } });
    const next = tableOf(await again(seats[1]!));
    for (const seat of seats) await seat.until(() => seat.info?.next === next);
    const pages = await Promise.all(people.map((person) => page(person, next)));
    const info = pages[0]?.info;
    expect(info?.seats.map(({ name }) => name)).toEqual(['Person 1', 'Person 2', 'Person 0']);
    expect(info?.seats.map(({ ready }) => ready)).toEqual([true, false, false]);
    expect(pages.map(({ joined }) => joined?.seat)).toEqual(['2', '0', '1']);
    expect(info).toMatchObject({
      status: 'waiting',
      game: 'bazaar',
      options: seats[0]?.info?.options,
      settings: { ...seats[0]?.info?.settings, start: 'ready' },
      host: '2',
    });
    for (const seat of [pages[0]!, pages[2]!])
      await seat.say('order', { table: next, do: { kind: 'ready', ready: true } });
    for (const seat of pages) await seat.until(() => seat.match?.n === 0);
  });

  it('is one table, however many ask for it at once', async () => {
    const { seats } = await playedOut(server.url, { seats: 3 });
    const all = await Promise.all([...seats, ...seats].map(again));
    expect(new Set(all.map(tableOf)).size).toBe(1);
  });

  it('may be left, and whoever asks anew when it has been cleared away gets another one', async () => {
    const { seats, people } = await playedOut(server.url);
    const first = tableOf(await again(seats[0]!));
    for (const person of people)
      expect((await person.ask('POST', `/api/tables/${first}/leave`, {})).body.ok).toBe(true);
    const second = tableOf(await again(seats[1]!));
    expect(second).not.toBe(first);
    await seats[0]!.until(() => seats[0]?.info?.next === second);
  });

  it('brings computer players along, and waits for nobody when there is nobody to wait for', async () => {
    const anna = new Person(server.url, 'Anna');
    open.push(anna);
    const { id } = await anna.create({ plans: ['open', 'computer'], options: { length: 'short' } });
    const seat = await page(anna, id);
    const below = seeded(3);
    while (seat.info?.status !== 'over') {
      await seat.until(() => seat.question() !== undefined || seat.info?.status === 'over');
      if (seat.question()) await seat.play(below);
    }
    const next = await page(anna, tableOf(await again(seat)));
    expect(next.info?.seats.map(({ computer }) => computer === true)).toEqual([true, false]);
    await next.until(() => next.match !== undefined);
  });

  it('stays what it was after the server has been started anew', async () => {
    const { seats, table, people } = await playedOut(server.url);
    const next = tableOf(await again(seats[0]!));
    server = await server.again();
    const back = new Person(server.url, 'Person 1');
    back.cookie = people[1]!.cookie;
    open.push(back);
    const there = await page(back, table);
    expect(there.info?.next).toBe(next);
    expect(tableOf(await again(there))).toBe(next);
  });
});

describe.runIf(CAN_BE_TWO)('a rematch on two servers', () => {
  let one: TestServer;
  let two: TestServer;
  onTwoServers((first, second) => {
    one = first;
    two = second;
  });

  it('is one table when two ask for it through different servers at once, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const { seats, people, table } = await playedOut(one.url);
      const ben = new Person(two.url, 'Ben');
      ben.cookie = people[1]!.cookie;
      open.push(ben);
      const there = await page(ben, table);
      const [first, second] = await Promise.all([again(seats[0]!), again(there)]);
      expect(tableOf(first)).toBe(tableOf(second));
      await there.until(() => there.info?.next === tableOf(first));
      expect((await one.store.tables.ofPerson((await one.store.tables.read(table))?.host ?? '', 50)).length).toBe(2);
    }
  });
});
