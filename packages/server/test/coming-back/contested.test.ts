import { hashOf } from '@morgenrot/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { type Acknowledged, type Contest, contested, settled, Tab } from '../kit/contest.ts';
import { POSTGRES, type TestDatabase, testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { checkJournal } from '../kit/journal-check.ts';
import { Person } from '../kit/person.ts';
import { type ServerProcess, serverProcess } from '../kit/process.ts';
import { HAS_REDIS, type OwnRedis, ownRedis } from '../kit/redis.ts';
import { type RoundRobin, roundRobin } from '../kit/round-robin.ts';

const MOVES = process.env.QUICK ? 150 : 400;
const part = (share: number): number => Math.round(MOVES * share);

describe.runIf(POSTGRES !== undefined && HAS_REDIS)('two processes behind a proxy that binds nobody to either', () => {
  let database: TestDatabase;
  let redis: OwnRedis;
  let nodes: ServerProcess[] = [];
  let proxy: RoundRobin;
  const people: Person[] = [];
  const start = () =>
    serverProcess({ DATABASE_URL: database.databaseUrl, REDIS_URL: redis.url, FREE: '1', TRUST_PROXY: '1' });

  beforeAll(async () => {
    database = await testDatabase('postgres');
    redis = await ownRedis();
    // On an empty database, in the same moment, as Compose starts them.
    nodes = await Promise.all([start(), start()]);
    proxy = await roundRobin(nodes.map(({ url }) => url));
  });
  afterAll(async () => {
    for (const person of people) person.close();
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await proxy?.close();
    await redis?.stop();
    await database?.drop();
  });

  const newcomer = (name: string): Person => {
    const person = new Person(proxy.url, name);
    people.push(person);
    return person;
  };
  /** One after the other, so that the proxy deals them out in turn. */
  async function tabs(person: Person, table: string, count: number): Promise<Tab[]> {
    const opened: Tab[] = [];
    for (let n = 0; n < count; n++) {
      const tab = new Tab(person, table, BAZAAR);
      await tab.page.watch();
      opened.push(tab);
    }
    return opened;
  }
  /** A long one of five: whatever they answer, they never come to the end of their match here. */
  async function contest(): Promise<Contest & { table: string }> {
    const [anna, ...others] = ['Anna', 'Ben', 'Cleo', 'Emil', 'Frida'].map(newcomer);
    const options = { length: 'long' };
    const { id: table } = await anna!.create({ seats: 5, options });
    for (const person of others) await person.join(table);
    const players: Tab[] = [];
    for (const person of [anna!, ...others]) players.push(...(await tabs(person, table, 2)));
    return { table, players, watchers: await tabs(newcomer('Dora'), table, 2) };
  }

  it('refuse long polling at once, which would need requests that stick', async () => {
    expect((await fetch(`${proxy.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
  });

  it('take each contested answer once, without Redis and without one of them too, and show it to all once and in order', {
    timeout: 60_000 + MOVES * 400,
  }, async () => {
    const arena = await contest();
    const { table, players, watchers } = arena;
    const acknowledged: Acknowledged[] = [];
    const lost: string[] = [];
    const all = Array.from({ length: MOVES }, (_, index) => index + 1);
    let n = 0;
    const round = async (): Promise<void> => {
      const result = await contested(arena, n);
      n++;
      expect(result.won.length).toBeGreaterThan(0);
      expect(new Set(result.won.map(({ action }) => action)).size, 'one answer counts').toBe(1);
      expect(result.won.map((each) => each.n)).toEqual(result.won.map(() => n));
      acknowledged.push(...result.won);
      lost.push(...result.lost);
      await settled(arena, n);
    };
    const roundsTo = async (last: number): Promise<void> => {
      while (n < last) await round();
    };

    await settled(arena, 0);
    expect(proxy.shares).toEqual([6, 6]);
    await roundsTo(part(0.3));
    await redis.stop();
    await roundsTo(part(0.5));
    await redis.start();
    await roundsTo(part(0.6));
    expect([...players, ...watchers].map(({ returns }) => returns)).toEqual(Array(12).fill(0));

    // While answers are on their way.
    const [, killed] = await Promise.all([round(), nodes[1]!.end('SIGKILL')]);
    expect(killed).toEqual({ code: null, signal: 'SIGKILL' });
    await Promise.all([...players, ...watchers].map((tab) => tab.back()));
    await roundsTo(part(0.8));
    nodes[1] = await start();
    proxy.moved(1, nodes[1].url);
    const before = proxy.shares[1]!;
    for (const { page } of [...players, ...watchers]) page.socket.disconnect().connect();
    await Promise.all([...players, ...watchers].map((tab) => tab.back()));
    expect(proxy.shares[1]! - before).toBe(6);
    await roundsTo(MOVES);

    const returns = [...players, ...watchers].map((tab) => tab.returns).sort();
    const once = Array(6).fill(1);
    expect(returns, 'only those of the killed one had to come back twice').toEqual([...once, ...Array(6).fill(2)]);
    for (const { page, returns } of [...players, ...watchers]) {
      expect(page.match?.n).toBe(MOVES);
      expect(page.gaps + page.resyncs).toBe(0);
      for (const move of page.moves) expect(move.n).toBe(move.from + 1);
      const shown = page.moves.map((move) => move.n);
      // The one in whose moment its server was killed, a page may find done when it comes back.
      const missing = all.filter((each) => !shown.includes(each));
      expect(missing.length).toBeLessThanOrEqual(returns - 1);
      expect(shown).toEqual(all.filter((each) => !missing.includes(each)));
    }
    const same = (some: Tab[]) => expect(new Set(some.map(({ page }) => hashOf(page.match?.view))).size).toBe(1);
    same(watchers);
    for (const seat of ['0', '1', '2', '3', '4']) same(players.filter(({ page }) => page.me === seat));
    expect(lost.length).toBeGreaterThan(MOVES / 2);
    expect([...new Set(lost)].filter((key) => !['decision.gone', 'decision.notYours'].includes(key))).toEqual([]);

    const store = await openStore(database, () => undefined);
    expect(await checkJournal(store, BAZAAR, table)).toBe(MOVES);
    for (const { by, action, n: at } of acknowledged) expect(await store.matches.played(table, by, action)).toBe(at);
    await store.close();
  });
});
