import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { hashOf, optionsOf, viewOf } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { checkJournal } from '../kit/journal-check.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { serverProcess } from '../kit/process.ts';
import { testServer } from '../kit/server.ts';
import { StayingPlayer } from '../kit/staying-player.ts';

const SLOW_MAIN = fileURLToPath(new URL('../kit/slow-main.ts', import.meta.url));
const TABLES = 13;
const SEATS = 4;
const RESTARTS = 5;
/** Whoever runs a server ends it by force after this. */
const LONGEST_MS = 10_000;

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`it did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function ended(server: { end(signal: NodeJS.Signals): Promise<unknown>; output(): string }): Promise<void> {
  const began = performance.now();
  expect(await server.end('SIGTERM'), server.output()).toEqual({ code: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
}

async function newTable(url: string, number: number): Promise<StayingPlayer[]> {
  const people = Array.from({ length: SEATS }, (_, seat) => new Person(url, `Person ${number}.${seat}`));
  const { id } = await people[0]!.create({ seats: SEATS, options: { length: 'long' } });
  for (const person of people.slice(1)) await person.join(id);
  return people.map((person, seat) => new StayingPlayer(person, id, BAZAAR, seeded(number * SEATS + seat + 1)));
}

const isOffered = (seat: Seat | undefined, option: string): boolean => {
  const ask = seat?.question()?.ask;
  return ask !== undefined && optionsOf(ask).includes(option);
};

describe('a server that is updated while people play', () => {
  it('loses no answer of 52 clients in five restarts, plays none twice, and all come back by themselves', {
    timeout: 240_000,
  }, async () => {
    const database = await testDatabase('sqlite');
    const env = { DATA_DIR: database.dataDir };
    let server = await serverProcess(env);
    const { port } = new URL(server.url);
    const players: StayingPlayer[] = [];
    for (let n = 0; n < TABLES; n++) players.push(...(await newTable(server.url, n)));
    const playing = players.map((player) => player.play());
    const given = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

    for (let restart = 1; restart <= RESTARTS; restart++) {
      const before = given();
      await until('all are back', () => players.every((player) => player.isBack));
      await until('they play', () => given() >= before + 2 * TABLES);
      await ended(server);
      await until('all have noticed', () => players.every(({ breaks }) => breaks === restart));
      server = await serverProcess({ ...env, PORT: port });
    }
    await until('all are back', () => players.every((player) => player.isBack));
    await Promise.all([...players.map((player) => player.finish()), ...playing]);
    for (const { farewells, odd } of players) expect({ farewells, odd }).toEqual({ farewells: RESTARTS, odd: [] });

    const store = await openStore(database, () => undefined);
    for (const { page, acknowledged, sent } of players) {
      expect([...acknowledged.keys()], 'every answer was acknowledged in the end').toEqual([...sent]);
      for (const [action, n] of acknowledged) expect(await store.matches.played(page.table, page.me, action)).toBe(n);
      const saved = await store.matches.load(page.table);
      await page.until(() => page.match?.n === saved?.record.n);
      const view = viewOf(BAZAAR, saved!.state!.G, page.me);
      expect(hashOf(page.match?.view), 'the page shows what is stored').toBe(hashOf({ ...view, news: [] }));
    }
    let stored = 0;
    for (const table of new Set(players.map(({ page }) => page.table)))
      stored += await checkJournal(store, BAZAAR, table);
    expect(stored).toBe(given());
    await ended(server);
    await store.close();
    await database.drop();
  });

  it('ends in time, with a long rule stored, whoever does not read or does not finish what they say', async () => {
    const database = await testDatabase('sqlite');
    const env = { DATA_DIR: database.dataDir };
    const server = await serverProcess(env, SLOW_MAIN);
    const { hostname, port } = new URL(server.url);
    const { table, people, seats } = await seatedTable(server.url);
    const asked = () => seats.find((seat) => seat.question());
    while (!isOffered(asked(), 'roll')) await playOn(seats, 1, () => 0);
    // One shakes hands and never reads again, one stops in the middle of a request.
    const deaf = createConnection({ host: hostname, port: Number(port) }).pause();
    deaf.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const halting = createConnection({ host: hostname, port: Number(port) });
    halting.write(`POST /api/me HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 100\r\n\r\n{`);
    for (const socket of [deaf, halting]) {
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
    }
    await until('it has come through', () => deaf.bytesWritten > 0 && halting.bytesWritten > 0);

    const roller = asked()!;
    const n = roller.match!.n;
    const action = crypto.randomUUID();
    const rolled = roller.act(roller.question()!.id, 'roll', action);
    const next = new Promise<void>((resolve) => void roller.socket.once('closing', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ended(server);
    await next;
    expect(await rolled).toMatchObject({ ok: true });
    for (const person of people) person.close();
    deaf.destroy();
    halting.destroy();

    const store = await openStore(database, () => undefined);
    expect(await store.matches.played(table, roller.me, action)).toBe(n + 1);
    await store.close();
    await database.drop();
  });

  it('says that it is not ready any more, and takes nothing that it could not store', async () => {
    let release = (): void => undefined;
    let isCommitting = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await testServer({
      parts: {
        store: (store) => ({
          ...store,
          matches: {
            ...store.matches,
            commit: async (advance) => {
              isCommitting = true;
              await held;
              return store.matches.commit(advance);
            },
          },
        }),
      },
    });
    const { seats, people } = await seatedTable(server.url);
    const watcher = new Seat(new Person(server.url, 'Watcher').connect(), seats[0]!.table);
    await watcher.watch();
    const asked = seats.find((seat) => seat.question())!;
    const closing = new Promise<void>((resolve) => void asked.socket.once('closing', () => resolve()));
    const given = asked.act(asked.question()!.id, 'pass');
    await until('it is being stored', () => isCommitting);
    const closed = server.close();
    await closing;
    const late = seats.find((seat) => seat !== asked)!;
    expect(await late.act(0, 'pass')).toMatchObject({ ok: false, reason: { key: 'server.closing' } });
    release();
    expect(await given).toMatchObject({ ok: true, n: 1 });
    await closed;
    for (const person of people) person.close();
    watcher.socket.disconnect();
    await server.database.drop();
  });
});
