import { expect, type Locator, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { Person } from './kit/person.ts';
import type { Server } from './kit/server.ts';
import { openGame } from './kit/shelf.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Three computer players think before it is a person's turn again. */
const TURN = 90_000;

const picture = async (name: string, page: Page): Promise<void> =>
  test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });

const asked = ({ prompt }: Person): Locator => prompt.locator('xpath=self::*[@data-mine]');

test('one click leads to a match against three, and the computer says what it would do and why', async ({
  browser,
}) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play now – A New Dawn' }).click();
  const solo = page.getByRole('region', { name: 'Against the computer' });
  await solo.getByLabel('Strength').selectOption({ label: 'Wanderer' });
  await expect(solo).toContainText('Plays any move that makes sense');
  expect(await troubles(page), 'home').toEqual([]);
  await picture('home', page);
  await solo.getByRole('button', { name: 'Play now' }).click();
  await expect(anna.map).toBeVisible();
  // The hand rests where the button was: nothing of the table that lies there now is asked about.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await expect(page.locator('.m-tip')).toHaveCount(0);
  const players = page.locator('.m-players');
  await expect(players.getByText('Wanderer')).toHaveCount(3);
  await expect(players.getByText('Aurora', { exact: true })).toBeVisible();

  await expect(asked(anna)).toBeVisible({ timeout: TURN });
  const ask = anna.prompt.getByRole('button', { name: 'What would you do?' });
  await expect(anna.prompt).not.toContainText('Everyone at the table sees');
  await ask.focus();
  await page.keyboard.press('Enter');
  const hints = anna.prompt.getByRole('region', { name: 'What the computer would do' });
  await expect(hints).toBeVisible({ timeout: TURN });
  await expect(hints.getByRole('heading', { name: 'What the computer would do' })).toBeFocused();
  expect(await hints.locator('.m-hint').count()).toBeGreaterThan(0);
  expect(await hints.locator('.m-hint').count()).toBeLessThanOrEqual(3);
  await expect(hints.locator('.m-hint').first()).toContainText('Best');
  await expect(players).toContainText('1 hint');
  expect(await troubles(page), 'hints').toEqual([]);
  await picture('hints', page);
  const question = await anna.question();
  await hints
    .getByRole('button', { name: /^Choose this/ })
    .first()
    .click();
  await anna.confirm();
  await soon(() => anna.question(), { timeout: TURN }).not.toBe(question);

  // What was chosen the last time is chosen again.
  await page.goto(openGame(server));
  await expect(solo.getByLabel('Strength')).toHaveValue('wanderer');
});

test('on a phone, in German: a hint is shown on the map, put away, and gone with its decision', async ({ browser }) => {
  const jörg = await Person.open(browser, 'de', PHONE);
  const { page } = jörg;
  await page.goto(openGame(server));
  const solo = page.getByRole('region', { name: 'Gegen den Computer' });
  await solo.getByLabel('Spielstärke').selectOption({ label: 'Siedler' });
  await solo.getByRole('button', { name: 'Jetzt spielen' }).tap();
  await expect(jörg.map).toBeVisible();
  await expect(asked(jörg)).toBeVisible({ timeout: TURN });
  await jörg.prompt.getByRole('button', { name: 'Was würdest du tun?' }).tap();
  const hints = jörg.prompt.getByRole('region', { name: 'Das würde der Computer tun' });
  await expect(hints).toBeVisible({ timeout: TURN });
  await picture('Tipps auf dem Telefon', page);
  expect(await troubles(page), 'Tipps').toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await hints.getByRole('button', { name: 'Tipps ausblenden' }).tap();
  await expect(hints).toBeHidden();
  const ask = jörg.prompt.getByRole('button', { name: 'Was würdest du tun?' });
  await expect(ask).toBeFocused();
  // The same decision again: told at once, and counted once.
  await ask.tap();
  await expect(hints).toBeVisible({ timeout: TURN });
  const { seats } = (await (await page.request.get(page.url().replace('/table/', '/api/tables/'))).json()).table;
  expect(seats[0].hints).toBe(1);
  expect(seats.slice(1).map(({ strength }: { strength: string }) => strength)).toEqual([
    'settler',
    'settler',
    'settler',
  ]);
});

/** How much of the map's frame its spaces take, across or down, whichever is more. */
const filled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.m-map-frame .nd-space')].map((space) =>
      space.getBoundingClientRect(),
    );
    const frame = document.querySelector('.m-map-frame')?.getBoundingClientRect();
    if (!frame || boxes.length === 0) return 0;
    const across = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const down = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    return Math.max(across / frame.width, down / frame.height);
  });

test('on a phone the map takes its room again when what left it none is gone', async ({ browser }) => {
  const anna = await Person.open(browser, 'en', PHONE);
  const { page } = anna;
  await page.goto(openGame(server));
  const solo = page.getByRole('region', { name: 'Against the computer' });
  await solo.getByLabel('Strength').selectOption({ label: 'Wanderer' });
  await solo.getByRole('button', { name: 'Play now' }).tap();
  await expect(asked(anna)).toBeVisible({ timeout: TURN });
  await soon(() => filled(page)).toBeGreaterThan(0.6);
  // A keyboard, or a long list, leaves a strip of it, in which spaces that lines speak of lie under its buttons.
  await page.getByRole('button', { name: 'History' }).tap();
  await page.setViewportSize({ width: 390, height: 440 });
  for (const line of (await page.locator('.m-log-jump').all()).slice(-6)) await line.tap();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'History' }).tap();
  await soon(() => filled(page)).toBeGreaterThan(0.6);
});

test('the host says how well each computer player plays, and nobody asks where that is not wanted', async ({
  browser,
}) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  await page.goto(openGame(server));
  await page.getByLabel(anna.words.name).fill('Anna');
  await anna.unfold('Seats');
  await page.getByLabel('Seat 2').selectOption('computer');
  await page.getByLabel('Computer player 2: strength').selectOption('strategist');
  await anna.unfold('Computer players');
  await page.getByRole('radio', { name: /^fast/ }).check();
  await page.getByRole('radio', { name: 'No hints' }).check();
  expect(await troubles(page), 'the form').toEqual([]);
  await picture('the form', page);
  await page.getByRole('button', { name: anna.words.create }).click();
  await expect(page.getByText('Aurora · Strategist')).toBeVisible();
  await page.getByLabel('Computer player 2: strength').selectOption('wanderer');
  await expect(page.getByText('Aurora · Wanderer')).toBeVisible();
  expect(await troubles(page), 'the waiting room').toEqual([]);
  await picture('the waiting room', page);
  await page.getByRole('button', { name: /ready/i }).first().click();
  await expect(anna.map).toBeVisible();
  await expect(asked(anna)).toBeVisible({ timeout: TURN });
  await expect(anna.prompt.getByRole('button', { name: 'What would you do?' })).toHaveCount(0);
});
