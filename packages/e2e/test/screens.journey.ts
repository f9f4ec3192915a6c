import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { test } from './kit/journey.ts';
import { firstToken } from './kit/moments.ts';
import type { Language } from './kit/person.ts';
import { prepare, sit, type Wish } from './kit/prepared.ts';
import { isLargeEnough, lookAt, TWELVE } from './kit/screens.ts';
import type { Server } from './kit/server.ts';

const BASE = { map: 'first-game', victory: 'standard', leaders: 'random', capitals: 'assigned', diplomacy: 'open' };
const TERRA = {
  ...BASE,
  expansion: 'terra-incognita',
  map: 'advanced',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`handicap${seat}`, '0'])),
};
const FIVE = ['Anna', 'Benedikt', 'Charlotte', 'Dora', 'Emil'];

const TABLES: Readonly<Record<string, Wish>> = {
  'New Dawn for two': { seats: FIVE.slice(0, 2), options: BASE, moment: ({ kind }) => kind === 'chooseCard' },
  'New Dawn with its expansion for five': { seats: FIVE, options: TERRA, moment: ({ kind }) => kind === 'chooseCard' },
  'Stone Age for four': {
    game: 'stone-age',
    seats: FIVE.slice(0, 4),
    options: { cardPiles: 'closed', startPlayer: '1', freeReturn: 'off' },
    moment: ({ kind }) => kind === 'choose',
  },
  'a game without a board of its own': {
    game: 'bazaar',
    seats: FIVE.slice(0, 3),
    options: { length: 'short', market: 'open' },
    moment: ({ kind }) => kind === 'vote',
  },
};

/** One page, and the window's twelve sizes one after the other. */
async function fitsAll(browser: Browser, server: Server, name: string, language: Language): Promise<void> {
  const prepared = await prepare(server, name, TABLES[name] as Wish);
  const { page } = await sit(browser, language, prepared);
  const wrong: string[] = [];
  for (const [width, height] of TWELVE) {
    await page.setViewportSize({ width, height });
    // Observers of sizes have had their say with the second picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { picture, lines, troubles } = await lookAt(page);
    const size = `${width} × ${height}`;
    test.info().annotations.push({ type: size, description: `${picture.join(' × ')}, ${lines ?? '–'} lines` });
    wrong.push(...troubles.map((trouble) => `${size}: ${trouble}`));
    if (!isLargeEnough([width, height], picture)) wrong.push(`${size}: the picture has ${picture.join(' × ')}`);
    if (lines !== undefined && lines < 5) wrong.push(`${size}: the log shows ${lines} lines`);
  }
  expect(wrong).toEqual([]);
}

for (const name of Object.keys(TABLES))
  test(`every size plays: ${name}`, async ({ browser, server, bazaar }) =>
    fitsAll(browser, TABLES[name]?.game === 'bazaar' ? bazaar : server, name, 'de'));

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
};

/** How the picture is looked at: where it lies, and how large. */
const viewOf = (page: Page): Promise<string> =>
  page.locator('.m-map-world').evaluate((world) => (world as HTMLElement).style.transform);

/** Nothing that is told lies on the picture. */
const liesOnPicture = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.m-map-frame')?.getBoundingClientRect() ?? new DOMRect();
    return ['.m-map-tools', '.m-map-aside', '.m-map-card', '.m-replay'].filter((name) =>
      [...document.querySelectorAll(name)].some((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const isBeside = right <= frame.left + 1 || left >= frame.right - 1;
        return width > 0 && !isBeside && bottom > frame.top + 1 && top < frame.bottom - 1;
      }),
    );
  });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WHERE: Readonly<Record<string, BrowserContextOptions>> = {
  'on a desk': {},
  'on a phone': PHONE,
  'on a phone that lies': { ...PHONE, viewport: { width: 844, height: 390 } },
};

for (const [where, more] of Object.entries(WHERE))
  test(`${where} the picture keeps its size, whatever is asked, looked at, chosen and told`, async ({
    browser,
    server,
  }) => {
    const prepared = await prepare(server, 'the first token', firstToken(['Anna', 'Jörg']));
    const person = await sit(browser, 'de', prepared, more);
    const { page } = person;
    const frame = page.locator('.m-map-frame');
    await expect(person.glowing().first()).toBeVisible();
    const size = await boxOf(frame);
    const isStill = async (moment: string): Promise<void> => {
      expect(await boxOf(frame), moment).toEqual(size);
      expect(await liesOnPicture(page), moment).toEqual([]);
    };
    await isStill('a question');
    if (!more.hasTouch) {
      await person.glowing().first().hover();
      await expect(page.locator('.m-map-card')).not.toBeEmpty();
      await isStill('a place that is pointed at');
    }
    const choice = page.locator('.m-choice');
    await expect(async () => {
      // A finger that a busy machine lets rest too long looks, and chooses nothing.
      if (!(await choice.isVisible())) await person.hand.press(person.glowing().first());
      await expect(choice).toBeVisible({ timeout: 2000 });
    }).toPass();
    await isStill('a place that is chosen');
    await person.confirm();
    await expect(choice).toHaveCount(0);
    await isStill('an answer that is given');
    if ((await person.glowing().count()) > 0) await person.finish();
    await expect(person.glowing()).toHaveCount(0);
    await isStill('a question that is over');
    const after = await viewOf(page);
    await page.locator('.m-map-tools button').nth(2).click();
    expect(await viewOf(page), 'the usual view has come back').toBe(after);
    if (!more.hasTouch) return;
    for (const tab of await page.locator('.m-tabs button[aria-expanded]').all()) {
      await tab.tap();
      await isStill((await tab.textContent()) ?? '');
    }
  });
