import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { almostOver } from './kit/moments.ts';
import { Person, SCIENCE } from './kit/person.ts';
import { isOver, playUntil, roundOf, tableForTwo } from './kit/play.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const tokensOn = ({ map }: Person): Promise<number> =>
  map.getByRole('button', { name: /control token|Kontrollmarker/ }).count();

test('two people and a watcher: three rounds by clicking, and a reload', async ({ browser }) => {
  const { link, host, guest } = await tableForTwo(browser, server.url, { guest: { colorScheme: 'dark' } });
  const watcher = await Person.open(browser, 'de');
  await watcher.page.goto(link);
  await expect(watcher.map).toBeVisible();
  await expect(host.page.getByRole('button', { name: '1 person is watching' })).toBeVisible();

  await playUntil([host, guest], async () => (await roundOf(host)) >= 3);
  const tokens = await tokensOn(host);
  expect(tokens).toBeGreaterThan(0);
  await soon(() => tokensOn(watcher)).toBe(tokens);
  await test
    .info()
    .attach('the table in round three', { body: await host.page.screenshot(), contentType: 'image/png' });

  await guest.page.reload();
  await expect(guest.map).toBeVisible();
  expect(await tokensOn(guest)).toBe(tokens);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 4);
});

test('two people click their last turns, to the result', async ({ browser }) => {
  const prepared = await prepare(server, 'clicks to the end', almostOver(['Anna', 'Benedikt']));
  const people = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, { colorScheme: 'dark' }, 'Benedikt'),
  ]);
  for (const person of people) {
    person.likes = [SCIENCE];
    expect(await isOver(person)).toBe(false);
  }
  await playUntil(people, async () => (await Promise.all(people.map(isOver))).some(Boolean));
  for (const { result } of people) await expect(result).toBeVisible();
});

test('three play their last turns, one of them with a finger on a phone, and somebody watches until it is over', async ({
  browser,
}) => {
  const prepared = await prepare(server, 'three to the end', almostOver(['Anna', 'Benedikt', 'Cleo']));
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
  const players = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, phone, 'Benedikt'),
    sit(browser, 'de', prepared, {}, 'Cleo'),
  ]);
  const watcher = await Person.open(browser, 'en');
  await watcher.page.goto(`${server.url}/table/${prepared.table}`);
  await expect(watcher.map).toBeVisible();
  for (const person of players) person.likes = [SCIENCE];
  const everybody = [...players, watcher];
  await playUntil(players, async () => (await Promise.all(everybody.map(isOver))).some(Boolean));
  for (const { result } of everybody) await expect(result).toBeVisible();
  // Nobody watches with a button to play by.
  await expect(watcher.prompt.getByRole('button', { name: watcher.words.confirm })).toHaveCount(0);
  const [, ben] = players;
  const overflow = await ben?.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await test.info().attach('the result on a phone', { body: await ben?.page.screenshot(), contentType: 'image/png' });
});
