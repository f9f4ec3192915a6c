import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MyTable } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ListPage } from '../kit/list-page.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const MINUTE = 3000;

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
/** One more table is told of when everything before it has been; its id is the one thing that has come since. */
async function quiet(page: ListPage): Promise<string> {
  const { id } = await someone('Sign').create({ seats: 3 });
  await page.until(() => page.tables.has(id));
  return id;
}
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
    await quiet(page);
    expect(page.told.filter((line) => line.includes(table))).toEqual([]);
  });

  it('is quiet after the page has closed it', async () => {
    const page = await list();
    const other = await list();
    await page.listen(false);
    await quiet(other);
    // It would have come by the same way, before the answer to this.
    expect(await page.socket.timeout(STANDSTILL_MS).emitWithAck('ping', {})).toBeDefined();
    expect(page.told).toEqual([]);
  });

  it('leaves out tables by link, and those whose match nobody may watch', async () => {
    const page = await list();
    const hidden = await someone().create({ settings: { access: 'link' } });
    const closed = await someone().create({ settings: { start: 'full', watch: 'off' } });
    await page.until(() => page.tables.has(closed.id));
    await someone('Ben').join(closed.id);
    await page.until(() => !page.tables.has(closed.id));
    await quiet(page);
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
    expect(await stock(`/games/bazaar/${id}`)).not.toHaveProperty('gameover');
    expect(JSON.stringify(await stock('/games/bazaar?isGameover=true'))).not.toContain(id);
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
    await quiet(page);
    expect(page.tables.get(id)).toMatchObject({ status: 'playing' });
    expect(page.told.join()).not.toContain(id);
    const later = await list();
    expect(later.tables.get(id)).toMatchObject({ status: 'playing' });
    await page.until(() => !page.tables.has(id));
    expect(Date.now() - over).toBeGreaterThanOrEqual(MINUTE - 100);
    expect((await list()).tables.has(id)).toBe(false);
  });

  it('tells of changes once a second at most, a few tables at a time, and all of them in the end', async () => {
    const page = await list();
    const began = performance.now();
    const people = Array.from({ length: 25 }, (_, n) => someone(`Host ${n}`));
    const tables = await Promise.all(people.map((person) => person.create({ seats: 3, title: 'first' })));
    const hosts = people.slice(0, 3).map((person, n) => new Seat(person.connect(), tables[n]?.id ?? ''));
    for (const host of hosts) await host.watch();
    for (let n = 0; n < 30; n++)
      for (const host of hosts)
        await host.say('order', { table: host.table, do: { kind: 'title', title: `title ${n}` } });
    await page.until(() => tables.every(({ id }) => page.tables.has(id)));
    await page.until(() => hosts.every(({ table }) => page.tables.get(table)?.title === 'title 29'));
    // Since before the first: that one may be heard late.
    const tookMs = (page.messages.at(-1) ?? 0) - began;
    expect(Math.max(...page.sizes)).toBeLessThanOrEqual(10);
    expect(page.messages.length).toBeLessThanOrEqual(tookMs / 1000 + 2);
    const later = await list();
    expect([...later.tables.keys()]).toEqual(expect.arrayContaining(tables.map(({ id }) => id)));
  });

  it('has a few tables of each person, and room for those of others', async () => {
    const [anna, ben] = [someone(), someone('Ben')];
    const mine: string[] = [];
    for (let n = 0; n < 12; n++) mine.push((await anna.create({ seats: 3 })).id);
    const hidden = await anna.create({ seats: 3, settings: { access: 'link' } });
    const theirs = await ben.create();
    const page = await list();
    expect(mine.filter((id) => page.tables.has(id))).toEqual(mine.slice(0, 8));
    expect(page.tables.has(theirs.id)).toBe(true);
    // Nor does a table come in that was by link before.
    const host = new Seat(anna.connect(), hidden.id);
    await host.watch();
    const open = { kind: 'settings', settings: { access: 'public' } };
    expect((await host.say('order', { table: hidden.id, do: open })).ok).toBe(true);
    await anna.ask('POST', `/api/tables/${mine[0]}/leave`);
    await page.until(() => !page.tables.has(mine[0] ?? ''));
    expect(page.tables.has(hidden.id)).toBe(false);
    // Where one has gone there is room for another one.
    const next = await anna.create();
    await page.until(() => page.tables.has(next.id));
  });

  it('gives its places to addresses by turns: whoever opens table after table pushes out their own', async () => {
    const own = await testServer({ settings: { trustProxy: 1 } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const opens = async (address: string, title: string) => {
      const wish = { game: 'bazaar', seats: 3, name: title, title };
      const { body } = await someone(title, own).ask('POST', '/api/tables', wish, from(address));
      return (body as unknown as { table: { id: string } }).table.id;
    };
    const listed = async () => (await list(own)).tables;
    const first = await opens('192.0.2.1', 'first');
    const crowd: string[] = [];
    // Somebody of another cookie each time, at one address.
    for (let n = 0; n < 60; n++) crowd.push(await opens('198.51.100.7', `crowd ${n}`));
    const others = [await opens('2001:db8::1', 'by a network'), await opens('203.0.113.9', 'last')];
    const tables = await listed();
    expect(tables.size).toBe(50);
    for (const id of [first, ...others]) expect([...tables.keys()]).toContain(id);
    // Where nobody else wants a place one address has it, for its newest tables.
    expect(crowd.filter((id) => tables.has(id))).toEqual(crowd.slice(-47));
    const stock = await someone('Zoe', own).ask('GET', '/games/bazaar');
    for (const id of [first, ...others]) expect(JSON.stringify(stock.body)).toContain(id);
    // From about where somebody came nobody is told.
    expect(JSON.stringify([...tables.values(), stock.body])).not.toMatch(/openedFrom|opened_from/);
    await own.end();
  });

  it('leaves out a table that cannot be read, says so once, and shows all the others', async () => {
    const own = await testServer();
    const anna = someone('Anna', own);
    const [broken, fine] = [await anna.create(), await anna.create()];
    const database = new DatabaseSync(join(own.database.dataDir, 'morgenrot.db'));
    database.prepare('update matches set settings = ? where id = ?').run('{"access":', broken.id);
    database.close();
    const ids = async (path: string) => {
      const { status, body } = await anna.ask('GET', path);
      expect(status, path).toBe(200);
      return JSON.stringify(body);
    };
    for (const path of ['/api/tables', '/api/tables/mine', '/games/bazaar']) {
      expect(await ids(path)).toContain(fine.id);
      expect(await ids(path)).not.toContain(broken.id);
    }
    expect((await list(own)).tables.has(fine.id)).toBe(true);
    expect((await anna.ask('GET', `/api/tables/${broken.id}`)).status).toBe(503);
    expect(own.logged().split('a table cannot be read').length - 1).toBe(1);
    expect(own.logged()).toContain(broken.id);
    await own.end();
  });

  it('lets no more than a list be asked for with it', async () => {
    const { socket } = new ListPage(someone());
    for (const wrong of [{}, { on: 'yes' }, { on: true, more: 1 }]) {
      expect(await socket.timeout(STANDSTILL_MS).emitWithAck('lobby', wrong as never)).toEqual({
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
