import type { Bazaar } from '@morgenrot/test-game';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { lineOf } from './kit/line.ts';
import type { Person } from './kit/person.ts';
import { LONG_BAZAAR, roundOf, tableForTwo } from './kit/play.ts';
import { RandomSeat } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

/** So many states come while the page stands still. */
const MISSED = 120;

/** How far the match is, as the server says. */
async function atServer({ page }: Person, table: string): Promise<{ n: number; round: number }> {
  const line = await lineOf(page.context(), server.url);
  const reply = await line.emitWithAck('watch', { table });
  line.close();
  if (!reply.ok || 'packed' in reply || !reply.match) throw new Error('the table cannot be watched');
  return { n: reply.match.n, round: (reply.match.view as unknown as Bazaar).round + 1 };
}

/** Where the match is when nobody answers any more: answers that were on their way have come. */
async function atRest(person: Person, table: string): Promise<{ n: number; round: number }> {
  let last = await atServer(person, table);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = await atServer(person, table);
    if (now.n === last.n) return now;
    last = now;
  }
}

/** A page that does nothing until it is let go; what comes for it waits in the order in which it came. */
async function standStill(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const stands = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await devtools.send('Debugger.pause');
  // It stands at the next line that it runs, and a page at rest runs none. The answer comes when it is let go.
  void page.evaluate(() => undefined);
  await stands;
  return devtools;
}

declare global {
  interface Window {
    drawings: number;
  }
}

test('a page that has fallen behind shows the newest, and does not draw what nobody would have seen', async ({
  browser,
}) => {
  const { link, host, guest } = await tableForTwo(browser, server.url, LONG_BAZAAR);
  const table = new URL(link).pathname.split('/').at(-1) ?? '';
  await host.page.evaluate(() => {
    window.drawings = 0;
    // Called once a turn of the page's loop, and every message from the server has a turn of its own.
    const counted = new MutationObserver(() => {
      window.drawings++;
    });
    const asked = document.querySelector('.m-plain-question') ?? document.body;
    counted.observe(asked, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const before = await atServer(host, table);
  const devtools = await standStill(host.page);
  const players = await Promise.all(
    [host, guest].map(({ page }, n) => RandomSeat.take(page.context(), server.url, table, `player ${n}`)),
  );
  await soon(async () => (await atServer(host, table)).n, { timeout: 60_000 }).toBeGreaterThan(before.n + MISSED);
  for (const player of players) player.close();
  const { round } = await atRest(host, table);
  await devtools.send('Debugger.resume');
  await soon(() => roundOf(host), { timeout: 30_000 }).toBe(round);
  expect(await host.page.evaluate(() => window.drawings)).toBeLessThan(MISSED / 2);
});
