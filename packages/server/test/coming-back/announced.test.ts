import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

/** What is said of a table is said a moment later; whoever hears nothing after so long will not hear of it. */
const A_WHILE = 400;

describe('who comes to a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  /** A page that looks on; and all that it is told of the table after it has come in. */
  async function page(person: Person, table: string): Promise<{ seat: Seat; told: TableInfo[] }> {
    const seat = new Seat(person.connect(), table);
    const told: TableInfo[] = [];
    seat.socket.on('table', (info) => told.push(info));
    await seat.watch();
    return { seat, told };
  }
  async function table() {
    const [anna, ben] = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
    onTestFinished(() => {
      for (const person of [anna, ben]) person.close();
    });
    const { id } = await anna.create({ options: { length: 'long' } });
    await ben.join(id);
    return { id, anna, ben };
  }
  const present = (info?: TableInfo) => info?.seats.map((seat) => seat.present);

  it('knows how things stand, and is not told it again; whoever is there hears of it', async () => {
    const { id, anna, ben } = await table();
    const first = await page(anna, id);
    expect(present(first.seat.joined?.table)).toEqual([true, false]);
    await pause(A_WHILE);
    expect(first.told).toEqual([]);
    const second = await page(ben, id);
    expect(present(second.seat.joined?.table)).toEqual([true, true]);
    await expect.poll(() => first.told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await pause(A_WHILE);
    expect(first.told.map(present)).toEqual([[true, true]]);
    expect(second.told).toEqual([]);
  });

  it('hears of those who come or go in the same moment', async () => {
    const { id, anna, ben } = await table();
    const [first, second] = await Promise.all([page(anna, id), page(ben, id)]);
    await first.seat.until(() => present(first.seat.info)?.join() === 'true,true');
    await second.seat.until(() => present(second.seat.info)?.join() === 'true,true');
    const third = await page(anna, id);
    second.seat.socket.disconnect();
    await third.seat.until(() => present(third.seat.info)?.join() === 'true,false');
    await first.seat.until(() => present(first.seat.info)?.join() === 'true,false');
  });
});
