import type { TableInfo } from '@morgenrot/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { hold } from './kit/hand.ts';
import { test } from './kit/journey.ts';
import { Person } from './kit/person.ts';
import type { Server } from './kit/server.ts';
import { openGame } from './kit/shelf.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

/** Where I say who I am: talking at a table asks for a name, too. */
const nameField = (page: Page): Locator => page.getByLabel(/^(Your name|Dein Name)(?! for| für)/);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table of somebody who is not part of the story. */
async function tableOf(page: Page, name: string, wish: object = {}): Promise<TableInfo> {
  const data = { game: BAZAAR.id, seats: 2, name, ...wish };
  return (await (await page.request.post(`${server.url}/api/tables`, { data })).json()).table;
}
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const part = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) });
const create = (page: Page) => page.getByRole('button', { name: /^(Create table|Tisch erstellen)$/ }).click();
const openTables = (page: Page): Locator => page.getByRole('region', { name: /^(Open tables|Offene Tische)$/ });
const rowOf = (page: Page, title: string): Locator => openTables(page).getByRole('listitem').filter({ hasText: title });

test('words of the home page and of the waiting room explain themselves: to a pointer, to the keyboard, to a finger that stays', async ({
  browser,
}) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  const tip = page.getByRole('tooltip');
  await page.goto(openGame(server, BAZAAR.id));
  await page.getByText('Strength').hover();
  await expect(tip).toContainText('Sovereign: Thinks up to two seconds');
  expect(await troubles(page), 'with a tooltip').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await anna.unfold('Time');
  await page.getByLabel('When all seats are taken and all players are ready').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('As soon as all seats are taken')).toBeChecked();
  await expect(tip).toContainText('The match starts when the last free seat is taken');
  await expect(tip).toContainText('When does the match begin?');

  const table = await tableOf(page, 'Anna', { plans: ['open', 'computer'], strengths: { '1': 'strategist' } });
  await page.goto(`${server.url}/table/${table.id}`);
  await page.getByText('spectators welcome').hover();
  await expect(tip).toContainText('open to spectators');
  await page.mouse.move(1, 1);
  await expect(tip).toBeHidden();
  await page.locator('.m-seat-name').nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toContainText('Plans its turn');
  expect(await troubles(page), 'with a tooltip in the waiting room').toEqual([]);

  // Also where there is nothing but a text to read.
  await page.goto(`${server.url}/about`);
  await page.getByRole('link', { name: 'Rules and cards' }).hover();
  await expect(tip).toBeVisible();

  const ben = await Person.open(browser, 'de', PHONE);
  await ben.page.goto(`${server.url}/table/${table.id}`);
  await ben.page.getByText('wenn alle bereit sind').scrollIntoViewIfNeeded();
  await hold(ben.page.getByText('wenn alle bereit sind'));
  await expect(ben.page.getByRole('tooltip')).toContainText('Alle drücken „Ich bin bereit“.');
});

test('a table is opened with everything that can be decided, and the form remembers it', async ({ browser }) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  await page.goto(openGame(server, BAZAAR.id));
  await nameField(page).fill('Anna');
  await page.getByRole('radio', { name: '4 players' }).check();
  await anna.unfold('Seats');
  await page.getByLabel('Seat 2').selectOption('kept');
  await page.getByLabel('Seat 3').selectOption('computer');
  await page.getByLabel('Seat 4').selectOption('closed');
  await anna.unfold('Game rules');
  await page.getByLabel(/^Length/).selectOption('long');
  await expect(page.getByText('Forty rounds').first()).toBeAttached();
  await anna.unfold('Access');
  await page.getByLabel('Everyone, with a password').check();
  await page.getByLabel('Table name').fill('Long evening');
  await page.getByLabel('Only with the spectator link').check();
  await page.getByLabel(/How far behind/).selectOption('turns 2');
  await page.getByLabel('Players can read it').check();
  await anna.unfold('Time');
  await page.getByLabel('When the host starts it').check();
  await page.getByLabel('Time limit per player').check();
  await page.getByLabel('Minutes per player').fill('45');
  await page.getByLabel(/Seconds added/).fill('15');
  await page.getByLabel('A computer player takes over until').check();
  expect(await troubles(page), 'the whole form').toEqual([]);

  // A part that was folded up again opens where something is missing in it.
  await part(page, 'Access').locator('summary').click();
  await create(page);
  await expect(page.getByLabel('Table password')).toBeFocused();
  await page.getByLabel('Table password').fill('first light');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Long evening' })).toBeVisible();
  const { table } = await (await page.request.get(`${server.url}/api/tables/${idOf(page)}`)).json();
  expect(table).toMatchObject({
    title: 'Long evening',
    options: { length: 'long' },
    settings: {
      access: 'password',
      start: 'host',
      watch: 'link',
      delay: { by: 'turns', amount: 2 },
      watchTalk: 'open',
      clock: { minutes: 45, plus: 15, atZero: 'computer' },
    },
  });
  expect(table.seats.map(({ plan }: { plan: string }) => plan)).toEqual(['open', 'kept', 'computer', 'closed']);

  await page.goto(openGame(server, BAZAAR.id));
  await expect(part(page, 'Time').locator('summary')).toContainText('when the host starts it · 45 minutes per player');
  await expect(part(page, 'Seats').locator('summary')).toContainText('1 reserved · 1 computer player · 1 closed');
  await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('Long evening');
});

test('a preset is saved, overwritten, shared with somebody else, and its link dies with it', async ({ browser }) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  await page.goto(openGame(server, BAZAAR.id));
  await nameField(page).fill('Anna');
  await page.getByRole('radio', { name: '3 players' }).check();
  await anna.unfold('Presets');
  const save = async (name: string): Promise<void> => {
    await page.getByLabel('Save these settings as').fill(name);
    await page.getByLabel('Save these settings as').press('Enter');
    await expect(page.getByText(`“${name}” saved.`)).toBeVisible();
  };
  await save('Three of us');
  await page.getByRole('radio', { name: '2 players' }).check();
  await save('Two of us');
  await page.getByLabel('Save these settings as').fill('Two of us');
  await expect(page.getByRole('button', { name: 'Overwrite' })).toBeVisible();
  await page.getByRole('button', { name: 'Use – Three of us' }).click();
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
  expect(await troubles(page), 'presets').toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link – Three of us' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const ben = await Person.open(browser, 'de', PHONE);
  await ben.page.goto(link);
  await expect(ben.page.getByText('Vorlage „Three of us“ geladen')).toBeVisible();
  expect(await troubles(ben.page), 'a shared preset').toEqual([]);
  await nameField(ben.page).fill('Ben');
  await create(ben.page);
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Tisch von Ben' })).toBeVisible();
  const { table } = await (await ben.page.request.get(`${server.url}/api/tables/${idOf(ben.page)}`)).json();
  expect(table.seats).toHaveLength(3);

  await page.getByRole('button', { name: 'Delete – Three of us' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('“Three of us” deleted.')).toBeVisible();
  await ben.page.goto(link);
  await expect(ben.page.getByRole('alert')).toContainText('Diese Vorlage gibt es nicht mehr');
  await expect(nameField(ben.page)).toBeVisible();
});

test('the list of tables follows by itself, and goes on without a connection', async ({ browser }) => {
  const reader = await Person.open(browser, 'en');
  const { page } = reader;
  await page.goto(server.url);
  const host = await Person.open(browser, 'en');
  const guest = await Person.open(browser, 'en');
  await expect(openTables(page)).toBeVisible();

  const { id } = await tableOf(host.page, 'Anna', { title: 'Live', seats: 3, plans: ['open', 'open', 'computer'] });
  const row = rowOf(page, 'Live');
  await expect(row).toContainText('waiting for one more player');
  await expect(row).toContainText('one computer player');
  await expect(row).toContainText('Spectators welcome');
  await expect(row).toContainText('Length: Three rounds');
  await expect(row.getByRole('link', { name: 'Join – Live' })).toBeVisible();
  await guest.page.request.post(`${server.url}/api/tables/${id}/join`, { data: { name: 'Ben' } });
  await expect(row).toContainText('waiting for players to be ready');
  await expect(row).toContainText('With Anna and Ben');
  expect(await troubles(page), 'the list').toEqual([]);

  await server.goDown();
  await expect(page.getByText('Could not load the list')).toBeVisible({ timeout: 15_000 });
  await server.comeBack();
  await expect(page.getByText('Could not load the list')).toBeHidden({ timeout: 15_000 });
  for (const { page: gone } of [host, guest])
    await gone.request.post(`${server.url}/api/tables/${id}/leave`, { data: {} });
  await expect(row).toHaveCount(0);
});

test('a password opens a table, a wrong one does not, and too many are slowed down', async ({ browser }) => {
  const host = await Person.open(browser, 'en');
  const wish = { title: 'Locked', seats: 4, settings: { access: 'password' }, password: 'first light' };
  const { id } = await tableOf(host.page, 'Anna', wish);
  const ben = await Person.open(browser, 'de');
  await ben.page.goto(server.url);
  await expect(rowOf(ben.page, 'Locked')).toContainText('mit Passwort');
  await rowOf(ben.page, 'Locked').getByRole('link').click();
  await nameField(ben.page).fill('Ben');
  const password = ben.page.getByLabel('Passwort des Tisches');
  const sit = ben.page.getByRole('button', { name: 'Hinsetzen' });
  await password.fill('last light');
  await sit.click();
  await expect(ben.page.getByRole('alert')).toContainText('Falsches Passwort');
  expect(await troubles(ben.page), 'a wrong password').toEqual([]);
  await password.fill('first light');
  await sit.click();
  await expect(sit).toBeHidden();
  await expect(ben.page.getByRole('region', { name: 'Plätze' })).toContainText('Ben');

  const guesser = await Person.open(browser, 'en');
  for (let n = 0; n < 4; n++) {
    await guesser.page.request.post(`${server.url}/api/tables/${id}/join`, { data: { name: 'Zoe', password: `${n}` } });
  }
  await guesser.page.goto(`${server.url}/table/${id}`);
  await nameField(guesser.page).fill('Zoe');
  await guesser.page.getByLabel('Table password').fill('another guess');
  await guesser.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(guesser.page.getByRole('alert')).toContainText('Too many wrong tries');
});

test('from an invitation to a seat on a phone: a name and one button', async ({ browser }) => {
  const host = await Person.open(browser, 'en');
  const { id } = await tableOf(host.page, 'Anna', { seats: 3, settings: { access: 'link' } });
  const ben = await Person.open(browser, 'de', PHONE);
  await ben.page.goto(`${server.url}/table/${id}`);
  for (const text of ['Tisch von Anna', 'Basar', 'Drei Runden']) {
    await expect(ben.page.getByText(text).first()).toBeVisible();
  }
  expect(await troubles(ben.page), 'the invitation').toEqual([]);
  await nameField(ben.page).fill(' \u200b ');
  await ben.page.getByRole('button', { name: 'Hinsetzen' }).tap();
  await expect(ben.page.getByRole('alert')).toContainText('Namen');
  await nameField(ben.page).fill('Ben');
  await ben.page.getByRole('button', { name: 'Hinsetzen' }).tap();
  await expect(ben.page.getByRole('region', { name: 'Plätze' })).toContainText('Ben');
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('two reach for the last seat: one sits, the other is told and watches', async ({ browser }) => {
  const host = await Person.open(browser, 'en');
  const { id } = await tableOf(host.page, 'Anna', { settings: { start: 'full' } });
  const both = [await Person.open(browser, 'en'), await Person.open(browser, 'en')];
  for (const [index, { page }] of both.entries()) {
    await page.goto(`${server.url}/table/${id}`);
    await nameField(page).fill(['Ben', 'Cleo'][index] ?? '');
  }
  // Both have asked before either is answered.
  let asked = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const { page } of both) {
    await page.route('**/join', async (route) => {
      if (++asked === both.length) open();
      await gate;
      await route.continue();
    });
  }
  await Promise.all(both.map(({ page }) => page.getByRole('button', { name: 'Sit down' }).click()));
  for (const person of both) await expect(person.board).toBeVisible();
  const told = both.map(({ page }) => page.getByText('All seats are taken'));
  await soon(async () => (await Promise.all(told.map((one) => one.count()))).sort()).toEqual([0, 1]);
});
