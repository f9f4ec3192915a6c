import { GAMES } from '@morgenrot/catalog';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { percentile } from '../server/measure.ts';
import { answerOnce } from './in-page.ts';
import { lookAround } from './look-around.ts';
import { mapAlone } from './map-alone.ts';
import { between, limitOf, measured, type Taken, takenBy } from './metrics.ts';
import { whilePictured } from './pictures.ts';
import { seatRival } from './rivals.ts';
import { openSite } from './site.ts';

const GAME = 'new-dawn';
const SEATS = 4;
const SLOWER = 4;
const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 60);
/** The first few load what is loaded once, and compile. */
const WARM_UP = 6;
/** While somebody looks on, who takes a part of the machine. */
const LOOKED_ON = 20;

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
    while (!document.querySelector('.m-prompt h2') || !document.querySelector('.m-map-frame [data-place]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    return performance.now() - began;
  });
}

/** Somebody who looks on, at full speed: what each new state costs this page, in milliseconds. */
async function lookOn(browser: Browser, url: string, id: string) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.goto(`${url}/table/${id}`);
  await page.locator('.m-map-frame [data-place]').first().waitFor();
  const spaces = await page.locator('.m-map-frame [data-place]').count();
  const devtools = await measured(page);
  let states = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"moved"')) states++;
    }),
  );
  await page.reload();
  await page.locator('.m-map-frame [data-place]').first().waitFor();
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

/** Answers so many questions; the number of each, and what the page itself has worked for it, choosing included. */
async function answer(page: Page, devtools: CDPSession, from: number, count: number) {
  const busy = new Map<number, Taken>();
  for (let number = from; busy.size < count; number++) {
    await page.locator('.m-prompt[data-mine]').waitFor({ timeout: 60_000 });
    const before = await takenBy(devtools);
    if (await answerOnce(page, number)) busy.set(number, between(before, await takenBy(devtools)));
  }
  return busy;
}

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
    await answer(anna, devtools, 0, WARM_UP);
    let busy = new Map<number, Taken>();
    const pictured = await whilePictured(browser, anna, async () => {
      busy = await answer(anna, devtools, 1_000, ANSWERS);
    });
    const pictures = [...busy.keys()].flatMap((number) => pictured.get(number) ?? []);
    const work = [...busy.values()];
    say(`${pictures.length} of ${busy.size} answers seen on the screen`);
    const watcher = await lookOn(browser, url, id);
    await answer(anna, devtools, 100_000, LOOKED_ON);
    const cost = await watcher.cost();
    const looked = await lookAround(anna, devtools);
    leave();
    return {
      slower: SLOWER,
      spaces: watcher.spaces,
      lobbyToBoardMs: Math.round(boardMs),
      answers: pictures.length,
      // From the click to the first picture on the screen that shows the acknowledged state.
      answerMs: sharesOf(pictures.map(({ shown }) => shown)),
      // The same until the page has laid it out: what follows is painting it and bringing it to the screen.
      answerLaidOutMs: sharesOf(pictures.map(({ laidOut }) => laidOut)),
      // The page's own part of it, picking included: what is left of it on a machine that does nothing else.
      answerBusyMs: sharesOf(work.map(({ all }) => all)),
      answerScriptMs: sharesOf(work.map(({ script }) => script)),
      limitedBy: limitOf(work),
      perStateAtFullSpeed: cost,
      perSpaceLookedAt: looked,
      mapUpdate: map,
    };
  } finally {
    await browser.close();
    await site.end();
  }
}
