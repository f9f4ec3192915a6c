import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { almostOver } from './kit/moments.ts';
import { tableForTwo } from './kit/play.ts';
import { prepare, sit } from './kit/prepared.ts';
import { playOut } from './kit/random-players.ts';
import { type Server, startServer } from './kit/server.ts';
import { openGame } from './kit/shelf.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

test('the book: found by key, searched, followed, pinned and compared, in front of the table', async ({ browser }) => {
  const { host } = await tableForTwo(browser, server.url);
  const { page } = host;
  await page.keyboard.press('?');
  const book = page.getByRole('dialog', { name: 'Rules and cards' });
  await expect(book.getByRole('button', { name: /^R1 / })).toBeVisible();
  // Whoever has keys can write at once, and sees what else keys do.
  await expect(book.getByLabel('Search')).toBeFocused();
  await expect(book.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
  expect(await troubles(page), 'the list').toEqual([]);

  await book.getByLabel('Search').fill('R12');
  await book.getByRole('button', { name: /^R12 / }).click();
  await expect(book.getByRole('heading', { name: /^R12 / })).toBeFocused();
  await book.getByRole('button', { name: 'city-state', exact: true }).first().click();
  await expect(book.getByRole('heading', { name: 'City-state' })).toBeVisible();
  await book.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(book.getByRole('heading', { name: /^R12 / })).toBeVisible();

  for (const card of ['Petra', 'Colossus']) {
    await book.getByLabel('Search').fill(card);
    await book.locator('.m-reference-entries button').first().click();
    await book.getByRole('button', { name: 'Pin to compare' }).click();
  }
  await book.getByRole('button', { name: 'Compare 2 cards' }).click();
  const table = book.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: 'Cost' })).toBeVisible();
  expect(await troubles(page), 'two cards side by side').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
});

test('a tooltip comes with pointer and focus, goes with Escape, and leads on with the key', async ({ browser }) => {
  const { host } = await tableForTwo(browser, server.url);
  const { page } = host;
  const tip = page.getByRole('tooltip');
  const card = page.getByRole('region', { name: host.words.row }).getByRole('button').first();
  await card.hover();
  await expect(tip).toContainText('Now:');
  const [one, other] = [await tip.boundingBox(), await card.boundingBox()];
  const isApart = one && other && (one.y + one.height <= other.y || one.y >= other.y + other.height);
  expect(isApart, 'it does not cover what it speaks of').toBe(true);
  expect(await troubles(page), 'with a tooltip').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  await page
    .getByRole('list', { name: /^Possessions of/ })
    .first()
    .focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toContainText(/control tokens? left/);
  await page.mouse.move(1, 1);
  await card.hover();
  await expect(tip).toContainText('Now:');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules and cards' }).locator('.m-entry')).toBeVisible();
  await page.keyboard.press('Escape');

  // A page that moves below a hand at rest explains nothing: the next answer may lie where it would.
  await page.mouse.move(40, 300);
  await page.evaluate(() => {
    const sign = document.createElement('p');
    sign.dataset.said = 'Something new';
    sign.style.cssText = 'position: fixed; inset: 280px auto auto 20px; z-index: 9; width: 60px; height: 60px';
    document.body.append(sign);
  });
  await soon(() => page.evaluate(() => document.querySelector('[data-said="Something new"]:hover'))).toBeTruthy();
  await page.waitForTimeout(800);
  await expect(tip).toBeHidden();
  await page.mouse.move(44, 304);
  await expect(tip).toContainText('Something new');
});

test('every theme and palette can be chosen, is remembered, and is readable', async ({ browser }) => {
  const { host } = await tableForTwo(browser, server.url);
  const { page } = host;
  for (const [theme, palette] of [
    ['light', 'Signal'],
    ['dark', 'Dusk'],
    ['high contrast', 'Dawn'],
  ] as const) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: theme, exact: true }).check();
    await page.getByRole('radio', { name: new RegExp(`^${palette}`) }).check();
    await page.keyboard.press('Escape');
    expect(await troubles(page), `${theme}, ${palette}`).toEqual([]);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'dawn');
});

/** Everything that can be touched, but is smaller than a finger. Words within a sentence are as large as the sentence. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('button, a[href], input, select, textarea, summary');
    return [...all].flatMap((element) => {
      const label = element.matches('[type="radio"], [type="checkbox"]') ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0;
      if (!isSeen || element.closest('.m-unseen, .m-skip, [inert], .m-term-link') || element.matches('.m-unseen'))
        return [];
      const isSmall = Math.round(width) < 44 || Math.round(height) < 44;
      return isSmall ? [`${element.className || element.tagName} ${Math.round(width)}x${Math.round(height)}`] : [];
    });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`on a phone of ${viewport.width} everything has room for a finger`, async ({ browser }) => {
    const phone = { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    const { guest } = await tableForTwo(browser, server.url, { guest: phone, language: 'de' });
    const { page } = guest;
    const check = async (where: string): Promise<void> => {
      expect(await tooSmall(page), where).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${where} is not wider than the phone`).toBeLessThanOrEqual(0);
    };
    await check('the board');
    for (const part of ['Spieler', 'Spiel', 'Verlauf', 'Karten']) {
      const tab = page.getByRole('navigation').getByRole('button', { name: part, exact: true });
      if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.tap();
      await check(part);
    }
    await page.getByRole('button', { name: 'Regeln', exact: true }).tap();
    await page.locator('.m-reference-entries button').nth(11).tap();
    await expect(page.locator('.m-entry')).toBeVisible();
    await check('the book');
    expect(await troubles(page), 'the book on a phone').toEqual([]);
    await page.goto(openGame(server));
    await expect(page.getByRole('heading', { name: 'Deine Tische' })).toBeVisible();
    await check('the lobby');
    const [mine, form] = [
      await page.locator('.m-my-tables').boundingBox(),
      await page.locator('.m-create').boundingBox(),
    ];
    expect(mine && form && mine.y < form.y, 'own tables come first').toBe(true);
  });
}

test('the end: the story of the match as chart, table and figures, and a picture to keep', async ({ browser }) => {
  const prepared = await prepare(server, 'the end', almostOver(['Anna', 'Benedikt']));
  const [host, guest] = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, {}, 'Benedikt'),
  ]);
  // What is told of the whole match comes when somebody has looked at the result already.
  let letThrough = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await host.page.route(/\/record$/, async (route) => {
    await looked;
    await route.continue();
  });
  await playOut(server.url, prepared.table, [host, guest]);
  const result = host.page.getByRole('dialog');
  const ways = ['Play again', 'Check the dice', 'View the board'].map((name) => result.getByRole('button', { name }));
  for (const way of ways) await expect(way).toBeVisible();
  const places = () => Promise.all(ways.map((way) => way.boundingBox()));
  await expect(result.getByText('Replaying the match')).toBeVisible();
  const before = await places();
  letThrough();
  await expect(result.getByRole('img', { name: /Each player’s agendas/ })).toBeVisible({ timeout: 60_000 });
  expect(await places(), 'nothing moves away when the story comes').toEqual(before);
  await result.getByText('Show as a table').click();
  await expect(result.getByRole('columnheader', { name: 'Leader' })).toBeVisible();
  await expect(result.getByRole('rowheader', { name: 'Attacks won' })).toBeVisible();
  expect(await troubles(host.page), 'the result').toEqual([]);
  const saving = host.page.waitForEvent('download');
  await result.getByRole('button', { name: 'Result as a picture' }).click();
  const picture = readFileSync(await (await saving).path());
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
});

test('bad moments are told calmly: an old browser, a page in pieces, no storage', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const told = async (prepare: (page: Page) => Promise<unknown>, heading: string): Promise<void> => {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(server.url);
    await expect(page.getByText(heading, { exact: true })).toBeVisible();
    expect(await troubles(page), heading).toEqual([]);
    await page.close();
  };
  await told((page) => page.addInitScript('delete Object.hasOwn'), 'Dieser Browser ist zu alt');
  await told(
    (page) => page.route('**/assets/index-*.js', (route) => route.abort()),
    'Die Seite ist nicht ganz angekommen',
  );
  const blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })";
  await told((page) => page.addInitScript(blocked), 'Dieser Browser speichert keine Daten');
  await context.close();
});

test('the app can be installed, and without a connection it shows a calm page until there is one', async ({
  browser,
}) => {
  const own = await startServer();
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(own.url);
  const manifest = await page.request.get(`${own.url}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: 'Morgenrot', display: 'standalone' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(['/calm-return.js', '/calm.html', '/favicon.svg', '/plain.css']);
  await own.goDown();
  await page.goto(`${own.url}/about`);
  await expect(page.getByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  expect(await troubles(page), 'the calm page').toEqual([]);
  await own.comeBack();
  await expect(page.getByRole('heading', { name: 'Über Morgenrot' })).toBeVisible({ timeout: 60_000 });
  await context.close();
  await own.stop();
});
