import type { Bazaar } from '@morgenrot/test-game';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import { makeImpatient } from './kit/patience.ts';
import { Person } from './kit/person.ts';
import { playUntil } from './kit/play.ts';
import { RandomSeat } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Anna’s table, set up without the form. */
async function opened(anna: Person, wish: object = {}): Promise<{ id: string; link: string }> {
  const data = { game: BAZAAR.id, seats: 2, name: 'Anna', settings: { start: 'full' }, ...wish };
  const { table } = await (await anna.page.request.post(`${server.url}/api/tables`, { data })).json();
  return { id: table.id, link: `${server.url}/table/${table.id}` };
}

async function joined({ page }: Person, id: string, name: string): Promise<void> {
  expect((await page.request.post(`${server.url}/api/tables/${id}/join`, { data: { name } })).ok()).toBe(true);
}

/** Anna and Ben, both before the board. */
async function pair(browser: Browser) {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de');
  const { id, link } = await opened(anna);
  await joined(ben, id, 'Ben');
  for (const person of [anna, ben]) {
    await person.page.goto(link);
    await expect(person.board).toBeVisible();
  }
  return { anna, ben, id, link };
}

async function menu({ page }: Person) {
  await page.getByRole('button', { name: /^(Table|Tisch)$/ }).click();
  return page.getByRole('dialog', { name: /^(This table|Dieser Tisch)$/ });
}
const undo = ({ page, words }: Person) => page.getByRole('button', { name: words.undo, exact: true });
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function arrive(browser: Browser, link: string, more: BrowserContextOptions = {}): Promise<Person> {
  const person = await Person.open(browser, 'en', more);
  await person.page.goto(link);
  return person;
}

test('a seat moves to a phone by a link that works once, and the old tab loses it', async ({ browser }) => {
  const { anna, ben } = await pair(browser);
  const table = await menu(anna);
  await table.getByRole('button', { name: 'Create link' }).click();
  await expect(table.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await troubles(anna.page), 'the link').toEqual([]);
  const link = await table.getByRole('textbox', { name: 'Link to move the seat' }).inputValue();

  const phone = await arrive(browser, link, PHONE);
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(/Anna’s seat/);
  expect(await troubles(phone.page), 'the page of the link').toEqual([]);
  await click(phone.page, 'Play here as Anna');
  await expect(phone.board).toBeVisible();
  expect(new URL(phone.page.url()).hash).toBe('');
  await expect(anna.page.getByRole('dialog', { name: 'Your seat is now on another device' })).toBeVisible();
  await click(anna.page, 'OK');
  await playUntil([ben, phone], () => phone.isAsked());
  await phone.answer();

  const thief = await arrive(browser, link);
  await expect(thief.page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  expect(await troubles(thief.page), 'a dead link').toEqual([]);
  await thief.page.goto(`${server.url}/claim#cut`);
  await expect(thief.page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  for (const { page } of [anna, ben, phone, thief]) await page.context().close();
});

test('two of three agree on a substitute; whoever comes by the link plays until the owner is back', async ({
  browser,
}) => {
  const people = [
    await Person.open(browser, 'en'),
    await Person.open(browser, 'de'),
    await Person.open(browser, 'de', PHONE),
  ];
  const [anna, ben, cleo] = people as [Person, Person, Person];
  const { id, link } = await opened(anna, { seats: 3 });
  await joined(ben, id, 'Ben');
  await joined(cleo, id, 'Cleo');
  for (const person of people) {
    await person.page.goto(link);
    await expect(person.board).toBeVisible();
  }
  await ben.page.goto('about:blank');
  const table = await menu(anna);
  // Not at once: he may only have lost the connection.
  // After the server's restart others are away, too, until their pages are back.
  const ofBen = table.getByRole('listitem').filter({ hasText: 'Ben' });
  const suggest = ofBen.getByRole('button', { name: 'Suggest a substitute' });
  await expect(ofBen.getByText('The seat is reserved.')).toBeVisible();
  await expect(suggest).toHaveCount(0);
  await makeImpatient(server, id);
  await suggest.click({ timeout: 30_000 });
  // The host makes no link before the others agree.
  await expect(table.getByRole('button', { name: 'Create link for Ben’s seat' })).toHaveCount(0);
  const strip = cleo.page.getByRole('region', { name: 'Gerade zu klären' });
  await expect(strip).toContainText('Anna schlägt einen Ersatzspieler für Ben vor.');
  expect(await troubles(cleo.page), 'a vote on a phone').toEqual([]);
  await strip.getByRole('button', { name: 'Zustimmen' }).click();
  await table.getByRole('button', { name: 'Create link for Ben’s seat' }).click();
  const given = await table.getByRole('textbox', { name: 'Link for Ben’s seat' }).inputValue();
  expect(await troubles(anna.page), 'seat links').toEqual([]);
  // Whoever made it cannot use it.
  const own = await anna.page.context().newPage();
  await own.goto(given);
  await own.getByRole('button', { name: 'Play here as Ben' }).click();
  await expect(own.getByText('You have seen a hand of this match.')).toBeVisible();
  const dora = await arrive(browser, given);
  await click(dora.page, 'Play here as Ben');
  await expect(dora.board).toBeVisible();
  // Only who plays has something to take back.
  await expect(undo(dora)).toBeVisible();

  await ben.page.goto(link);
  await expect(ben.page.getByText('Für Ben spielt gerade ein Ersatzspieler.')).toBeVisible();
  await click(ben.page, 'Meinen Platz zurücknehmen');
  await expect(undo(ben)).toBeVisible();
  await expect(undo(dora)).toBeHidden();
  for (const { page } of [...people, dora]) await page.context().close();
});

/** A security key in software, as the browser’s developer tools have it. */
async function authenticator(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { tools, authenticatorId };
}

test('a passkey keeps an identity, also in another browser', async ({ browser }) => {
  // Passkeys are bound to a name: the number of this machine will not do.
  const home = server.url.replace('127.0.0.1', 'localhost');
  const anna = await Person.open(browser, 'en');
  const own = await authenticator(anna.page);
  await anna.page.goto(home);
  await anna.page.request.post(`${home}/api/tables`, { data: { game: BAZAAR.id, seats: 2, name: 'Anna' } });
  const keep = async ({ page }: Person) => {
    await click(page, 'Settings');
    await click(page, 'Sign in with a passkey');
    return page.getByRole('dialog', { name: 'Sign in with a passkey' });
  };
  const dialog = await keep(anna);
  await dialog.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(dialog.getByText('One passkey saved.')).toBeVisible();
  expect(await troubles(anna.page), 'passkeys').toEqual([]);
  await dialog.getByRole('button', { name: 'Create another' }).click();
  await expect(dialog.getByText('This device already has a passkey for you.')).toBeVisible();

  const other = await Person.open(browser, 'en');
  const copy = await authenticator(other.page);
  const { credentials } = await own.tools.send('WebAuthn.getCredentials', own);
  for (const credential of credentials) {
    await copy.tools.send('WebAuthn.addCredential', { authenticatorId: copy.authenticatorId, credential });
  }
  await other.page.goto(home);
  const enter = (await keep(other)).getByRole('button', { name: 'Sign in with my passkey' });
  await enter.click();
  const me = async () => (await other.page.request.get(`${home}/api/me`)).json();
  await soon(me).toMatchObject({ name: 'Anna', passkeys: 1 });
  await expect(other.page.getByRole('region', { name: 'Your tables' }).getByRole('listitem')).toHaveCount(1);

  // Whoever says no stays who they are, and is told so.
  const says = await keep(other);
  await other.page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await says.getByRole('button', { name: 'Sign in with my passkey' }).click();
  await expect(says.getByText(/^Cancelled/)).toBeVisible();

  // What is lost is removed, and is Anna no longer.
  await anna.page.goto(home);
  const list = await keep(anna);
  await expect(list.getByText(/^Browser, since/)).toHaveCount(2);
  await expect(list.getByRole('button', { name: /^Remove Browser/ })).toHaveCount(1);
  expect(await troubles(anna.page), 'ways in').toEqual([]);
  await list.getByRole('button', { name: 'Remove all others' }).click();
  await list.getByRole('button', { name: 'Yes, remove all others' }).click();
  await expect(list.getByText('Removed.')).toBeVisible();
  await expect(list.getByText(/^(Browser|Passkey), since/)).toHaveCount(1);
  await soon(me).toMatchObject({ name: null });
  for (const { page } of [anna, other]) await page.context().close();
});

interface Frame {
  seat: string | null;
  mine: string[];
  match?: { view: Bazaar };
}

/** Whatever the server has said of the whole table to this page. */
function tables(page: Page): Frame[] {
  const heard: Frame[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const found = /^43\/play,\d+(\[.*\])$/s.exec(String(payload))?.[1];
      const [reply] = found ? JSON.parse(found) : [];
      if (reply?.mine && reply.match) heard.push(reply);
    }),
  );
  return heard;
}

const cardsOf = ({ match }: Frame, seat: string): string[] => match?.view.hands[seat] ?? [];

test('two share a browser with one elsewhere: a curtain between their turns', async ({ browser }) => {
  const anna = await Person.open(browser, 'en');
  const { page } = anna;
  const heard = tables(page);
  const { id, link } = await opened(anna, { seats: 3, options: { length: 'long' } });
  await page.goto(link);
  await page.getByText('Add a player on this device').click();
  await page.getByLabel('Their name').fill('Ben');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ben leaves' })).toBeVisible();
  const cleo = await Person.open(browser, 'en');
  await joined(cleo, id, 'Cleo');
  const remote = await RandomSeat.take(cleo.page.context(), server.url, id, 'curtain');

  const stage = page.getByRole('main');
  const show = (name: string) => page.getByRole('button', { name: `${name}: show my cards` });
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText(/Hand the device to|Waiting for/);
  expect(await troubles(page), 'the curtain').toEqual([]);
  await page.reload();
  const played: string[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const heading = stage.getByRole('heading', { level: 1, name: /^Hand the device to/ });
    await expect(heading).toBeVisible();
    await expect(anna.board).toBeHidden();
    await expect(anna.prompt).toBeHidden();
    const name = /to (\w+)$/.exec((await heading.textContent()) ?? '')?.[1] ?? '';
    expect(heard.at(-1)?.seat).toBeNull();
    await show(name).click();
    await expect(anna.board).toBeVisible();
    played.push(name);
    while (await anna.board.isVisible()) {
      if ((await anna.question()) !== null) await anna.answer();
    }
  }
  expect(new Set(played)).toEqual(new Set(['Anna', 'Ben']));

  // What came while nobody looked holds nobody’s cards; what came to one of them, only theirs.
  const closed = heard.filter(({ seat }) => seat === null);
  expect(closed.length).toBeGreaterThan(2);
  for (const frame of closed)
    for (const seat of ['0', '1', '2']) expect(cardsOf(frame, seat).every((card) => card === '?')).toBe(true);
  remote.close();
  for (const person of [anna, cleo]) await person.page.context().close();
});
