import { randomInt } from 'node:crypto';
import { GAMES } from '@morgenrot/catalog';
import { type Answer, type AnyGame, hashOf, replay, sample } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/store/index.ts';
import { KINDS, testDatabase } from './kit/database.ts';
import { Person, Seat } from './kit/person.ts';
import { serverProcess } from './kit/process.ts';

const game: AnyGame = GAMES['new-dawn'];
const KILLS = { sqlite: 30, postgres: 12 };
const TABLES = 3;

interface Action {
  action: string;
  step: number;
  undos: number;
  value: Answer;
}
interface Acknowledged {
  table: string;
  by: string;
  action: string;
  n: number;
}

/** Somebody who plays as fast as they can, and says again after a crash what was not answered before. */
class FastPlayer {
  readonly person: Person;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  private pending: Action | undefined;

  constructor(person: Person, table: string) {
    this.person = person;
    this.table = table;
  }

  private choose(page: Seat): Action | undefined {
    const question = page.question();
    const value = question && sample(question.ask, (n) => randomInt(n));
    if (!question || value === undefined) return undefined;
    return { action: crypto.randomUUID(), step: question.id, undos: page.match?.undos ?? 0, value };
  }

  private async say(page: Seat): Promise<void> {
    const action = this.pending ?? this.choose(page);
    if (!action) {
      await page.until(() => page.question() !== undefined, 5000);
      return;
    }
    this.pending = action;
    const reply = await page.say('act', { table: this.table, ...action });
    if (!reply.ok && reply.reason.key === 'limit.rate') {
      await new Promise((resolve) => setTimeout(resolve, 25));
      return;
    }
    this.pending = undefined;
    if (reply.ok) this.acknowledged.push({ table: this.table, by: page.me, action: action.action, n: Number(reply.n) });
    await page.until(() => (page.match?.n ?? 0) >= (reply.ok ? Number(reply.n) : 0), 5000);
  }

  /** Plays until the server is gone or the match is over. */
  async play(url: string): Promise<void> {
    const again = new Person(url, this.person.name);
    again.cookie = this.person.cookie;
    const socket = again.connect({ reconnection: false });
    // The server may be killed before anybody has come in.
    const gone = new Promise<void>((resolve) => {
      socket.once('disconnect', () => resolve());
      socket.once('connect_error', () => resolve());
    });
    const page = new Seat(socket, this.table, game);
    const playing = async (): Promise<void> => {
      await page.watch();
      while (socket.connected && page.info?.status !== 'over') await this.say(page);
    };
    // Whatever breaks, breaks because the server has been killed; what counts is in the store.
    await Promise.race([playing().catch(() => undefined), gone]);
    await gone;
    again.close();
  }
}

const acknowledgedBy = (players: readonly FastPlayer[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function until(holds: () => boolean, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function newTable(url: string): Promise<FastPlayer[]> {
  const people = [new Person(url, 'Anna'), new Person(url, 'Ben'), new Person(url, 'Cleo')];
  const { id } = await people[0]!.create({ game: game.id, seats: people.length });
  for (const person of people.slice(1)) await person.join(id);
  return people.map((person) => new FastPlayer(person, id));
}

async function checkTable(store: Store, table: string): Promise<number> {
  const saved = await store.matches.load(table);
  const entries = await store.matches.entries(table);
  if (!saved?.state) throw new Error('a match is gone');
  const steps = entries.flatMap((entry) => ('step' in entry ? entry.step : []));
  expect(new Set(steps).size, 'no answer twice').toBe(steps.length);
  expect(saved.record.n, 'journal and state agree').toBe(entries.length);
  const { options, seed = '', seats, rules } = saved.record;
  const players = seats.map(({ seat }) => seat);
  const { hash } = replay(game, { game: game.id, rules, players, options, seed, entries });
  expect(hashOf(saved.state.G), 'the journal leads to the state').toBe(hash);
  return entries.length;
}

describe.each(KINDS)('a server on %s that is killed again and again', (kind) => {
  it('has every answer that it acknowledged, none twice, and goes on', { timeout: 180_000 }, async () => {
    const database = await testDatabase(kind);
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
    const everybody: FastPlayer[] = [];
    let players: FastPlayer[] = [];
    const sitDown = async (url: string) => {
      const more = await newTable(url);
      players = [...players, ...more];
      everybody.push(...more);
    };
    let server = await serverProcess(env);
    for (let n = 0; n < TABLES; n++) await sitDown(server.url);

    for (let kill = 0; kill < KILLS[kind]; kill++) {
      const before = acknowledgedBy(everybody);
      const playing = players.map((player) => player.play(server.url));
      await new Promise((resolve) => setTimeout(resolve, randomInt(60, 400)));
      // On a machine with other things to do a moment may be too short for anything to be lost.
      await until(() => acknowledgedBy(everybody) - before > 4, 10_000);
      expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      await Promise.all(playing);
      server = await serverProcess(env);
      // New matches in the place of the oldest, so that there is always something to lose.
      if (kill % 6 === 5) {
        players = players.slice(3);
        await sitDown(server.url);
      }
    }
    const last = new Seat(new Person(server.url, 'Watcher').connect({ reconnection: false }), players[0]!.table, game);
    await last.watch();
    expect(await server.end('SIGTERM'), server.output()).toEqual({ code: 0, signal: null });
    expect(last.socket.connected).toBe(false);

    const store = await openStore(database, () => undefined);
    const acknowledged = everybody.flatMap((player) => player.acknowledged);
    for (const { table, by, action, n } of acknowledged) expect(await store.matches.played(table, by, action)).toBe(n);
    const tables = [...new Set(everybody.map(({ table }) => table))];
    let stored = 0;
    for (const table of tables) stored += await checkTable(store, table);
    expect(stored).toBeGreaterThanOrEqual(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(KILLS[kind] * 4);
    await store.close();
    await database.drop();
  });
});
