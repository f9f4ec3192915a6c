import { GAMES } from '@morgenrot/catalog';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { percentile } from '../server/measure.ts';
import { answerOnce } from './in-page.ts';
import { mapAlone } from './map-alone.ts';
import { between, limitOf, measured, type Taken, takenBy } from './metrics.ts';
import { seatRival } from './rivals.ts';
import { openSite } from './site.ts';

const GAME = 'new-dawn';
const SEATS = 4;
const SLOWER = 4;
const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 60);
/** The first few load what is loaded once, and compile. */
const WARM_UP = 6;

const round = (value: number): number => Number(value.toFixed(1));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await measured(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** A table for four, with Anna's browser and three who play without one. */
async function openTable(browser: Browser, url: string) {
  const anna = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  const options = { map: 'first-game', victory: 'epic', leaders: 'random', capitals: 'assigned' };
  const wish = { game: GAME, seats: SEATS, name: 'Anna', options, settings: { start: 'full' } };
  const reply = await anna.request.post(`${url}/api/tables`, { data: wish });
  const { table } = (await reply.json()) as { table: { id: string } };
  const rivals: (() => void)[] = [];
  for (let n = 1; n < SEATS; n++) rivals.push(await seatRival(url, table.id, GAMES[GAME], `Rival ${n}`));
  const leave = (): void => {
    for (const stop of rivals) stop();
  };
  return { anna, id: table.id, leave };
}

/** From the click in the lobby until a space can be clicked and nothing is left to do. */
async function comingIn(page: Page, url: string, id: string): Promise<number> {
  await page.goto(url);
  const link = page.locator(`a[href="/table/${id}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  return link.evaluate(async (element: HTMLElement) => {
    const began = performance.now();
    element.click();
    while (!document.querySelector('.prompt h2') || !document.querySelector('.map-frame [data-hex]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    return performance.now() - began;
  });
}

/** Somebody who looks on, at full speed: what each new state costs this page, in milliseconds. */
async function lookOn(browser: Browser, url: string, id: string) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.goto(`${url}/table/${id}`);
  await page.locator('.map-frame [data-hex]').first().waitFor();
  const spaces = await page.locator('.map-frame [data-hex]').count();
  const devtools = await measured(page);
  let states = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"moved"')) states++;
    }),
  );
  await page.reload();
  await page.locator('.map-frame [data-hex]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await takenBy(devtools);
  return {
    spaces,
    async cost() {
      return { states, ...between(before, await takenBy(devtools), states) };
    },
  };
}

const sharesOf = (values: readonly number[]) => ({
  median: round(percentile(values, 0.5)),
  p95: round(percentile(values, 0.95)),
});

/** The page in a real browser: coming to a board, answering on a machine four times slower, and looking on. */
export async function benchClient() {
  const site = await openSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const map = await mapAlone(browser);
    say(`a state costs the map ${map.script} ms of script, ${map.spaces} spaces`);
    const { url } = site;
    const { anna, id, leave } = await openTable(browser, url);
    const devtools = await slowed(anna);
    const boardMs = await comingIn(anna, url, id);
    say(`board after ${boardMs.toFixed(0)} ms`);
    const watcher = await lookOn(browser, url, id);
    const answers: { ms: number; busy: Taken }[] = [];
    while (answers.length < ANSWERS + WARM_UP) {
      await anna.locator('.prompt[data-mine]').waitFor({ timeout: 60_000 });
      const before = await takenBy(devtools);
      const answered = await answerOnce(anna);
      const busy = between(before, await takenBy(devtools));
      if (answered) answers.push({ ms: answered.ms, busy });
    }
    const counted = answers.slice(WARM_UP);
    const cost = await watcher.cost();
    leave();
    return {
      slower: SLOWER,
      spaces: watcher.spaces,
      lobbyToBoardMs: Math.round(boardMs),
      answers: counted.length,
      answerMs: sharesOf(counted.map(({ ms }) => ms)),
      // The page's own part of it, picking included: what is left of it on a machine that does nothing else.
      answerBusyMs: sharesOf(counted.map(({ busy }) => busy.all)),
      answerScriptMs: sharesOf(counted.map(({ busy }) => busy.script)),
      limitedBy: limitOf(counted.map(({ busy }) => busy)),
      perStateAtFullSpeed: cost,
      mapUpdate: map,
    };
  } finally {
    await browser.close();
    await site.end();
  }
}
