import { afterEach, describe, expect, it } from 'vitest';
import { order, pageAt } from '../kit/claims.ts';
import { type ClockworkByHand, clockworkByHand } from '../kit/clockwork.ts';
import { testDatabase } from '../kit/database.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { serverProcess } from '../kit/process.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const open: Person[] = [];
const servers: TestServer[] = [];
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const server of servers.splice(0)) await server.end();
});

async function serverBy(clockwork: ClockworkByHand, parts: object = {}): Promise<TestServer> {
  const clockPace = { lookMs: 5, writeMs: 4 * SECOND };
  const server = await testServer({ parts: { clockwork, clockPace, ...parts } });
  servers.push(server);
  return server;
}

const moment = (ms = 25): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Time passes as for a process that lives: it looks at its clock every few seconds. */
async function pass(clockwork: ClockworkByHand, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 4 * SECOND) {
    clockwork.pass(Math.min(4 * SECOND, left));
    await clockwork.seen();
  }
}

const GAPS = [
  ['sleeps for 70 seconds', 'sleep', 70 * SECOND],
  ['sleeps for two hours', 'sleep', 2 * HOUR],
  ['stands still for two hours', 'stop', 2 * HOUR],
  ['has its clock set forward by two hours', 'jump', 2 * HOUR],
  ['has its clock set back by two hours', 'jump', -2 * HOUR],
] as const;

function watcher(server: TestServer): Person {
  const person = new Person(server.url, 'Watcher');
  open.push(person);
  return person;
}

async function tableAt(server: TestServer, settings: object): Promise<{ id: string; pages: [Seat, Seat] }> {
  const people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')] as const;
  open.push(...people);
  const { id } = await people[0].create({ options: { length: 'long' }, settings: { start: 'full', ...settings } });
  await people[1].join(id);
  const pages = people.map((person) => new Seat(person.connect(), id));
  for (const page of pages) await page.watch();
  return { id, pages: pages as [Seat, Seat] };
}

describe.each(GAPS)('where the machine %s', (_what, how, gap) => {
  it('nobody loses time on their clock, and pages are told so', async () => {
    const clockwork = clockworkByHand();
    const server = await serverBy(clockwork);
    const { pages } = await tableAt(server, { clock: { minutes: 1, plus: 0, atZero: 'out' } });
    await pass(clockwork, 20 * SECOND);
    let told = 0;
    pages[1].socket.on('table', () => told++);
    clockwork[how](gap);
    await clockwork.seen();
    if (gap > 0) await expect.poll(() => told).toBeGreaterThan(0);
    await pages[1].watch();
    expect(pages[1].info?.clock?.left['0']).toBe(40 * SECOND);
    expect(pages[1].info?.seats[0]?.out).toBeUndefined();
    await pass(clockwork, 12 * SECOND);
    await pages[1].watch();
    expect(pages[1].info?.clock?.left['0']).toBe(28 * SECOND);
    await pass(clockwork, 32 * SECOND);
    await pages[1].until(() => pages[1].info?.seats[0]?.out === true);
  });

  it('nobody loses a bank at a table that everybody has left', async () => {
    const clockwork = clockworkByHand();
    const server = await serverBy(clockwork);
    const { id } = await tableAt(server, { clock: { minutes: 1, plus: 0, atZero: 'out' } });
    for (const person of open) person.close();
    const isOut = async () => (await server.store.tables.read(id))?.seats[0]?.out === true;
    const tables = async () =>
      /^morgenrot_tables (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];
    await expect.poll(tables).toBe('0');
    await pass(clockwork, 8 * SECOND);
    clockwork[how](gap);
    await moment(100);
    expect(await isOut()).toBe(false);
    await pass(clockwork, 56 * SECOND);
    await expect.poll(isOut).toBe(true);
  });

  it('delayed watchers are told nothing early, and later all', async () => {
    const clockwork = clockworkByHand();
    const server = await serverBy(clockwork);
    const { id, pages } = await tableAt(server, { delay: { by: 'minutes', amount: 1 } });
    await playOn(pages, 3, seeded(4));
    const { n = 0 } = pages[0].match ?? {};
    await pass(clockwork, 20 * SECOND);
    const onlooker = await pageAt(watcher(server), id);
    clockwork[how](gap);
    await moment(100);
    expect(onlooker.match).toBeUndefined();
    const late = await pageAt(watcher(server), id);
    expect(late.match).toBeUndefined();
    await playOn(pages, 1, seeded(5));
    await pass(clockwork, 44 * SECOND);
    // A page that comes in makes the server look at what is due.
    const third = await pageAt(watcher(server), id);
    expect(third.match?.n).toBe(n);
    await onlooker.until(() => onlooker.match?.n === n);
  });

  it('a player who is away keeps the seat as long as ever', async () => {
    const clockwork = clockworkByHand();
    const server = await serverBy(clockwork);
    await pass(clockwork, 2 * MINUTE);
    const { pages } = await tableAt(server, { patience: 1 });
    const [anna, ben] = pages;
    const suggest = () => order(anna, { kind: 'propose', what: { kind: 'standIn', seat: '1' } });
    // Until Anna's page has heard of him, it shows him away.
    await anna.until(() => anna.info?.seats[1]?.present === true);
    ben.socket.disconnect();
    await anna.until(() => anna.info?.seats[1]?.present === false);
    await pass(clockwork, 8 * SECOND);
    clockwork[how](gap);
    expect(await suggest()).toMatchObject({ reason: { key: 'seat.patience' } });
    await pass(clockwork, 48 * SECOND);
    expect(await suggest()).toMatchObject({ reason: { key: 'seat.patience' } });
    await pass(clockwork, 8 * SECOND);
    expect(await suggest()).toEqual({ ok: true });
  });

  it('no table expires for it', async () => {
    const clockwork = clockworkByHand();
    const server = await testServer({
      parts: { clockwork, sweepEveryMs: 10 },
      settings: { tableExpiresHours: 1 },
    });
    servers.push(server);
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ settings: { start: 'ready' } });
    clockwork[how](gap);
    await moment(100);
    expect((await anna.ask('GET', `/api/tables/${id}`)).status).toBe(200);
  });

  it('nobody is refused for what they did before', async () => {
    const clockwork = clockworkByHand();
    const server = await serverBy(clockwork, { limits: { requests: { burst: 3, perSecond: 1000 } } });
    clockwork[how](gap);
    for (let n = 0; n < 6; n++) {
      expect((await new Person(server.url, 'Anna').ask('GET', '/api/tables')).status).toBe(200);
      await moment(5);
    }
  });
});

describe('a process that is stopped and goes on', () => {
  it('takes no time from whoever is asked', async () => {
    const database = await testDatabase('sqlite');
    const child = await serverProcess({ DATA_DIR: database.dataDir });
    const people = [new Person(child.url, 'Anna'), new Person(child.url, 'Ben')] as const;
    open.push(...people);
    const settings = { start: 'full', clock: { minutes: 1, plus: 0, atZero: 'nothing' } };
    const { id } = await people[0].create({ settings });
    await people[1].join(id);
    const left = async () => {
      const { body } = await people[1].ask('GET', `/api/tables/${id}`);
      return Math.min(
        ...Object.values((body as unknown as { table: { clock: { left: Record<string, number> } } }).table.clock.left),
      );
    };
    const before = await left();
    child.child.kill('SIGSTOP');
    const stopped = performance.now();
    await moment(6500);
    child.child.kill('SIGCONT');
    const after = await left();
    // Five seconds is what the server takes for a gap; anything around it is time that it lived.
    expect(before - after).toBeLessThan(performance.now() - stopped - 6000);
    await child.end('SIGTERM');
    await database.drop();
  });
});
