import { hashOf } from '@morgenrot/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { POSTGRES, testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { checkJournal } from '../kit/journal-check.ts';
import { Person, seeded } from '../kit/person.ts';
import { type ServerProcess, serverProcess } from '../kit/process.ts';
import { HAS_REDIS, ownRedis } from '../kit/redis.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';
import { StayingPlayer } from '../kit/staying-player.ts';

/** Long, for a moment, and long once more: after each of them it has to wake into the other. */
const FREEZES = 3;
/** What a table that is held by nobody any more may take to go on: a lock is given up in less than a second. */
const AT_MOST_MS = 10_000;
/** So long a process stands still: longer than its database and Redis wait for a word from it. */
const FROZEN_MS = 4000;
const ANSWERS_MEANWHILE = 10;
/** Two pages of one player are not always as quick as each other. */
const OVERTAKEN = ['decision.gone', 'decision.notYours'];

async function until(isSo: () => boolean, ms = STANDSTILL_MS): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > ms) throw new Error('it never comes to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A process that nobody has ended, and that does nothing: a machine that swaps, a container that is put to sleep. */
describe.runIf(POSTGRES !== undefined && HAS_REDIS)('a process that stands still', () => {
  it('keeps nobody from playing at another one, and is of one mind with it when it wakes', {
    timeout: 120_000 + FREEZES * 30_000,
  }, async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.drop());
    const redis = await ownRedis();
    onTestFinished(() => redis.stop());
    const start = async (): Promise<ServerProcess> => {
      const node = await serverProcess({ DATABASE_URL: database.databaseUrl, REDIS_URL: redis.url, FREE: '1' });
      onTestFinished(async () => void (await node.end('SIGKILL')));
      return node;
    };
    const [awake, frozen] = await Promise.all([start(), start()]);

    // A long one of five: whatever they answer, they never come to the end of their match here.
    const people = ['Anna', 'Ben', 'Cleo', 'Emil', 'Frida'].map((name) => new Person(awake.url, name));
    const [anna, ...others] = people as [Person, ...Person[]];
    const { id: table } = await anna.create({ seats: 5, options: { length: 'long' } });
    for (const other of others) await other.join(table);
    const elsewhere = people.map(({ name, cookie }) => Object.assign(new Person(frozen.url, name), { cookie }));
    onTestFinished(() => {
      for (const person of [...people, ...elsewhere]) person.close();
    });
    const tabsOf = (some: Person[], seed: number) =>
      some.map((person, n) => new StayingPlayer(person, table, BAZAAR, seeded(seed + n)));
    const [here, there] = [tabsOf(people, 100), tabsOf(elsewhere, 200)];
    const tabs = [...here, ...there];
    const kept = (some: StayingPlayer[]) => some.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const playing = tabs.map((tab) => tab.play());

    for (let n = 0; n < FREEZES; n++) {
      const before = kept(there);
      await until(() => kept(there) >= before + ANSWERS_MEANWHILE);
      const reached = kept(here);
      frozen.child.kill('SIGSTOP');
      await until(() => kept(here) > reached, AT_MOST_MS);
      await Promise.all([
        until(() => kept(here) >= reached + ANSWERS_MEANWHILE),
        // Every other time it only stumbles.
        new Promise((resolve) => setTimeout(resolve, n % 2 === 0 ? FROZEN_MS : 0)),
      ]);
      const last = Math.max(...here.map(({ page }) => page.match?.n ?? 0));
      frozen.child.kill('SIGCONT');
      await until(() => there.every(({ page }) => (page.match?.n ?? 0) >= last));
    }
    await Promise.all(tabs.map((tab) => tab.finish()));
    await Promise.all(playing);
    const last = Math.max(...tabs.map(({ page }) => page.match?.n ?? 0));
    await until(() => tabs.every(({ page }) => page.match?.n === last));

    for (const { odd } of tabs) expect(odd.filter((key) => !OVERTAKEN.includes(key))).toEqual([]);
    for (const [n, { page }] of here.entries())
      expect(hashOf(page.match?.view), 'both pages of a player show the same').toBe(hashOf(there[n]?.page.match?.view));
    for (const { page } of tabs) {
      expect(page.astray + page.gaps).toBe(0);
      const shown = page.moves.map((move) => move.n);
      expect(new Set(shown).size, 'each once').toBe(shown.length);
      expect(shown, 'and in order').toEqual([...shown].sort((a, b) => a - b));
    }
    const store = await openStore(database, () => undefined);
    onTestFinished(() => store.close());
    expect(await checkJournal(store, BAZAAR, table)).toBe(last);
    for (const { acknowledged, page } of tabs)
      for (const [action, n] of acknowledged) expect(await store.matches.played(table, page.me ?? '', action)).toBe(n);
  });
});
