import { expect, type Page } from '@playwright/test';
import { test } from './kit/journey.ts';
import { lead } from './kit/led.ts';
import type { Person } from './kit/person.ts';
import { tableForTwo } from './kit/play.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import type { Question } from './kit/way.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const ADVANCED = { victory: 'standard', map: 'advanced' };
const TILES_OF_TWO = 6;
const SPACES_OF_A_TILE = 10;

/** The seat of whoever opens the table. */
const HOST = '0';
const offersSpace = ({ ask }: Question): boolean =>
  ask.shape === 'one' && ask.from.some((option) => option.includes(','));

const picture = async (name: string, { page }: Person): Promise<void> =>
  test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });

const spaces = ({ map }: Person): Promise<number> => map.locator('.nd-space').count();

/** Whoever is asked takes a tile, puts it on a place that glows, turns it, and confirms. */
async function layTile(players: readonly Person[]): Promise<void> {
  const tile = /^(Tile|Teil) \d+/;
  let person: Person | undefined;
  await soon(async () => {
    for (const each of players) if ((await each.prompt.getByRole('button', { name: tile }).count()) > 0) person = each;
    return person !== undefined;
  }).toBe(true);
  if (!person) throw new Error('nobody has a tile to lay');
  const before = await spaces(person);
  await person.prompt.getByRole('button', { name: tile }).first().click();
  await person.confirm();
  await person.glowing().first().click();
  await person.prompt.getByRole('button', { name: person.words.turn }).click();
  await person.confirm();
  await soon(() => (person ? spaces(person) : 0)).toBeGreaterThanOrEqual(before + SPACES_OF_A_TILE);
}

test('a map is built by both, caravans move, a city is built, an attack is made', async ({ browser }) => {
  test.setTimeout(240_000);
  const { link, host, guest } = await tableForTwo(browser, server.url, { options: ADVANCED });
  for (let n = 0; n < TILES_OF_TWO; n++) {
    if (n === 2) await picture('the map while it is built', host);
    await layTile([host, guest]);
  }
  await picture('the map when it is built', guest);

  const table = new URL(link).pathname.split('/').at(-1) ?? '';
  const contexts = [host, guest].map(({ page }) => page.context());
  const untilAsked = async (kind: string, question: string): Promise<void> => {
    await lead(server, table, contexts, (asked) => asked.by === HOST && asked.kind === kind && offersSpace(asked));
    await expect(host.prompt.getByRole('heading', { name: question })).toBeVisible();
  };
  /** Lines of the log are always there, the newest at the end. */
  const told = (text: RegExp) => host.page.getByRole('listitem').filter({ hasText: text }).last();

  await untilAsked('moveCaravan', 'Where do you move the caravan?');
  await picture('a caravan moves', host);
  await host.glowing().first().click();
  await host.confirm();
  await expect(told(/moves a caravan to/)).toBeVisible();

  await untilAsked('buildCity', 'Where do you build the city?');
  await host.glowing().first().click();
  await picture('a city is built', host);
  await host.confirm();
  await expect(told(/Anna builds a city on/)).toBeVisible();

  await untilAsked('attack', 'What do you attack?');
  await host.glowing().first().click();
  await expect(host.prompt.getByText('Before rolling').first()).toBeVisible();
  await picture('before an attack', host);
  await host.confirm();
  await expect(told(/Anna attacks/)).toBeVisible();
  await picture('after an attack', host);
});

/** An answer as it goes out, and an acknowledgement as it comes in, each with its number. */
const ANSWER = /^42\/play,(\d+)\["act"/;
const ACKNOWLEDGEMENT = /^43\/play,(\d+)\[/;
const LATE_MS = 1500;

/** Everything comes at once to this page but acknowledgements of its answers; without a ping's it would reconnect. */
async function lateAcknowledgements(page: Page): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const far = socket.connectToServer();
    const answers = new Set<string>();
    const numberIn = (message: string | Buffer, form: RegExp) => form.exec(String(message))?.[1];
    socket.onMessage((message) => {
      const answer = numberIn(message, ANSWER);
      if (answer !== undefined) answers.add(answer);
      far.send(message);
    });
    far.onMessage((message) => {
      const acknowledged = numberIn(message, ACKNOWLEDGEMENT);
      if (acknowledged !== undefined && answers.delete(acknowledged)) setTimeout(() => socket.send(message), LATE_MS);
      else socket.send(message);
    });
  });
  await page.reload();
}

test('whoever is faster than an acknowledgement loses no click, and sends nothing twice', async ({ browser }) => {
  const { host, guest } = await tableForTwo(browser, server.url, { options: ADVANCED });
  for (const { page } of [host, guest]) await lateAcknowledgements(page);
  for (let n = 0; n < TILES_OF_TWO; n++) await layTile([host, guest]);
  await soon(() => spaces(guest)).toBe(await spaces(host));
  for (const { page } of [host, guest]) await expect(page.getByRole('alert')).toHaveCount(0);
});
