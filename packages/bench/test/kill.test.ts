import { existsSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { KINDS } from '../src/chaos/database.ts';
import { chaos } from '../src/chaos/run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The quick loop (pnpm check) takes smaller numbers. */
    quick: boolean;
  }
}

/** So many tables that what they want to have stored is written by a thread of its own. */
const CROWD = 80;
const CROWD_KILLS = inject('quick') ? 4 : 8;
/**
 * The moments are random: `pnpm chaos` does this for thousands. What a fault does at each single statement is tried in
 * order, without a process, by the server's tests of its store (store-faults).
 */
const KILLS = inject('quick') ? 8 : 24;
/** Where PostgreSQL is, the environment says: see the tests of the server. */
const here = KINDS.filter((kind) => kind === 'sqlite' || process.env.TEST_DATABASE_URL !== undefined);

describe.each(here)('servers on %s that are killed again and again under load', (database) => {
  it(`have everything that they acknowledged, once, after ${KILLS} kills, and go on`, {
    timeout: 900_000,
  }, async () => {
    // Throws when anything is lost, doubled, or not what the journal leads to.
    const figures = await chaos({ database, kills: KILLS, lanes: 4 });
    expect(figures.kills).toBe(KILLS);
    expect(figures.acknowledged).toBeGreaterThan(KILLS * 5);
    expect(figures.answers).toBeGreaterThan(KILLS);
    expect(figures.pages).toBeGreaterThan(0);
  });
});

it(`a server that writes beside whoever it serves has everything that it acknowledged, after ${CROWD_KILLS} kills`, {
  timeout: 600_000,
}, async () => {
  const figures = await chaos({ database: 'sqlite', kills: CROWD_KILLS, lanes: 1, tables: CROWD });
  expect(figures.kills).toBe(CROWD_KILLS);
  expect(figures.acknowledged).toBeGreaterThan(CROWD_KILLS * 20);
  expect(figures.pages).toBeGreaterThan(0);
  // The first ones have not so many tables yet. Only some systems tell the names of threads.
  if (existsSync('/proc/self/task')) expect(figures.beside).toBeGreaterThanOrEqual(CROWD_KILLS / 4);
});
