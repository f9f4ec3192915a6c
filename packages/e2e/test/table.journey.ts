import { type Browser, expect } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { firstToken } from './kit/moments.ts';
import type { Language, Person } from './kit/person.ts';
import { LONG_BAZAAR, playUntil, roundOf, tableForTwo } from './kit/play.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';

let server: Server;
/** Where no map is needed. */
let plainServer: Server;
test.beforeAll(({ server: own, bazaar }) => {
  server = own;
  plainServer = bazaar;
});

/** Plays on until somebody may place a control token; gives that person. */
async function untilSomebodyPlaces(players: Person[]): Promise<Person> {
  let placing: Person | undefined;
  await playUntil(players, async () => {
    for (const person of players) if ((await person.glowing().count()) > 0) placing = person;
    return placing !== undefined;
  });
  if (!placing) throw new Error('nobody places anything');
  return placing;
}

/** Two at a table; one of them may place the first control token. */
async function placing(browser: Browser, language: Language) {
  const prepared = await prepare(server, 'the first token', firstToken(['Anna', 'Jörg']));
  const [person, other] = await Promise.all([
    sit(browser, 'en', prepared),
    sit(browser, language, prepared, {}, prepared.name === 'Anna' ? 'Jörg' : 'Anna'),
  ]);
  await expect(person.glowing().first()).toBeVisible();
  return { person, other };
}

test('an illegal space says why, a legal one is confirmed, and the answer can be taken back', async ({ browser }) => {
  const { person, other } = await placing(browser, 'en');

  // It is named as disabled; a click is answered all the same.
  const water = person.map.getByRole('button', { name: /^water/ }).first();
  await water.click({ force: true });
  await expect(person.page.getByText('This is water.').first()).toBeVisible();

  const before = await person.glowing().count();
  const name = (await person.glowing().first().getAttribute('aria-label')) ?? '';
  await person.glowing().first().click();
  await person.confirm();
  const placed = other.map.getByRole('button', { name: /control token/ });
  await expect(placed).toHaveCount(1);
  await person.prompt.getByRole('button', { name: person.words.undo }).click();
  await expect(placed).toHaveCount(0);
  await expect(person.glowing()).toHaveCount(before);
  await expect(person.glowing().first()).toHaveAccessibleName(name);
});

test('an update of the server: both are told in their language, picks and words stay, an answer is given once', async ({
  browser,
}) => {
  const { person, other } = await placing(browser, 'de');
  const placed = other.map.getByRole('button', { name: /control token|Kontrollmarker/ });
  const before = await placed.count();
  const name = (await person.glowing().first().getAttribute('aria-label')) ?? '';
  await person.glowing().first().click();
  await other.page.getByRole('button', { name: /^Chat/ }).click();
  const draft = other.page.locator('.m-talk-composer textarea');
  await draft.fill('I was about to say');

  await server.goDown();
  for (const { page, words } of [person, other]) {
    await expect(page.getByText(words.updating)).toBeVisible();
    await expect(page.getByText(words.lost)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(person.map.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await person.confirm();
  await server.comeBack();
  const back = Date.now();
  await expect(placed).toHaveCount(before + 1);
  test.info().annotations.push({ type: 'after the start of the new process', description: `${Date.now() - back} ms` });
  await expect(draft).toHaveValue('I was about to say');
  for (const { page, words } of [person, other]) await expect(page.getByText(words.updating)).toBeHidden();
});

test('the server dies and comes back: the page says so, and play goes on by itself', async ({ browser }) => {
  const { host, guest } = await tableForTwo(browser, plainServer.url, LONG_BAZAAR);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 2);
  const banner = host.page.getByText(host.words.lost);
  await plainServer.die();
  await expect(banner).toBeVisible();
  await plainServer.comeBack();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await playUntil([host, guest], async () => (await roundOf(host)) >= 3);
});

test('language and theme are the person’s own, and stay', async ({ browser }) => {
  const { host, guest } = await tableForTwo(browser, plainServer.url, LONG_BAZAAR);
  await host.page.getByRole('button', { name: 'DE Deutsch' }).click();
  await expect(host.page.getByRole('region', { name: 'Deine Aufgabe' })).toBeVisible();
  await expect(host.page.locator('html')).toHaveAttribute('lang', 'de');
  await host.page.reload();
  await expect(host.page.getByRole('region', { name: 'Deine Aufgabe' })).toBeVisible();
  await guest.page.getByRole('button', { name: 'EN English' }).click();
  await expect(guest.page.getByRole('region', { name: 'Your task' })).toBeVisible();
});

test('a phone plays by touch, without zooming or scrolling sideways', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
  const { host, guest } = await tableForTwo(browser, server.url, { guest: phone });
  await playUntil([host, guest], async () => (await roundOf(guest)) >= 2);
  const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await test.info().attach('phone', { body: await guest.page.screenshot(), contentType: 'image/png' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody’s way on any page (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale: 'de-DE' });
    const page = await context.newPage();
    for (const path of ['/', '/?game=new-dawn', '/about', '/nowhere', '/table/nothing-here']) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await troubles(page), path).toEqual([]);
    }
    const { host, guest } = await tableForTwo(browser, server.url, { guest: { colorScheme } });
    expect(await troubles(guest.page), 'the board').toEqual([]);
    await untilSomebodyPlaces([host, guest]);
    expect(await troubles(guest.page), 'the board in play').toEqual([]);
  });
}
