import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test } from './kit/journey.ts';
import { prepare } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import type { Moment } from './kit/way.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

/** As large a part of the window, moved as far across it, nobody sees. */
const UNSEEN = 0.001;

/** Chromium's own measure: which part of the window has moved, times how far. */
type Shift = { value: number; what: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** What moves on a page by itself before anybody has touched it; what floats above it pushes nothing away. */
function watchShifts(): void {
  window.shifts = [];
  const floats = (node: Element): boolean => getComputedStyle(node).position === 'fixed';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
      if (sources.length > 0 && sources.every(({ node }) => node instanceof Element && floats(node))) continue;
      const what = sources.map(({ node }) => `${node?.nodeName}.${node?.getAttribute?.('class') ?? ''}`);
      window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A line on which every part comes at another time. */
async function slowly(page: Page): Promise<void> {
  const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let count = 0;
  await page.route(/\/(assets|api)\//, async (route) => {
    await late(60 + 80 * (++count % 4));
    await route.continue();
  });
}

async function shiftsOf(browser: Browser, viewport: { width: number; height: number }, path: string) {
  const context = await browser.newContext({ locale: 'de-DE', viewport, hasTouch: viewport.width < 500 });
  const page = await context.newPage();
  await slowly(page);
  await page.addInitScript(watchShifts);
  await page.goto(`${server.url}${path}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const shifts = await page.evaluate(() => window.shifts);
  await context.close();
  return shifts;
}

/** Nobody sits there but Anna yet. */
async function waitingTable(request: APIRequestContext): Promise<string> {
  const data = { game: 'new-dawn', seats: 4, name: 'Anna', plans: ['open', 'open', 'computer', 'open'] };
  return (await (await request.post(`${server.url}/api/tables`, { data })).json()).table.id;
}

/** A match of five in which everybody waits for somebody, who takes their time. */
async function runningMatch(): Promise<string> {
  const handicaps = Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`handicap${seat}`, '0']));
  const options = {
    expansion: 'terra-incognita',
    map: 'advanced',
    victory: 'standard',
    leaders: 'random',
    ...handicaps,
  };
  const seats = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const wish = { seats, options: { ...options, capitals: 'assigned', diplomacy: 'open' } };
  const moment: Moment = ({ kind }) => kind === 'chooseCard';
  return (await prepare(server, 'a match that waits', { ...wish, moment })).table;
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type Screen = (typeof SCREENS)[number];

/** What moves on these pages, each in a browser of its own, all at the same time: each mostly waits for its line. */
async function nothingMoves(browser: Browser, looks: readonly { path: string; screen: Screen }[]): Promise<void> {
  const moved: string[] = [];
  const look = async ({ path, screen }: (typeof looks)[number]): Promise<void> => {
    for (const { value, what } of await shiftsOf(browser, screen, path))
      if (value > UNSEEN) moved.push(`${path}, ${screen.width} wide: ${value.toFixed(4)} ${what.join(', ')}`);
  };
  await Promise.all(looks.map(look));
  expect(moved).toEqual([]);
}

const onAllScreens = (path: string) => SCREENS.map((screen) => ({ path, screen }));

test('what is on a table that waits stays where it is until somebody does something', async ({ browser, request }) =>
  nothingMoves(browser, onAllScreens(`/table/${await waitingTable(request)}`)));

test('what is on a table with a match stays where it is until somebody does something', async ({ browser }) =>
  nothingMoves(browser, onAllScreens(`/table/${await runningMatch()}`)));

const PATHS = ['/', '/?game=new-dawn', '/rules', '/learn', '/about', '/gallery', '/admin'];

for (const screen of SCREENS)
  test(`what is on ${PATHS.join(', ')} stays where it is, ${screen.width} wide`, async ({ browser }) =>
    nothingMoves(
      browser,
      PATHS.map((path) => ({ path, screen })),
    ));
