import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { Person } from './kit/person.ts';
import { LONG_BAZAAR, playUntil, roundOf, tableForTwo } from './kit/play.ts';
import { type Server, startBazaar } from './kit/server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const EXPORT = fileURLToPath(new URL('../../server/src/export.ts', import.meta.url));

let server: Server;
test.beforeAll(async () => {
  server = await startBazaar();
});
test.afterAll(() => server.stop());

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const go = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();

/** A picture for whoever wants to see what the journey sees. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

async function looksRight(page: Page, name: string): Promise<void> {
  expect(await troubles(page), name).toEqual([]);
  await fits(page);
  await picture(page, name);
}

async function signIn(browser: Browser, language: 'en' | 'de', more: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await Person.open(browser, language, more);
  await page.goto(`${server.url}/admin`);
  await page.getByLabel('Token').fill(server.token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^(Tables|Tische)$/ })).toBeVisible();
  return page;
}

test('without a token of the server’s own there is no such page', async ({ browser }) => {
  const plain = await startBazaar({ ADMIN_TOKEN: '' });
  const { page } = await Person.open(browser, 'en');
  const response = await page.goto(`${plain.url}/admin`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.context().close();
  await plain.stop();
});

test('a host lets themselves in, takes a match back, gives a seat out and closes a table, by keyboard too', async ({
  browser,
}) => {
  const { host: anna, guest: joerg, link } = await tableForTwo(browser, server.url, LONG_BAZAAR);
  await playUntil([anna, joerg], async () => (await roundOf(anna)) >= 3);

  const { page } = await Person.open(browser, 'en');
  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the server’s admin');
  await page.getByLabel('Token').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Wrong token.');
  await looksRight(page, 'enter');
  await page.getByLabel('Token').fill(server.token);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('listitem').filter({ hasText: 'Anna, Jörg' })).toBeVisible();
  await page.getByLabel('Search').fill('jörg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('One table');
  await looksRight(page, 'tables');
  await page.getByRole('link', { name: /^View/ }).focus();
  await page.keyboard.press('Enter');

  // Back to the third answer, after being asked once more
  const decisions = page.getByRole('region', { name: 'Decisions' });
  await expect(decisions.getByRole('listitem').first()).toContainText(/Answer \d+/);
  await looksRight(page, 'table');
  await decisions.getByRole('button', { name: 'Rewind to here … – Answer 3', exact: true }).focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Rewind the match?' });
  await expect(sure).toContainText('3 remain');
  await looksRight(page, 'sure');
  await sure.getByRole('button', { name: 'Rewind' }).click();
  await expect(page.getByText('Match rewound.')).toBeVisible();
  await expect(decisions.getByRole('listitem').first()).toContainText('The server’s admin undid');
  await expect(decisions.getByRole('listitem').nth(1)).toContainText('Answer 3');
  await expect(anna.page.getByText(/The server’s admin undid \d+ decisions/).first()).toBeVisible();
  await expect(joerg.page.getByText(/Der Betreiber hat \d+ Entscheidungen/).first()).toBeAttached();
  await picture(anna.page, 'rewound-player');

  // One page is cut off, by keyboard: Jörg reads why, and comes back to his seat
  const pages = page.getByRole('region', { name: 'Open pages' });
  await expect(pages.getByRole('listitem')).toHaveCount(2);
  await looksRight(page, 'pages');
  await pages.getByRole('button', { name: 'Disconnect … – Jörg' }).focus();
  await page.keyboard.press('Enter');
  const ending = page.getByRole('dialog', { name: 'Disconnect Jörg?' });
  await expect(ending).toContainText('Other tabs and devices stay');
  await ending.getByRole('button', { name: 'Disconnect' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Disconnected.')).toBeVisible();
  await expect(pages.getByRole('listitem')).toHaveCount(1);
  await expect(joerg.page.getByRole('heading', { level: 1 })).toHaveText('Deine Verbindung wurde beendet');
  await looksRight(joerg.page, 'ended');
  await click(joerg.page, 'Noch einmal versuchen');
  await expect(joerg.board).toBeVisible();
  await expect(anna.board).toBeVisible();

  // A link for Jörg's seat, although he is there
  await click(page, 'New link … – Jörg');
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const claim = await page.getByRole('textbox', { name: 'Link for Jörg’s seat' }).inputValue();
  await looksRight(page, 'seat-link');
  await expect(joerg.page.getByRole('button', { name: joerg.words.undo })).toBeHidden();
  const dora = await Person.open(browser, 'en');
  await dora.page.goto(claim);
  await dora.page.getByLabel('Your name').fill('Dora');
  await click(dora.page, 'Sit down');
  await expect(dora.board).toBeVisible();

  // Closed, with a reason that everybody reads; open again
  await click(page, 'Close table …');
  await page.getByLabel('Reason (public)').fill('We clear up on Monday');
  await page.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
  await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText('This table is closed');
  await expect(anna.page.getByText(/We clear up on Monday/)).toBeVisible();
  await looksRight(anna.page, 'closed');
  await expect(joerg.page.getByRole('heading', { level: 1 })).toHaveText('Dieser Tisch ist geschlossen');
  await click(page, 'Reopen');
  await expect(page.getByText('Table reopened.')).toBeVisible();
  await click(anna.page, 'Try again');
  await expect(anna.board).toBeVisible();
  expect(anna.page.url()).toBe(link);

  await go(page, 'Server');
  await expect(page.getByText('SQLite')).toBeVisible();
  await looksRight(page, 'server');
  await go(page, 'Audit log');
  await expect(page.getByRole('row').nth(1)).toContainText('Reopen');
  await expect(page.getByRole('row').filter({ hasText: 'Rewind match to answer 3' })).toContainText('done');
  await expect(page.getByRole('row').filter({ hasText: 'Disconnect a page' })).toContainText('done');
  await looksRight(page, 'audit');
  await click(page, 'Sign out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the server’s admin');
  for (const one of [anna, joerg, dora]) await one.page.context().close();
  await page.context().close();
});

test('on a phone, in German and by night a running match comes in from another server and goes on', async ({
  browser,
}) => {
  const elsewhere = await startBazaar();
  const { host: anna, guest: ben, link } = await tableForTwo(browser, elsewhere.url, LONG_BAZAAR);
  let answers = 0;
  await playUntil([anna, ben], async () => answers++ > 6);
  const question = await anna.question();

  // What a player saves holds what they see, and is no match
  await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
  const saving = anna.page.waitForEvent('download');
  await click(anna.page, 'Download my view');
  const seen = await (await saving).path();
  expect(JSON.parse(await readFile(seen, 'utf8'))).toMatchObject({ format: 'morgenrot.seen', seat: '0' });
  await expect(anna.page.getByText(/^Saved as morgenrot-.*-seen\.json/)).toBeVisible();
  await picture(anna.page, 'save-seen');

  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  const env = { PATH: process.env.PATH, DATA_DIR: dirname(elsewhere.database) };
  const { stdout } = await promisify(execFile)(process.execPath, [EXPORT, id, '-', '--whole'], {
    env,
    maxBuffer: 1e8,
  });

  const page = await signIn(browser, 'de', { ...PHONE, colorScheme: 'dark' });
  await looksRight(page, 'phone-tables');
  await go(page, 'Partie importieren');
  await page.getByLabel('Datei').setInputFiles(seen);
  await click(page, 'Importieren');
  await expect(page.getByRole('alert')).toHaveText(/Damit lässt sich nicht weiterspielen/);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(stdout) };
  await page.getByLabel('Datei').setInputFiles(file);
  await click(page, 'Importieren');
  await expect(page.getByText('Partie importiert.')).toBeVisible();
  const claim = await page.getByRole('textbox', { name: 'Link für den Platz von Anna' }).inputValue();
  await looksRight(page, 'phone-import');
  await page.getByLabel('Datei').setInputFiles(file);
  await click(page, 'Importieren');
  await expect(page.getByRole('alert')).toHaveText(`Einen Tisch ${id} gibt es hier schon.`);

  const again = await Person.open(browser, 'en');
  await again.page.goto(claim);
  await again.page.getByLabel('Your name').fill('Anna');
  await click(again.page, 'Sit down');
  await expect(again.board).toBeVisible();
  expect(await again.question()).toBe(question);
  await again.page.context().close();

  await go(page, 'Tische');
  await page
    .getByRole('link', { name: /^Ansehen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Plätze' })).toBeVisible();
  await looksRight(page, 'phone-table');
  await go(page, 'Protokoll');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Partie importieren/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(`Einen Tisch ${id} gibt es hier schon.`)).toBeVisible();
  await looksRight(page, 'phone-audit');
  await go(page, 'Server');
  await expect(page.getByText('SQLite')).toBeVisible();
  await looksRight(page, 'phone-server');
  for (const one of [anna, ben]) await one.page.context().close();
  await page.context().close();
  await elsewhere.stop();
});
