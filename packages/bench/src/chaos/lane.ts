import { randomInt } from 'node:crypto';
import type { AnyGame } from '@morgenrot/engine';
import { openStore } from '@morgenrot/server/store';
import { createTableBy, joinTableBy } from './browser.ts';
import { checkTable } from './check.ts';
import { type DatabaseKind, ownDatabase } from './database.ts';
import { LONG } from './game.ts';
import { Player } from './player.ts';
import { type Built, type ServerProcess, startProcess } from './process.ts';
import { comeToRest, STANDSTILL_MS } from './rest.ts';

/** What one server with one database has been through. */
export interface Survived {
  kills: number;
  acknowledged: number;
  answers: number;
  undos: number;
  words: number;
  orders: number;
  tables: number;
  /** So many pages were open in the end, and showed what the server had. */
  pages: number;
  /** How many of those who were killed had a thread that writes beside: so many wanted something stored at a time. */
  beside: number;
  /** How long each new process took until it answered, in milliseconds. */
  starts: number[];
}

const NAMES = ['Anna', 'Ben', 'Cleo'];
/** New matches take the place of the oldest, so that there is always something to lose. */
const KILLS_PER_TABLE = 10;
/** Servers have quotas for those who set up tables. */
const MOST_SET_UP = 20;
/** The next kill comes after up to so many things at each table have been acknowledged. */
const KEPT_PER_TABLE = 8;
const BESIDE = 'writes beside';
const SETTINGS = { start: 'ready', clock: { minutes: 600, plus: 5, atZero: 'computer' } };

interface Lane {
  kind: DatabaseKind;
  kills: number;
  /** At so many tables people play at a time. */
  tables: number;
  game: AnyGame;
  built: Built;
  /** Is it time to stop, however many kills are left? */
  isOver(): boolean;
  onKill?(): void;
}

/** Kills one server again and again while people play on it; then looks at what is left. */
export async function runLane({ kind, kills, tables: atOnce, game, built, isOver, onKill }: Lane): Promise<Survived> {
  const database = await ownDatabase(kind);
  const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
  const tables: Player[][] = [];
  const starts: number[] = [];
  let kept = 0;
  let beside = 0;
  let onKept = (): void => undefined;
  const count = (): void => {
    kept++;
    onKept();
  };
  /** Resolves when so many more things have been acknowledged, however long the machine takes for that. */
  const acknowledged = (more: number, server: ServerProcess): Promise<void> => {
    const goal = kept + more;
    return new Promise((resolve, reject) => {
      const told = () =>
        tables
          .flat()
          .map(({ trouble }) => trouble)
          .find(Boolean);
      const standstill = () => reject(told() ?? new Error(`nothing moves any more: ${server.output()}`));
      const timer = setTimeout(standstill, STANDSTILL_MS);
      onKept = () => {
        if (kept < goal) return;
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const start = async (): Promise<ServerProcess> => {
    const began = performance.now();
    const server = await startProcess(built, env);
    starts.push(performance.now() - began);
    return server;
  };
  let server: ServerProcess | undefined;
  try {
    server = await start();
    let kill = 0;
    for (; kill < kills && !isOver(); kill++) {
      const wanted = Math.min(atOnce + Math.floor(kill / KILLS_PER_TABLE), tables.length + MOST_SET_UP);
      while (tables.length < wanted) {
        tables.push(await sitDown(server.url, game, count));
      }
      const playing = await playOn(server);
      // In any moment of whatever the server is doing then.
      await new Promise((resolve) => setTimeout(resolve, randomInt(15)));
      if (server.threads().includes(BESIDE)) beside++;
      const end = await server.end('SIGKILL');
      if (end.signal !== 'SIGKILL') throw new Error(`the server has ended by itself: ${server.output()}`);
      await allGone(playing);
      onKill?.();
      server = await start();
    }
    const playing = await playOn(server);
    const pages = await allRest(server);
    const end = await server.end('SIGTERM');
    if (end.code !== 0) throw new Error(`the server could not close (${end.code ?? end.signal}): ${server.output()}`);
    await allGone(playing);
    return { kills: kill, tables: tables.length, pages, beside, acknowledged: kept, starts, ...(await check()) };
  } finally {
    await server?.end('SIGKILL');
    await database.drop();
  }

  /** People at the last tables play, and some of it has been acknowledged; each is done when the server is gone. */
  async function playOn(at: ServerProcess): Promise<Promise<void>[]> {
    // Stopped before anybody has sat down: nothing would ever be acknowledged.
    if (tables.length === 0) return [];
    const players = tables.slice(-atOnce).flat();
    const playing = players.map((player) => player.play(at.url));
    await acknowledged(randomInt(1, KEPT_PER_TABLE * atOnce), at);
    return playing;
  }

  async function allRest({ url }: ServerProcess): Promise<number> {
    const shown = await Promise.all(tables.slice(-atOnce).map((players, index) => comeToRest(url, players, index)));
    return shown.reduce((sum, count) => sum + count, 0);
  }

  async function allGone(playing: readonly Promise<void>[]): Promise<void> {
    await Promise.all(playing);
    const trouble = tables.flat().find((player) => player.trouble)?.trouble;
    if (trouble) throw trouble;
  }

  async function check() {
    const store = await openStore(database, () => undefined);
    const sum = { answers: 0, undos: 0, words: 0, orders: 0 };
    for (const players of tables) {
      const found = await checkTable(store, game, players);
      sum.answers += found.answers;
      sum.undos += found.undos;
      sum.words += found.words;
      sum.orders += players.flatMap((player) => player.kept.filter((one) => one.kind === 'order')).length;
    }
    await store.close();
    return sum;
  }
}

async function sitDown(url: string, game: AnyGame, onKept: () => void): Promise<Player[]> {
  const people = NAMES.map((name) => ({ name, cookie: '' }));
  const [host, ...others] = people;
  if (!host) return [];
  const table = await createTableBy(host, url, {
    game: game.id,
    seats: people.length,
    options: LONG,
    settings: SETTINGS,
  });
  const seats = ['0'];
  for (const other of others) seats.push(await joinTableBy(other, url, table));
  return people.map((browser, index) => new Player(browser, { table, seat: seats[index] ?? '', game }, onKept));
}
