import { hashOf, viewOf } from '@morgenrot/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { type Faults, faults, type How } from '../kit/faulty.ts';
import { BAZAAR } from '../kit/game.ts';
import { type Person, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

describe.each(KINDS)('a server on %s of which any one statement fails', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  const broken: Faults = faults();
  const open: Person[] = [];
  beforeAll(async () => {
    database = await testDatabase(kind);
    const store = await openStore(database, () => undefined, broken.wrap);
    const both = (opened: { close(): Promise<void> }) => async () => {
      await opened.close();
      await store.close();
    };
    server = await testServer({ database, parts: { store: (opened) => ({ ...store, close: both(opened) }) } });
  });
  afterAll(async () => {
    for (const person of open) person.close();
    await server.end();
  });

  /** What the server has in memory is what the store has, and everybody sees it. */
  async function expectAgreement(table: string, seats: readonly Seat[]): Promise<void> {
    const saved = await server.store.matches.load(table);
    const n = saved?.record.n;
    for (const seat of seats) {
      await seat.until(() => seat.match?.n === n);
      const shown = seat.match?.view;
      const { match } = await seat.watch();
      expect(match?.n).toBe(n);
      expect(hashOf(shown)).toBe(hashOf(match?.view));
      const stored = saved?.state && viewOf(BAZAAR, saved.state.G, seat.me);
      expect(hashOf({ ...stored, news: [] })).toBe(hashOf({ ...match?.view, news: [] }));
    }
  }

  it.each(['unsaid', 'unheard'] as How[])('says so or goes on, and never shows what is not stored: %s', async (how) => {
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    open.push(...people);
    const below = seeded(11);
    let refusals = 0;
    for (let round = 0; round < 24; round++) {
      const asked = seats.find((seat) => seat.question());
      if (!asked) break;
      const undoing = round % 3 === 2 ? seats.find((seat) => seat.match?.undo?.ok) : undefined;
      broken.arm(1 + (round % 8), how);
      const reply = undoing
        ? await undoing.say('undo', { table, n: undoing.match?.n })
        : await asked.play(below).finally(() => broken.disarm());
      broken.disarm();
      if (!reply.ok) {
        refusals++;
        expect(['server.store', 'server.failed', 'server.rule']).toContain(reply.reason.key);
      }
      await expectAgreement(table, seats);
    }
    expect(refusals).toBeGreaterThan(2);
  });
});
