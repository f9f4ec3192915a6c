import { hashOf } from '@morgenrot/engine';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Browser, createTableBy, joinTableBy } from '../src/chaos/browser.ts';
import { checkTable } from '../src/chaos/check.ts';
import { KINDS, ownDatabase } from '../src/chaos/database.ts';
import { ChaosPage } from '../src/chaos/page.ts';
import { Player } from '../src/chaos/player.ts';
import { badLine } from './kit/bad-line.ts';
import { PageRobot } from './kit/page-robot.ts';
import { game, LONG, pageServer } from './kit/page-server.ts';

const here = KINDS.filter((kind) => kind === 'sqlite' || process.env.TEST_DATABASE_URL !== undefined);
const WANTED = inject('quick') ? { kept: 20, cuts: 5, replays: 3 } : { kept: 100, cuts: 25, replays: 15 };
/** Only a standstill lasts so long, whatever else the machine has to do. */
const STANDSTILL_MS = 180_000;
/** Pages on such a line come again more often than people do. */
const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 };
const NO_QUOTAS = {
  messages: PLENTY,
  acts: PLENTY,
  undos: PLENTY,
  watches: PLENTY,
  chats: PLENTY,
  orders: PLENTY,
  connects: PLENTY,
};

async function until(holds: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  const end = Date.now() + STANDSTILL_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it did not happen: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.each(here)('pages on a line that cuts, holds up and says things again, with %s', (kind) => {
  it('all end on what the server has; every acknowledged move is there, once', { timeout: 600_000 }, async () => {
    const database = await ownDatabase(kind);
    onTestFinished(() => database.drop());
    const running = await pageServer(database, { limits: NO_QUOTAS });
    onTestFinished(() => running.close());
    const direct = `http://127.0.0.1:${running.port}`;
    const line = await badLine(running.port);
    onTestFinished(() => line.close());

    const people: Browser[] = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, cookie: '' }));
    const [anna, ben, cleo] = people as [Browser, Browser, Browser];
    const table = await createTableBy(anna, direct, {
      game: game.id,
      options: LONG,
      seats: 3,
      settings: { start: 'full' },
    });
    const at = { table, game };
    const seats = ['0', await joinTableBy(ben, direct, table), await joinTableBy(cleo, direct, table)] as const;
    const pages = [
      new PageRobot(line.url, anna, { ...at, seat: seats[0] }),
      new PageRobot(line.url, ben, { ...at, seat: seats[1] }),
    ];
    const watcher = new PageRobot(line.url, { name: '', cookie: '' }, { ...at, seat: '' });
    const player = new Player(cleo, { ...at, seat: seats[2] }, () => undefined);
    const everybody = [...pages, player];
    const kept = (): number => everybody.reduce((sum, one) => sum + one.kept.length, 0);
    /** Who hears nothing for a while says it again, and may hear twice then that it is done: by what it led to it is one. */
    const moved = (): number =>
      new Set(everybody.flatMap(({ kept }) => kept.flatMap((one) => ('n' in one ? one.n : [])))).size;
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
      for (const page of [...pages, watcher]) page.end();
    });
    const playing = [
      ...[...pages, watcher].map((page) => page.play()),
      (async () => {
        while (!isOver) await player.play(line.url);
      })(),
    ];

    const seen = () => JSON.stringify({ kept: kept(), moved: moved(), ...line.done, trouble: String(player.trouble) });
    const { cuts, replays } = WANTED;
    const isEnough = (): boolean => kept() >= WANTED.kept && moved() >= WANTED.kept / 2;
    await until(() => isEnough() && line.done.cuts >= cuts && line.done.replays >= replays, seen);
    line.mend();
    for (const one of [...everybody, watcher]) one.isResting = true;
    const views = (): (object | undefined)[] => [
      ...[...pages, watcher].map(({ session }) => session.store.getState().table?.match?.view),
      player.page?.match?.view,
    ];
    const numbers = (): (number | undefined)[] => [
      ...[...pages, watcher].map(({ session }) => session.store.getState().table?.match?.n),
      player.page?.match?.n,
    ];
    await until(
      async () => {
        const n = (await running.store.matches.load(table))?.record.n;
        return [...pages, watcher].every((page) => page.isCalm) && numbers().every((one) => one === n);
      },
      () => `${seen()} ${numbers().join(' ')}`,
    );

    /** What a page gave up with its line may still arrive, and move the match on: then it is looked at once more. */
    async function freshlySeen(browser: Browser, stateOfPage: () => number | undefined) {
      for (;;) {
        const fresh = new ChaosPage(direct, browser, table, game);
        const seen = await fresh.watch();
        fresh.close();
        if (seen.match?.n === stateOfPage()) return seen;
      }
    }
    // Somebody who comes in now, on a good line, sees what each of them has come to see.
    for (const [index, browser] of [anna, ben, { name: '', cookie: '' }, cleo].entries()) {
      const { match, log } = await freshlySeen(browser, () => numbers()[index]);
      expect(hashOf(views()[index]), `page ${index}`).toBe(hashOf(match?.view));
      const lines = [...pages, watcher][index]?.session.store.getState().table?.log;
      if (lines && index < 3) expect(lines.slice(-log.length)).toEqual(log.slice(-lines.length));
    }
    const found = await checkTable(running.store, game, everybody);
    expect(found.answers + found.undos).toBeGreaterThanOrEqual(moved());

    isOver = true;
    for (const page of [...pages, watcher]) page.end();
    await line.close();
    await Promise.all(playing);
  });
});
