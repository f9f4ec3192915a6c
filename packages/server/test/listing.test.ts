import type { MyTable } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ListPage } from './kit/list-page.ts';
import { Person, playOn, Seat, seatedTable, seeded } from './kit/person.ts';
import { type TestServer, testServer } from './kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from './kit/two-servers.ts';

/** Time enough for everything that is to be told, and then some. */
const QUIET = 700;
const MINUTE = 1500;
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET));

let server: TestServer;
const open: Person[] = [];
beforeAll(async () => {
  server = await testServer({ parts: { minuteMs: MINUTE } });
});
afterEach(() => {
  for (const person of open.splice(0)) person.close();
});
afterAll(() => server.end());

function someone(name = 'Anna', at = server): Person {
  const person = new Person(at.url, name);
  open.push(person);
  return person;
}
const list = (at = server) => new ListPage(someone('Reader', at)).listen();
const toTheEnd = (seats: Seat[]) => playOn(seats, 1000, seeded(7));

describe('the live list', () => {
  it('tells of a new table, of who sits down, and that it has gone', async () => {
    const page = await list();
    const anna = someone();
    const { id } = await anna.create({ seats: 3, title: 'Evening' });
    await page.until(() => page.tables.has(id));
    expect(page.tables.get(id)).toMatchObject({ title: 'Evening', status: 'waiting' });
    const ben = someone('Ben');
    await ben.join(id);
    await page.until(() => page.tables.get(id)?.seats[1]?.name === 'Ben');
    await ben.ask('POST', `/api/tables/${id}/leave`);
    await anna.ask('POST', `/api/tables/${id}/leave`);
    await page.until(() => !page.tables.has(id));
  });

  it('says each change once, and nothing when nothing changes for those who read it', async () => {
    const { table, seats, people } = await seatedTable(server.url, { options: { length: 'long' } });
    open.push(...people);
    const page = await list();
    expect(page.tables.get(table)?.status).toBe('playing');
    await playOn(seats, 12, seeded(1));
    const watcher = new Seat(someone('Cleo').connect(), table);
    await watcher.watch();
    await quiet();
    expect(page.told.filter((line) => line.includes(table))).toEqual([]);
  });

  it('is quiet after the page has closed it', async () => {
    const page = await list();
    await page.listen(false);
    await someone().create();
    await quiet();
    expect(page.told).toEqual([]);
  });

  it('leaves out tables by link, and those whose match nobody may watch', async () => {
    const page = await list();
    const hidden = await someone().create({ settings: { access: 'link' } });
    const closed = await someone().create({ settings: { start: 'full', watch: 'off' } });
    await page.until(() => page.tables.has(closed.id));
    await someone('Ben').join(closed.id);
    await page.until(() => !page.tables.has(closed.id));
    await quiet();
    expect(page.told.join()).not.toContain(hidden.id);
  });

  it('shows nobody but the members how a table by link or without watchers ends', async () => {
    const wish = { settings: { start: 'full', watch: 'off' } };
    const [anna, ben] = [someone(), someone('Ben')];
    const { id } = await anna.create(wish);
    await ben.join(id);
    const seats = [anna, ben].map((person) => new Seat(person.connect(), id));
    for (const seat of seats) await seat.watch();
    await toTheEnd(seats);
    const read = async (who: Person) =>
      (await who.ask('GET', `/api/tables/${id}`)).body as unknown as { table: object };
    expect((await read(anna)).table).toMatchObject({ status: 'over', outcome: expect.anything() });
    const stranger = (await read(someone('Zoe'))).table;
    expect(stranger).toMatchObject({ status: 'playing' });
    // The framework's own clients are strangers, too.
    const stock = async (path: string) => (await someone('Zoe').ask('GET', path)).body as unknown as object;
    expect(await stock(`/games/lanterns/${id}`)).not.toHaveProperty('gameover');
    expect(JSON.stringify(await stock('/games/lanterns?isGameover=true'))).not.toContain(id);
    for (const key of ['outcome', 'seed', 'seedHash', 'clock', 'proposal']) expect(stranger).not.toHaveProperty(key);
  });

  it('keeps a match in the list for as long as watchers are behind', async () => {
    const [anna, ben] = [someone(), someone('Ben')];
    const { id } = await anna.create({ settings: { start: 'full', delay: { by: 'minutes', amount: 1 } } });
    await ben.join(id);
    const seats = [anna, ben].map((person) => new Seat(person.connect(), id));
    for (const seat of seats) await seat.watch();
    const page = await list();
    await toTheEnd(seats);
    const over = Date.now();
    await quiet();
    expect(page.tables.get(id)).toMatchObject({ status: 'playing' });
    expect(page.told.join()).not.toContain(id);
    const later = await list();
    expect(later.tables.get(id)).toMatchObject({ status: 'playing' });
    await page.until(() => !page.tables.has(id));
    expect(Date.now() - over).toBeGreaterThanOrEqual(MINUTE - 100);
    expect((await list()).tables.has(id)).toBe(false);
  });

  it('lets no more than a list be asked for with it', async () => {
    const { socket } = new ListPage(someone());
    for (const wrong of [{}, { on: 'yes' }, { on: true, more: 1 }]) {
      expect(await socket.timeout(8000).emitWithAck('lobby', wrong as never)).toEqual({
        ok: false,
        reason: { key: 'message.malformed' },
      });
    }
  });
});

describe('my tables', () => {
  const mine = async (person: Person): Promise<MyTable[]> =>
    ((await person.ask('GET', '/api/tables/mine')).body as unknown as { tables: MyTable[] }).tables;

  it('say whose turn it is, that one first, also when nobody has the table open', async () => {
    const { table, people, seats } = await seatedTable(server.url);
    open.push(...people);
    await playOn(seats, 3, seeded(3));
    const asked = seats.map((seat) => seat.question() !== undefined);
    for (const person of people) person.close();
    for (const [index, person] of people.entries()) {
      const waiting = await person.create();
      const tables = await mine(person);
      expect(tables.find(({ id }) => id === table)?.myTurn).toBe(asked[index]);
      expect(tables.find(({ id }) => id === waiting.id)?.myTurn).toBe(false);
      expect(tables[0]?.id).toBe(asked[index] ? table : waiting.id);
    }
    const anew = await server.again();
    server = anew;
    for (const [index, { cookie }] of people.entries()) {
      const person = someone('again', anew);
      person.cookie = cookie;
      expect((await mine(person)).find(({ id }) => id === table)?.myTurn).toBe(asked[index]);
    }
  });
});

describe.runIf(CAN_BE_TWO)('two servers', () => {
  let one: TestServer;
  let two: TestServer;
  onTwoServers((first, second) => {
    one = first;
    two = second;
  });

  it('show each other’s tables in their lists, as they come, fill and go', async () => {
    const pages = [await list(one), await list(two)];
    const anna = someone('Anna', one);
    const { id } = await anna.create({ seats: 3 });
    for (const page of pages) await page.until(() => page.tables.has(id));
    await someone('Ben', two).join(id);
    for (const page of pages) await page.until(() => page.tables.get(id)?.seats[1]?.name === 'Ben');
    const cleo = someone('Cleo', one);
    await cleo.join(id);
    for (const page of pages) await page.until(() => page.tables.get(id)?.status === 'playing');
    const alone = await anna.create();
    for (const page of pages) await page.until(() => page.tables.has(alone.id));
    await anna.ask('POST', `/api/tables/${alone.id}/leave`);
    for (const page of pages) await page.until(() => !page.tables.has(alone.id));
  });
});
