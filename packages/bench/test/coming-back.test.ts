import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@morgenrot/catalog';
import { openSession } from '@morgenrot/client/session';
import { wireOver } from '@morgenrot/client/wire';
import { type AnyGame, chance, fingerprint, hashOf, sample } from '@morgenrot/engine';
import { startServer } from '@morgenrot/server';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createTableBy, joinTableBy } from '../src/chaos/browser.ts';
import { ChaosPage } from '../src/chaos/page.ts';
import { landGame } from '../src/server/land.ts';
import { comeBackAll } from '../src/server/ours.ts';
import { openLine } from '../src/server/wire.ts';
import { LONG, game as plainGame } from './kit/page-server.ts';

const newDawn: AnyGame = GAMES['new-dawn'];
const stoneAge: AnyGame = GAMES['stone-age'];
/** What a join may take in a game whose state is small. */
const SMALL_JOIN = 8_000;
const MISSED = 50;
const TIMEOUT = { timeout: 120_000 };

let dataDir: string;
let running: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'morgenrot-back-'));
  const usual = { mode: 'test', logLevel: 'silent', clientDir: '/nowhere', practice: false } as const;
  const where = { port: 0, host: '127.0.0.1', dataDir, trustProxy: 0, tableExpiresHours: 48 };
  const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
  const limits = { acts: plenty, undos: plenty, messages: plenty, watches: plenty, packets: plenty };
  running = await startServer({ ...usual, ...where }, { games: [newDawn, stoneAge, landGame, plainGame], limits });
  url = `http://127.0.0.1:${running.port}`;
});
afterAll(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** People at a table, and a way to let whoever is asked answer. */
async function seated(game: AnyGame, options: Record<string, string> = {}, seats = 2) {
  const anna: Browser = { name: 'Anna', cookie: '' };
  const others = ['Ben', 'Cleo', 'Dora'].slice(0, seats - 1).map((name): Browser => ({ name, cookie: '' }));
  const table = await createTableBy(anna, url, { game: game.id, seats, options, settings: { start: 'full' } });
  for (const other of others) await joinTableBy(other, url, table);
  const pages = [anna, ...others].map((one) => new ChaosPage(url, one, table, game));
  for (const page of pages) await page.watch();
  const dice = chance({ seed: 'coming back', drawn: 0 });
  const next = async (): Promise<number> => {
    const page = pages.find((one) => one.question());
    const question = page?.question();
    const value = question && sample(question.ask, dice.below);
    if (!page || !question || value === undefined) throw new Error('nobody is asked');
    const undos = page.match?.undos ?? 0;
    const reply = await page.say('act', { table, action: crypto.randomUUID(), step: question.id, undos, value });
    if (!reply.ok) throw new Error(reply.reason.key);
    await Promise.all(pages.map((one) => one.until(() => one.match?.n === reply.n)));
    return Number(reply.n);
  };
  const play = async (answers: number): Promise<void> => {
    for (let n = 0; n < answers; n++) await next();
  };
  const end = (): void => {
    for (const page of pages) page.close();
  };
  return { table, anna, play, end };
}

/** Somebody looks on for the first time: what they are told, and the bytes on the wire that it took. */
async function comeIn(table: string) {
  const line = await openLine({ url, namespace: '/play' });
  const joined = await line.ask<{ match: Parameters<typeof comeBackAll>[2] }>('watch', { table });
  const { bytes } = line;
  line.close();
  return { joined, bytes };
}

/** Bytes on the wire: of coming in, and of coming back after so many answers. */
async function bytesOf(game: AnyGame): Promise<{ join: number; back: number }> {
  const { table, play, end } = await seated(game);
  await play(100);
  const { joined, bytes } = await comeIn(table);
  await play(MISSED);
  const back = await comeBackAll(url, table, joined.match);
  end();
  return { join: bytes, back };
}

describe('coming back after fifty answers', () => {
  it('takes a twentieth of the bytes of coming in, where the board is large', TIMEOUT, async () => {
    const { join: all, back } = await bytesOf(landGame);
    expect(back * 20).toBeLessThanOrEqual(all);
  });
  it('takes 2.5 kB at most in the real game, most of it the log', TIMEOUT, async () => {
    const { back } = await bytesOf(newDawn);
    expect(back).toBeLessThanOrEqual(2_500);
  });
});

describe('coming in', () => {
  it('takes 8 kB at most in Stone Age, with four players and a full page of the log', TIMEOUT, async () => {
    const { table, play, end } = await seated(stoneAge, {}, 4);
    const sizes: number[] = [];
    for (const answers of [0, 150, 150]) {
      await play(answers);
      sizes.push((await comeIn(table)).bytes);
    }
    end();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SMALL_JOIN);
  });
});

describe('the page', () => {
  const opened = (table: string, { cookie }: Browser) => {
    const socket = io(`${url}/play`, { forceNew: true, transports: ['websocket'], extraHeaders: { Cookie: cookie } });
    const session = openSession(table, wireOver(socket), () => crypto.randomUUID());
    const shown = () => session.store.getState().table;
    const until = (holds: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return;
          stop();
          resolve();
        };
        const stop = session.store.subscribe(look);
        look();
      });
    const close = (): void => {
      session.close();
      socket.disconnect();
    };
    return { socket, session, shown, until, close };
  };
  const counted = async (name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  };
  const fresh = async (table: string, browser: Browser) => {
    const page = new ChaosPage(url, browser, table, plainGame);
    const { match, log } = await page.watch();
    page.close();
    return { n: match?.n, view: hashOf(match?.view), log };
  };

  it('that comes back on a new line has everything, and keeps the lines it had', TIMEOUT, async () => {
    const { table, anna, play, end } = await seated(plainGame, LONG);
    const { socket, shown, until, close } = opened(table, anna);
    await until(() => shown()?.match !== undefined);
    await play(5);
    await until(() => shown()?.match?.n === 5);
    const before = await counted('morgenrot_joins_total{how="missed"}');
    socket.disconnect();
    await play(60);
    socket.connect();
    await until(() => shown()?.match?.n === 65);
    expect(await counted('morgenrot_joins_total{how="missed"}')).toBe(before + 1);
    const now = await fresh(table, anna);
    expect(hashOf(shown()?.match?.view)).toBe(now.view);
    const lines = shown()?.log ?? [];
    expect(lines.slice(-now.log.length)).toEqual(now.log);
    expect(lines[0]?.n, 'from the beginning on').toBe(0);
    close();
    end();
  });

  it('that shows something wrong finds out with the next step, asks once, and is right again', TIMEOUT, async () => {
    const { table, anna, play, end } = await seated(plainGame, LONG);
    const { session, shown, until, close } = opened(table, anna);
    await until(() => shown()?.match !== undefined);
    await play(3);
    await until(() => shown()?.match?.n === 3);
    const now = shown();
    if (!now?.match) throw new Error('no match');
    const view = { ...now.match.view, nobodyPutThisHere: true };
    session.store.setState({ table: { ...now, match: { ...now.match, view } } });
    await play(1);
    await until(() => shown()?.match?.n === 4 && fingerprint(shown()?.match?.view) === shown()?.match?.hash);
    expect(hashOf(shown()?.match?.view)).toBe((await fresh(table, anna)).view);
    await play(20);
    await until(() => shown()?.match?.n === 24);
    expect(await counted('morgenrot_resync_total{reason="hash"}')).toBe(1);
    close();
    end();
  });
});
