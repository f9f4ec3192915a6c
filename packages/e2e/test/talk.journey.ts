import { type Browser, type BrowserContextOptions, expect, type Locator } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { bazaarAlmostOver } from './kit/moments.ts';
import { type Language, Person } from './kit/person.ts';
import { claim, prepare } from './kit/prepared.ts';
import { playOut } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

/** Somebody whose every word from the server is kept. */
interface Talker {
  name: string;
  person: Person;
  panel: Locator;
  /** Has this come over this one's wire? */
  heard(marker: string): boolean;
}

const WORDS = {
  en: { open: /^Chat/, title: 'Chat', all: 'To everyone at the table', alone: (name: string) => `Only to ${name}` },
  de: { open: /^Chat/, title: 'Chat', all: 'An alle am Tisch', alone: (name: string) => `Nur an ${name}` },
};

async function talker(browser: Browser, name: string, language: Language, more: BrowserContextOptions = {}) {
  const person = await Person.open(browser, language, more);
  const frames: string[] = [];
  person.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const panel = person.page.getByRole('dialog', { name: WORDS[language].title });
  const heard = (marker: string) => frames.some((frame) => frame.includes(marker));
  return { name, person, panel, heard } satisfies Talker;
}

const opener = ({ person }: Talker, language: Language): Locator =>
  person.page.getByRole('button', { name: WORDS[language].open });

async function write({ panel }: Talker, field: string, text: string): Promise<void> {
  const box = panel.getByRole('textbox', { name: field });
  await box.fill(text);
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(panel.getByRole('list').getByText(text)).toBeVisible();
}

async function isAccessible({ person, name }: Talker): Promise<void> {
  expect(await troubles(person.page, { part: '.m-talk-panel' }), name).toEqual([]);
}

test('three players and a watcher: at the table, in private, among watchers', async ({ browser }) => {
  const anna = await talker(browser, 'Anna', 'en');
  const ben = await talker(browser, 'Ben', 'de', { colorScheme: 'dark', viewport: { width: 1024, height: 768 } });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const cleo = await talker(browser, 'Cleo', 'de', phone);
  const wim = await talker(browser, 'Wim', 'en');
  const players = [anna, ben, cleo];

  const prepared = await prepare(server, 'a match with talk', bazaarAlmostOver(['Anna', 'Ben', 'Cleo']));
  const { table } = prepared;
  for (const { person, name } of players) await claim(person.page.context(), prepared, name);
  await Promise.all([...players, wim].map(({ person }) => person.page.goto(`${server.url}/table/${table}`)));
  for (const { person } of [...players, wim]) await expect(person.board).toBeVisible();

  await test.step('everybody hears what is said at the table', async () => {
    await opener(anna, 'en').click();
    await write(anna, WORDS.en.all, 'hello <b>all</b>, see https://example.org/x');
    const link = anna.panel.getByRole('link', { name: 'https://example.org/x' });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(ben.person.page.getByRole('button', { name: 'Chat, 1 neue Nachricht' })).toBeVisible();
    for (const one of [ben, cleo, wim]) expect(one.heard('hello <b>all')).toBe(true);
    await isAccessible(anna);
  });

  await test.step('two talk in private, and no other wire carries a byte of it', async () => {
    await anna.panel.getByRole('tab', { name: 'Cleo (private)' }).click();
    await write(anna, WORDS.en.alone('Cleo'), 'marker-private');
    await opener(cleo, 'de').click();
    await cleo.panel.getByRole('tab', { name: /^Anna \(privat\)/ }).click();
    await expect(cleo.panel.getByText('marker-private')).toBeVisible();
    await isAccessible(cleo);
    await write(cleo, WORDS.de.alone('Anna'), 'marker-answer');
    await expect(anna.panel.getByText('marker-answer')).toBeVisible();
    // Whatever is asked for anew brings nothing either.
    await ben.person.page.reload();
    await expect(ben.person.board).toBeVisible();
    for (const marker of ['marker-private', 'marker-answer'])
      expect([...players, wim].filter((one) => one.heard(marker)).map(({ name }) => name)).toEqual(['Anna', 'Cleo']);
    await cleo.person.page.keyboard.press('Escape');
    await expect(cleo.panel).toBeHidden();
  });

  await test.step('watchers talk among themselves, with a name', async () => {
    await opener(wim, 'en').click();
    await wim.panel.getByRole('tab', { name: 'Spectators' }).click();
    await wim.panel.getByLabel('Your name for the chat').fill('Wim');
    await wim.panel.getByRole('button', { name: 'Join in' }).click();
    await write(wim, 'To the other spectators', 'marker-watchers');
    await expect(wim.panel.getByText('Players cannot read this until the match is over.')).toBeVisible();
    await isAccessible(wim);
    // Nothing of it stands on a player's wire, whatever that player asks for.
    await cleo.person.page.reload();
    await expect(cleo.person.board).toBeVisible();
    expect(players.filter((one) => one.heard('marker-watchers'))).toEqual([]);
  });

  await test.step('what one says too rudely, another hides, and the host silences', async () => {
    await opener(ben, 'de').click();
    await write(ben, WORDS.de.all, 'something rude');
    await anna.panel.getByRole('button', { name: 'Muted people' }).click();
    await anna.panel.getByRole('button', { name: 'Mute: Ben' }).click();
    await anna.panel.getByRole('button', { name: 'Mute for all: Ben' }).click();
    await isAccessible(anna);
    await expect(ben.panel.getByText('Der Gastgeber hat dich an diesem Tisch stummgeschaltet.')).toBeVisible();
    await expect(ben.panel.getByRole('textbox')).toBeHidden();
    await anna.panel.getByRole('button', { name: 'Unmute for all: Ben' }).click();
    await write(ben, WORDS.de.all, 'sorry');
    await anna.panel.getByRole('button', { name: 'Muted people' }).click();
    await anna.panel.getByRole('tab', { name: 'Table' }).click();
    await expect(anna.panel.getByText('2 messages hidden (muted)')).toBeVisible();
    await expect(anna.panel.getByText('sorry')).toBeHidden();
    await isAccessible(ben);
  });

  await test.step('what is too long is said beside the words, which stay', async () => {
    const box = anna.panel.getByRole('textbox');
    await box.fill('x'.repeat(501));
    await box.press('Enter');
    await expect(anna.panel.getByRole('alert')).toHaveText('Too long: at most 500 characters.');
    await anna.panel.getByRole('button', { name: 'Close chat' }).click();
    await opener(anna, 'en').click();
    await expect(box).toHaveValue('x'.repeat(501));
    await box.fill('');
  });

  await test.step('when the match is over, players read what watchers said', async () => {
    await playOut(
      server.url,
      table,
      players.map(({ person }) => person),
    );
    for (const one of players) expect(one.heard('marker-private')).toBe(one !== ben);
    // The page has a whole match to draw by then.
    await ben.person.page.getByRole('button', { name: 'Spielplan ansehen' }).click({ timeout: 40_000 });
    await ben.panel.getByRole('tab', { name: /^Zuschauer/ }).click();
    await expect(ben.panel.getByText('marker-watchers')).toBeVisible();
  });
});
