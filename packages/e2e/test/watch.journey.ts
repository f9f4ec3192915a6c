import type { TableSettings } from '@morgenrot/protocol';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import { almostOver } from './kit/moments.ts';
import { type Language, Person } from './kit/person.ts';
import { roundOf } from './kit/play.ts';
import { prepare } from './kit/prepared.ts';
import { RandomSeat } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
/** Where a game with a map and hands is played. */
let realServer: Server;
test.beforeAll(({ bazaar, server: own }) => {
  server = bazaar;
  realServer = own;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Long enough not to be over before somebody has looked.
const BAZAAR_FOR_LONG = { game: BAZAAR.id, options: { length: 'long' } };
const WITH_HANDS = {
  game: 'new-dawn',
  options: { map: 'first-game', victory: 'epic', leaders: 'random', capitals: 'assigned', diplomacy: 'closed' },
};

interface Table {
  id: string;
  link: string;
  anna: Person;
  ben: Person;
}

interface Played {
  on: Server;
  game: string;
  options: Record<string, string>;
}

/** Anna and Ben play; Anna’s page shows it. */
async function table(
  browser: Browser,
  settings: Partial<TableSettings> = {},
  password?: string,
  { on, game, options }: Played = { on: server, ...BAZAAR_FOR_LONG },
): Promise<Table> {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de');
  const wish = { game, seats: 2, name: 'Anna', options, password };
  const made = await anna.page.request.post(`${on.url}/api/tables`, {
    data: { ...wish, settings: { start: 'full', ...settings } },
  });
  const { id } = (await made.json()).table;
  const joined = await ben.page.request.post(`${on.url}/api/tables/${id}/join`, {
    data: { name: 'Benedikt', password },
  });
  expect((await joined.json()).ok).toBe(true);
  const link = `${on.url}/table/${id}`;
  await anna.page.goto(link);
  await expect(anna.board).toBeVisible();
  return { id, link, anna, ben };
}

async function watcher(browser: Browser, link: string, language: Language, more: BrowserContextOptions = {}) {
  const person = await Person.open(browser, language, more);
  await person.page.goto(link);
  return person;
}

/** What the player of a seat does with the table's menu. */
async function inMenu({ page }: Person, act: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await act(page);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Both seats play by themselves until somebody says that it is enough. */
async function playing({ id, anna, ben }: Table): Promise<() => void> {
  const seats = await Promise.all(
    [anna, ben].map(({ page }, n) => RandomSeat.take(page.context(), server.url, id, `watched-${n}`)),
  );
  return () => {
    for (const seat of seats) seat.close();
  };
}

/** A question that is put to this page. */
const askedOn = ({ page }: Person) => page.locator('.m-prompt[data-mine]');
const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 });

test('a player lends her eyes and takes them back; then nobody may watch any more', async ({ browser }) => {
  const at = await table(browser, {}, undefined, { on: realServer, ...WITH_HANDS });
  const { anna, link } = at;
  const wim = await watcher(browser, link, 'de', { ...PHONE, colorScheme: 'dark' });
  await expect(wim.prompt.getByText('Du schaust zu')).toBeVisible();
  await expect(anna.page.getByRole('button', { name: '1 person is watching' })).toBeVisible();
  const eyes = wim.page.getByRole('combobox', { name: 'Ansicht von' });
  await expect(eyes).toHaveCount(0);

  await inMenu(anna, async (page) => {
    await expect(page.getByText(/hidden cards included.* There is no delay/)).toBeVisible();
    await page.getByLabel('Share my view with spectators').check();
  });
  await eyes.selectOption('Anna');
  await expect(wim.page.getByText('Fokusreihe von Anna')).toBeVisible();
  await expect(anna.page.getByRole('button', { name: '1 person is watching, and can see your view' })).toBeVisible();
  expect(await troubles(wim.page)).toEqual([]);
  await inMenu(anna, (page) => page.getByLabel('Share my view with spectators').uncheck());
  await expect(wim.page.getByText(/^Anna teilt die eigene Ansicht nicht mehr/)).toBeVisible();
  await expect(eyes).toHaveCount(0);

  await inMenu(anna, async (page) => {
    await page.getByRole('radio', { name: 'Nobody', exact: true }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This match has no spectators.')).toBeVisible();
  });
  await expect(heading(wim)).toHaveText('Diese Partie läuft ohne Zuschauer');
  await expect(wim.map).toHaveCount(0);
  expect(await troubles(wim.page)).toEqual([]);
  await wim.page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(heading(wim)).toHaveText('Diese Partie läuft ohne Zuschauer');
  await expect(anna.map).toBeVisible();
});

test('a watcher gives the password, after a wrong one', async ({ browser }) => {
  const { link } = await table(browser, { access: 'password' }, 'sesame');
  const wim = await watcher(browser, link, 'en');
  await expect(heading(wim)).toHaveText('This table needs a password');
  expect(await troubles(wim.page)).toEqual([]);
  await wim.page.getByLabel('Password').fill('open up');
  await wim.page.getByRole('button', { name: 'Enter' }).click();
  await expect(wim.page.getByRole('alert')).toHaveText('Wrong password.');
  await wim.page.getByLabel('Password').fill('sesame');
  await wim.page.getByRole('button', { name: 'Enter' }).click();
  await expect(wim.board).toBeVisible();
});

test('watchers turns behind see the beginning later, and less than players', async ({ browser }) => {
  const at = await table(browser, { delay: { by: 'turns', amount: 5 } });
  const wim = await watcher(browser, at.link, 'en');
  await expect(heading(wim)).toHaveText('The match has begun');
  await expect(wim.page.getByText('Spectators see it 5 turns after')).toBeVisible();
  expect(await troubles(wim.page)).toEqual([]);
  const stop = await playing(at);
  await expect(wim.board).toBeVisible({ timeout: 20_000 });
  stop();
  await expect(wim.page.getByText('You are watching 5 turns behind the match.')).toBeVisible();
  expect(await roundOf(wim)).toBeLessThan(await roundOf(at.anna));
});

test('a big screen in the room: by link for watchers, without anything that only a player may see', async ({
  browser,
}) => {
  const at = await table(browser, { watch: 'link' });
  const stranger = await watcher(browser, `${at.link}/screen`, 'de');
  await expect(heading(stranger)).toHaveText('Zum Zuschauen brauchst du einen Link');
  const key = new URL(await watchersLink(at.anna)).hash;

  const wall = { viewport: { width: 1920, height: 1080 } };
  const screen = await watcher(browser, `${at.link}/screen${key}`, 'de', wall);
  await expect(screen.page.getByRole('status').filter({ hasText: /Aufbau|Runde/ })).toBeVisible();
  await expect(askedOn(screen)).toHaveCount(0);
  const stop = await playing(at);
  await soon(() => roundOf(screen), { timeout: 20_000 }).toBeGreaterThan(2);
  stop();
  await expect(screen.page.getByRole('list', { name: 'Zuletzt passiert' }).getByRole('listitem')).toHaveCount(4);
  expect(await troubles(screen.page)).toEqual([]);
  await test.info().attach('screen', { body: await screen.page.screenshot(), contentType: 'image/png' });

  // The host’s own browser shows no more to the room than any other.
  const own = new Person(await at.anna.page.context().newPage(), 'en');
  await own.page.goto(`${at.link}/screen`);
  await expect(own.page.getByRole('list', { name: 'Latest events' })).toBeVisible();
  await expect(askedOn(own)).toHaveCount(0);
});

/** The link for watchers, as the host finds it in the menu. */
async function watchersLink({ page }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Spectator link' }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return link;
}

test('big screens and tables show whole names, and big screens every wonder', async ({ browser }) => {
  const names = ['Maximiliane', 'Benedikt-Johannes', 'Christopherus'];
  const { table: id } = await prepare(realServer, 'names', almostOver([...names, null]));
  const { page } = await Person.open(browser, 'de');
  const titles = page.locator('.m-player-title strong');
  const cut = () =>
    titles.evaluateAll((all) =>
      all.flatMap((name) =>
        name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2 ? [name.textContent] : [],
      ),
    );
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${realServer.url}/table/${id}/screen`);
    await expect(titles).toHaveCount(4);
    for (const name of names) await expect(titles.filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    expect(await cut(), `a screen of ${width}`).toEqual([]);
    for (const wonder of await page.locator('.nd-on-offer').all()) await expect(wonder).toBeInViewport({ ratio: 1 });
    await page.goto(`${realServer.url}/table/${id}`);
    await expect(titles).toHaveCount(4);
    expect(await cut(), `a table at ${width}`).toEqual([]);
  }
});
