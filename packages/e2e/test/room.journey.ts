import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import type { Moment } from './kit/way.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});
test.setTimeout(120_000);

const BASE = { map: 'first-game', victory: 'standard', leaders: 'random', capitals: 'assigned', diplomacy: 'open' };
const TERRA = {
  ...BASE,
  expansion: 'terra-incognita',
  map: 'advanced',
  ...Object.fromEntries([1, 2, 3].map((seat) => [`handicap${seat}`, '0'])),
};
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** A choice of so many, and of ways to leave it. */
const choiceOf =
  (asked: string, least: number): Moment =>
  ({ kind, ask }) =>
    kind === asked && ask.shape === 'one' && ask.from.length >= least;

/** As many as there can be. */
const LISTS = [
  { what: 'cards of the base game', options: BASE, moment: choiceOf('takeCard', 6) },
  { what: 'cards of Terra Incognita', options: TERRA, moment: choiceOf('takeCard', 7) },
  { what: 'world wonders', options: BASE, moment: choiceOf('chooseWonder', 3) },
  { what: 'diplomacy cards', options: BASE, moment: choiceOf('takeDiplomacy', 4) },
  { what: 'districts', options: TERRA, moment: choiceOf('resolveDistricts', 3) },
];

for (const { what, options, moment } of LISTS) {
  test(`${what} to choose from are all seen without scrolling`, async ({ browser }) => {
    const prepared = await prepare(server, what, { seats: ['Anna', 'Jörg', 'Cleo'], options, moment });
    const { page, prompt } = await sit(browser, 'de', prepared);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const hidden = () => prompt.evaluate((list) => list.scrollHeight - list.clientHeight);
      await soon(hidden, { message: `${size.width} × ${size.height}` }).toBeLessThanOrEqual(1);
    }
  });
}

/** Places of small rows out of which something sticks; the badge of trade tokens lies on the corner. */
const overfull = (places: Element[]): (string | null)[] =>
  places.flatMap((place) => {
    const { left, right } = place.getBoundingClientRect();
    const parts = [...place.querySelectorAll(':scope > :not(.m-unseen, .nd-mini-trade)')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.some((box) => box.left < left - 1 || box.right > right + 1) ? [place.textContent] : [];
  });

const LITTLE = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

for (const { what, options } of LISTS.slice(0, 2)) {
  test(`where there is little room, beside ${what} and on a big screen, wonders and small rows have enough of it`, async ({
    browser,
  }) => {
    const seats = ['Anna', 'Jörg', 'Cleo', 'Dora', 'Emil'].slice(0, options === TERRA ? 5 : 4);
    const prepared = await prepare(server, `wonders beside ${what}`, {
      seats,
      options: { ...options, ...(options === TERRA && { handicap4: '0', handicap5: '0' }) },
      moment: choiceOf('chooseCard', 5),
    });
    const { page } = await sit(browser, 'de', prepared);
    const last = page.locator('.nd-offer li').last();
    for (const path of ['', '/screen']) {
      await page.goto(`${server.url}/table/${prepared.table}${path}`);
      for (const size of LITTLE) {
        await page.setViewportSize(size);
        const where = `${path} ${size.width} × ${size.height}`;
        await expect(last, where).toBeInViewport({ ratio: 1 });
        expect(await page.locator('.nd-mini-row li').evaluateAll(overfull), where).toEqual([]);
      }
    }
  });
}
