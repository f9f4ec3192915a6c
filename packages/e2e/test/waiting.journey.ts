import type { SeatPlan, TableSettings } from '@morgenrot/protocol';
import { type Browser, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import { bazaarAlmostOver } from './kit/moments.ts';
import { Person } from './kit/person.ts';
import { prepare, sit } from './kit/prepared.ts';
import { playOut } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Wish {
  seats?: number;
  plans?: SeatPlan[];
  settings?: Partial<TableSettings>;
}

/** Anna has set up a table and looks at it. */
async function opened(browser: Browser, wish: Wish = {}): Promise<{ anna: Person; id: string; link: string }> {
  const anna = await Person.open(browser, 'en');
  const data = { game: BAZAAR.id, seats: 2, name: 'Anna', ...wish };
  const { table } = await (await anna.page.request.post(`${server.url}/api/tables`, { data })).json();
  const link = `${server.url}/table/${table.id}`;
  await anna.page.goto(link);
  await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText('Anna’s table');
  return { anna, id: table.id, link };
}

const ready = ({ page }: Person) => page.getByRole('button', { name: /^(I am ready|Ich bin bereit)/ });
const seats = ({ page }: Person) => page.getByRole('region', { name: /^(Seats|Plätze)$/ });
const seat = (person: Person, n: number) =>
  seats(person)
    .getByRole('listitem')
    .nth(n - 1);
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Whether a tab is looked at is the browser's business; here the test says it. */
const look = (page: Page, isAway: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

const fits = async ({ page }: Person) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('all are ready and it begins; whoever looks at another tab is called', async ({ browser }) => {
  const { anna, link } = await opened(browser);
  await anna.page.context().grantPermissions(['notifications']);
  await anna.page.evaluate(() => {
    const told: string[] = [];
    class Note {
      static permission = 'granted';
      constructor(text: string) {
        told.push(text);
      }
    }
    Object.assign(window, { Notification: Note, told });
  });
  await anna.page.getByRole('checkbox', { name: 'Notify me at the start' }).check();
  await look(anna.page, true);

  const ben = await Person.open(browser, 'de', { ...PHONE, colorScheme: 'dark' });
  await ben.sitDown(link, 'Benedikt');
  await expect(ben.page.getByText('Noch nicht bereit: Anna und Benedikt.')).toBeVisible();
  await expect(anna.page).toHaveTitle('● The table is full · Morgenrot');
  expect(await anna.page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-turn.svg');
  expect(await troubles(ben.page)).toEqual([]);
  await fits(ben);
  await look(anna.page, false);
  await expect(anna.page).toHaveTitle('● Anna’s table · Morgenrot');

  await ready(ben).click();
  await expect(seat(anna, 2)).toContainText('ready');
  await expect(anna.page.getByText('All others are ready. Are you?')).toBeVisible();
  expect(await troubles(anna.page)).toEqual([]);
  // What is played is changed: Ben is asked again, and knows why.
  await click(anna.page, 'Change …');
  const setUp = anna.page.getByRole('dialog', { name: 'Set up the table' });
  await setUp.getByLabel('Table name').fill('Sunday');
  await setUp.getByLabel(/^Length/).selectOption({ index: 1 });
  expect(await troubles(anna.page)).toEqual([]);
  await click(anna.page, 'Save changes');
  await expect(setUp).toBeHidden();
  await expect(ben.page.getByText(/Die Einstellungen wurden geändert/)).toBeVisible();
  await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText('Sunday');

  await ready(anna).click();
  await look(anna.page, true);
  await ready(ben).click();
  for (const person of [anna, ben]) await expect(person.board).toBeVisible();
  await expect(anna.page).toHaveTitle('● The match begins · Morgenrot');
  expect(await anna.page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'The table is full',
    'The match begins',
  ]);
  await look(anna.page, false);
  await expect(anna.page).not.toHaveTitle('● The match begins · Morgenrot');

  await click(anna.page, 'Table');
  const menu = anna.page.getByRole('dialog', { name: 'This table' });
  await expect(menu.getByRole('listitem').nth(1)).toContainText('Benedikt');
  expect(await troubles(anna.page)).toEqual([]);
  await menu.getByLabel('Nobody').check();
  await menu.getByRole('button', { name: 'Save changes' }).click();
  await expect(menu.getByText('Saved.', { exact: true })).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await click(ben.page, 'Tisch');
  await expect(ben.page.getByRole('dialog', { name: 'Dieser Tisch' })).toBeVisible();
  expect(await troubles(ben.page)).toEqual([]);
  await fits(ben);
});

test('the host begins early, and the free seat is left out; host and others change seats before', async ({
  browser,
}) => {
  const { anna, link } = await opened(browser, { seats: 3, settings: { start: 'host' } });
  const ben = await Person.open(browser, 'de', PHONE);
  await ben.sitDown(link, 'Ben');
  await seat(ben, 3)
    .getByRole('button', { name: /Hier sitzen/ })
    .click();
  await expect(seat(anna, 3)).toContainText('Ben');
  await click(anna.page, 'More about Anna');
  await click(anna.page, 'Move down');
  await expect(seat(ben, 2)).toContainText('Anna');
  await seat(anna, 1).getByLabel('How seat 1 is filled').selectOption({ label: 'Computer player' });
  await expect(seat(ben, 1)).toContainText('Computer');
  await seat(anna, 1).getByLabel('How seat 1 is filled').selectOption({ label: 'Open to anyone' });
  // The server has to know it: as long as a computer player sits there, no seat is free.
  for (const person of [anna, ben]) await expect(seat(person, 1)).toHaveAttribute('data-open', 'true');
  await click(anna.page, 'Start now');
  await expect(anna.page.getByText('The free seat is removed.')).toBeVisible();
  await click(anna.page, 'Yes, start');
  for (const person of [anna, ben]) await expect(person.board).toBeVisible();
  // Everybody has moved up, and plays as before.
  await click(ben.page, 'Tisch');
  const people = ben.page.getByRole('dialog').getByRole('listitem');
  await expect(people.first()).toContainText('Anna');
  await expect(people.nth(1)).toContainText('Ben');
  await expect(people.nth(1)).toContainText('du');
});

test('a host on a phone comes to the link first, and to the end of what can be changed', async ({ browser }) => {
  const { anna, id } = await opened(browser);
  const cookies = await anna.page.context().storageState();
  const phone = await Person.open(browser, 'en', { ...PHONE, storageState: cookies });
  await phone.page.goto(`${server.url}/table/${id}`);
  await expect(seats(phone)).toBeVisible();
  const top = async (name: string): Promise<number> =>
    (await phone.page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Invite others')).toBeLessThan(await top('Seats'));
  await click(phone.page, 'Change …');
  const setUp = phone.page.getByRole('dialog', { name: 'Set up the table' });
  await expect(setUp.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  // Its buttons stand at its very end: nothing is read below them.
  const bottomOf = (selector: string): Promise<number> =>
    setUp.evaluate(
      (dialog, inside) => (dialog.querySelector(inside) ?? dialog).getBoundingClientRect().bottom,
      selector,
    );
  await soon(async () => Math.abs((await bottomOf('.m-dialog-foot')) - (await bottomOf(':scope > *')))).toBeLessThan(2);
  expect(await troubles(phone.page)).toEqual([]);
});

test('the host leaves, and somebody else keeps the table; who was removed stays out until they are let in', async ({
  browser,
}) => {
  const { anna, link } = await opened(browser, { seats: 3 });
  const ben = await Person.open(browser, 'en');
  await ben.sitDown(link, 'Ben');
  const carla = await Person.open(browser, 'de');
  await carla.sitDown(link, 'Carla');
  await click(anna.page, 'Leave my seat');
  await expect(seat(carla, 2)).toContainText('Gastgeber');
  await expect(ben.page.getByRole('button', { name: 'Start now' })).toBeVisible();
  // Whoever has left may come back: the page offers a seat.
  await expect(anna.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await click(ben.page, 'More about Carla');
  await click(ben.page, 'Remove from table');
  await expect(carla.page.getByText('Der Gastgeber bittet dich, deinen Platz freizugeben.')).toBeVisible();
  await carla.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(carla.page.getByText('Der Gastgeber hat dich von diesem Tisch entfernt.')).toBeVisible();
  await expect(ben.page.getByText('One removed person')).toBeVisible();
  expect(await troubles(ben.page), 'removed people').toEqual([]);
  await click(ben.page, 'Let back in: Carla');
  await expect(ben.page.getByText('One removed person')).toBeHidden();
  await carla.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(seat(ben, 3).or(seat(ben, 1)).filter({ hasText: 'Carla' })).toBeVisible();
  await ben.page.close();
  // Whoever has the table keeps it until the match begins.
  await expect(carla.page.getByText('Bis zum Start bleibt der Ersteller des Tisches Gastgeber.')).toBeVisible();
  await expect(carla.page.getByRole('button', { name: 'Gastgeber werden' })).toBeHidden();
});

test('a seat is kept for whoever has its link, and for nobody else; new links end the old ones', async ({
  browser,
}) => {
  const { anna, link } = await opened(browser, { plans: ['open', 'kept'], settings: { watch: 'link' } });
  const field = anna.page.getByRole('textbox', { name: 'Link for seat 2' });
  const old = await field.inputValue();
  expect(old).toMatch(new RegExp(`^${link}#seat=`));
  await click(anna.page, /^QR code – Link for seat 2/);
  await expect(anna.page.getByRole('img', { name: 'Link for seat 2 as a QR code' })).toBeVisible();
  await click(anna.page, 'Create new links');
  await expect(field).not.toHaveValue(old);

  const ben = await Person.open(browser, 'de', PHONE);
  await ben.page.goto(link);
  await expect(ben.page.getByText(/Die freien Plätze/)).toBeVisible();
  await ben.sitDown(old, 'Ben');
  await expect(ben.page.getByRole('alert')).toHaveText(/^Dieser Link/);
  await ben.page.goto('about:blank');
  await ben.sitDown(await field.inputValue(), 'Ben');
  await expect(ready(ben)).toBeVisible();
  await expect(seat(anna, 2)).toContainText('Ben');
});

test('a rematch: one click, the same people, everybody one seat further', async ({ browser }) => {
  const prepared = await prepare(server, 'a rematch', bazaarAlmostOver(['Anna', 'Ben']));
  // Whoever comes first to a table that has no host becomes it.
  const anna = await sit(browser, 'en', prepared, {}, 'Anna');
  const ben = await sit(browser, 'de', prepared, PHONE, 'Ben');
  const link = anna.page.url();
  await playOut(server.url, prepared.table, [anna, ben]);

  await click(anna.page, 'Play again');
  await expect(seat(anna, 1)).toContainText('Ben');
  await expect(seat(anna, 2)).toContainText('Anna');
  await expect(seat(anna, 2)).toContainText('host');
  await expect(seat(anna, 1)).toContainText('not ready yet');
  await expect(ben.page.getByText(/Es gibt eine Revanche/)).toBeVisible();
  expect(await troubles(ben.page)).toEqual([]);
  await click(ben.page, 'Zur Revanche');
  await ready(ben).click();
  for (const person of [anna, ben]) await expect(person.board).toBeVisible();
  expect(anna.page.url()).toBe(ben.page.url());
  expect(anna.page.url()).not.toBe(link);
});
