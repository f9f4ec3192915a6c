import { expect } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { hold } from './kit/hand.ts';
import { test } from './kit/journey.ts';
import { Keyboard } from './kit/keyboard.ts';
import { Person } from './kit/person.ts';
import { isOver, roundOf, tableForTwo } from './kit/play.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { lastRound, playInVillage, villageOf } from './kit/tribe.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;

const picture = async (name: string, { page }: Person): Promise<void> =>
  test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });

test('Stone Age: two people play the first round by clicking, and a figure is dragged to its place', async ({
  browser,
}) => {
  const { host, guest } = await tableForTwo(browser, server.url, {
    game: 'stone-age',
    options: { startPlayer: '1' },
    guest: { colorScheme: 'dark' },
  });
  await expect(host.prompt.getByRole('heading', { name: 'Place your figures' })).toBeVisible();
  const forest = villageOf(host).getByRole('button', { name: /^Forest/ });
  await host.page.locator('.sa-hand-figures svg').first().dragTo(forest);
  await expect(host.prompt).toContainText('Chosen: Forest: 1 figure');
  expect(await host.page.evaluate(() => String(getSelection())), 'nothing is marked on the way').toBe('');
  await expect(host.prompt).toContainText('about 0.8 wood on average');
  // A key says how many at once.
  await forest.press('3');
  await expect(host.prompt).toContainText('Chosen: Forest: 3 figures');
  await picture('before figures are placed', host);
  const question = await host.question();
  await host.confirm();
  await soon(() => host.question()).not.toBe(question);
  await expect(villageOf(guest).getByRole('button', { name: /^Wald: 3 von 7/ })).toBeVisible();
  await playInVillage([host, guest], async () => (await roundOf(host)) >= 2);
  expect(await troubles(host.page), 'the village').toEqual([]);
  await picture('the second round', guest);
});

test('Stone Age: places, cards and buildings lead into the book by mouse, by keys and with a finger', async ({
  browser,
}) => {
  const { host, guest } = await tableForTwo(browser, server.url, {
    game: 'stone-age',
    options: { startPlayer: '1' },
    guest: PHONE,
  });
  const { page } = host;
  const tip = page.getByRole('tooltip');
  const book = page.getByRole('dialog', { name: 'Rules and cards' });
  await villageOf(host)
    .getByRole('button', { name: /^River/ })
    .hover();
  await expect(tip).toContainText('every 6 points of the total give 1 gold');
  await expect(tip).toContainText('0 of 7 rings taken');
  expect(await troubles(page), 'with a tooltip').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  // Keys walk from place to place; what is looked up opens at what lies there.
  await villageOf(host)
    .getByRole('button', { name: /^Building 1/ })
    .press('n');
  await page.keyboard.press('ArrowLeft');
  await expect(tip).toContainText('Free');
  await page.keyboard.press('?');
  await expect(book.locator('.m-entry').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  // The same number twice sends the figures.
  const question = await host.question();
  const forest = villageOf(host).getByRole('button', { name: /^Forest/ });
  await forest.press('2');
  await expect(host.prompt).toContainText('Chosen: Forest: 2 figures');
  await forest.press('2');
  await expect.poll(() => host.question()).not.toBe(question);

  const card = villageOf(guest).getByRole('button', { name: /^Karte für 1/ });
  await hold(card);
  await expect(guest.page.getByRole('tooltip')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Nachschlagen' }).tap();
  await expect(guest.page.getByRole('dialog', { name: 'Regeln und Karten' }).locator('.m-entry').first()).toBeVisible();
  expect(await guest.question(), 'whoever looks something up has chosen nothing').not.toBeNull();
});

test('Stone Age: the last turns by keys and with a finger, a watcher beside, to the result item by item', async ({
  browser,
}) => {
  const prepared = await prepare(server, 'the last round', lastRound(['Anna', 'Benedikt']));
  const [anna, ben] = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, PHONE, 'Benedikt'),
  ]);
  const watcher = await Person.open(browser, 'en');
  await watcher.page.goto(`${server.url}/table/${prepared.table}`);
  await expect(villageOf(watcher)).toBeVisible();
  await expect(anna.page.locator('.sa-round').getByText('This is the last round.')).toBeVisible();
  const keys = new Keyboard(anna.page);
  anna.hand = keys;
  const everybody = [anna, ben, watcher];
  await playInVillage([anna, ben], async () => (await Promise.all(everybody.map(isOver))).some(Boolean));
  for (const { result } of everybody) await expect(result).toBeVisible();
  await keys.isSeen();
  await expect(anna.result).toContainText('Culture');
  await expect(anna.result.getByRole('heading', { name: 'Sources of points' })).toBeVisible();
  await expect(watcher.prompt.getByRole('button', { name: watcher.words.confirm })).toHaveCount(0);
  const overflow = await ben.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const person of [anna, ben]) await picture('the result', person);
});
