import type { LogLine } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import type { Bazaar } from '../kit/game.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const LINES = 50;
const ANSWERS = 170;
const LOOK_EVERY = 9;
const UNDO_EVERY = 7;

describe.each(KINDS)('whoever comes in (%s)', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await testDatabase(kind);
    server = await testServer({ database });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** The same lines, as the store has them: whoever names a number is not served with what is at hand. */
  async function stored(page: Seat): Promise<LogLine[]> {
    const reply = await page.say('log', { table: page.table, before: (page.match?.n ?? 0) + 1, limit: LINES });
    if (!reply.ok) throw new Error(reply.reason.key);
    return reply.log as LogLine[];
  }

  it('reads the last lines as they are in the store, whatever was taken back, and each only those for it', async () => {
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    const wim = new Person(server.url, 'Wim');
    const below = seeded(5);
    let undone = 0;
    let longest = 0;
    for (let n = 0; n < ANSWERS; n++) {
      const page = seats.find((seat) => seat.question());
      if (!page) break;
      const done = await page.play(below);
      await page.until(() => done.ok && page.match?.n === done.n);
      if (n % UNDO_EVERY === 0 && page.match?.undo?.ok && (await page.say('undo', { table, n: page.match.n })).ok)
        undone++;
      const newest = Math.max(...seats.map((seat) => seat.match?.n ?? 0));
      await Promise.all(seats.map((seat) => seat.until(() => (seat.match?.n ?? 0) >= newest)));
      if (n % LOOK_EVERY > 0) continue;
      for (const person of [...people, wim]) {
        const fresh = new Seat(person.connect(), table);
        const { log } = await fresh.watch();
        expect(log).toEqual(await stored(fresh));
        longest = Math.max(longest, log.length);
        fresh.socket.disconnect();
      }
    }
    expect(undone).toBeGreaterThan(3);
    expect(longest).toBeGreaterThanOrEqual(LINES);
    for (const person of [...people, wim]) person.close();
  });

  // A SQLite file belongs to one server: no other moves a match on there.
  it.runIf(kind === 'postgres')('reads nothing that comes after the board that it is shown', async () => {
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    const [anna] = seats as [Seat, Seat];
    const card = (anna.match!.view as unknown as Bazaar).hands['0']![0]!;
    expect(await anna.act(anna.question()!.id, card)).toMatchObject({ ok: true, n: 1 });
    // After that nothing is at hand.
    expect(await anna.say('undo', { table, n: 1 })).toMatchObject({ ok: true });
    await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === 2)));
    // Somebody else moves the match on, and nobody here has heard of it yet.
    const other = await testServer({ database });
    const there = people.map(({ name, cookie }) => Object.assign(new Person(other.url, name), { cookie }));
    const pages = there.map((person) => new Seat(person.connect(), table));
    for (const page of pages) await page.watch();
    await playOn(pages, 2, seeded(4));
    const wim = new Person(server.url, 'Wim');
    const fresh = new Seat(wim.connect(), table);
    const { match, log } = await fresh.watch();
    expect(match?.n).toBe(2);
    expect(log.map(({ n }) => n)).toEqual([0, 2]);
    for (const person of [...people, ...there, wim]) person.close();
    await other.close();
  });
});
