import type { ClientToServer, ServerToClient } from '@morgenrot/protocol';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import { makeImpatient } from './kit/patience.ts';
import { type Language, Person } from './kit/person.ts';
import { RandomSeat } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

const strip = (page: Page): Locator => page.getByRole('region', { name: /^(Needs your attention|Gerade zu klären)$/ });

/** Three people at a table of their own. */
async function tableForThree(
  browser: Browser,
  languages: readonly Language[],
  more: readonly BrowserContextOptions[] = [],
): Promise<{ id: string; people: Person[] }> {
  const people: Person[] = [];
  let id = '';
  for (const [index, language] of languages.entries()) {
    const person = await Person.open(browser, language, more[index]);
    const { request } = person.page.context();
    const name = ['Anna', 'Ben', 'Cleo'][index] ?? '';
    const wish = { game: BAZAAR.id, seats: 3, options: { length: 'long' }, settings: { start: 'full', patience: 1 } };
    const reply = id
      ? await request.post(`${server.url}/api/tables/${id}/join`, { data: { name } })
      : await request.post(`${server.url}/api/tables`, { data: { ...wish, name } });
    expect(reply.ok(), await reply.text()).toBe(true);
    if (!id) id = (await reply.json()).table.id;
    // Time is in the hands of the test: nobody waits until somebody has been away for long.
    await person.page.clock.install();
    people.push(person);
  }
  return { id, people };
}

async function lookAtTheBoard(id: string, people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.goto(`${server.url}/table/${id}`)));
  for (const person of people) await expect(person.prompt).toBeVisible();
}

const SAID = {
  en: {
    away: (who: string) => `${who} is away`,
    kept: /The seat is reserved\. You can vote on it in 1 minute\./,
    suggest: 'Suggest a computer player',
    suggested: (by: string, who: string) => `${by} suggests a computer player for ${who}.`,
    agree: 'Agree',
    agreed: 'Agreed.',
    playing: 'computer player standing in',
    instead: (who: string) => `A computer player is playing for ${who}.`,
    back: 'Take my seat back',
  },
  de: {
    away: (who: string) => `${who} ist nicht da`,
    kept: /Der Platz ist reserviert\. Ihr könnt in 1 Minute darüber abstimmen\./,
    suggest: 'Computerspieler vorschlagen',
    suggested: (by: string, who: string) => `${by} schlägt einen Computerspieler für ${who} vor.`,
    agree: 'Zustimmen',
    agreed: 'Beschlossen.',
    playing: 'Computerspieler vertritt',
    instead: (who: string) => `Für ${who} spielt gerade ein Computerspieler.`,
    back: 'Meinen Platz zurücknehmen',
  },
};
const MINUTE_MS = 60_000;
const LANGUAGES = ['en', 'de', 'en'] as const;
const NAMES = ['Anna', 'Ben', 'Cleo'];

test('one of three goes away; the others agree that a computer plays on; the owner comes back and takes over', async ({
  browser,
}) => {
  const { id, people } = await tableForThree(browser, LANGUAGES, [{}, { viewport: { width: 390, height: 844 } }]);
  await lookAtTheBoard(id, people);
  const all = people.map((person, index) => {
    const language = LANGUAGES[index] ?? 'en';
    return { person, page: person.page, language, name: NAMES[index] ?? '', words: SAID[language] };
  });
  const asked = await Promise.all(people.map((person) => person.isAsked()));
  const away = all[asked.indexOf(true)]!;
  // Not even the host decides it alone.
  const [voter, proposer] = all.filter((one) => one !== away) as [typeof away, typeof away];

  const question = await voter.person.prompt.textContent();
  const context = away.page.context();
  await away.page.close();
  const isGone = async (): Promise<boolean> => {
    const { table } = await (await voter.page.request.get(`${server.url}/api/tables/${id}`)).json();
    return table.seats.some(({ present }: { present: boolean }) => !present);
  };
  await soon(isGone).toBe(true);
  // The others are told when it lasts, and not at every reload.
  await voter.page.waitForTimeout(500);
  await expect(strip(voter.page)).toHaveText('');
  for (const { page } of [voter, proposer]) await page.clock.fastForward(9000);
  await expect(strip(proposer.page)).toContainText(proposer.words.away(away.name));
  // For a while the seat is kept: the page says how long, and the server lets nobody be quicker.
  await expect(strip(proposer.page)).toContainText(proposer.words.kept);
  const suggest = strip(proposer.page).getByRole('button', { name: proposer.words.suggest });
  await expect(suggest).toHaveCount(0);
  await proposer.page.clock.fastForward(MINUTE_MS);
  // To the page a minute has gone by without a word from the server: its line is broken, and made anew.
  await expect(async () => {
    await suggest.click();
    await expect(strip(proposer.page).getByRole('alert')).toContainText(proposer.words.kept, { timeout: 1000 });
  }).toPass({ timeout: 20_000, intervals: [100] });
  await makeImpatient(server, id);
  const suggested = voter.words.suggested(proposer.name, away.name);
  await expect(async () => {
    // Once the server has let it pass there is nothing to press any more.
    if ((await suggest.count()) > 0) await suggest.click({ timeout: 1000 });
    await expect(strip(voter.page)).toContainText(suggested, { timeout: 1000 });
  }).toPass({ timeout: 40_000, intervals: [200, 500, 1000] });
  for (const { page } of [voter, proposer]) expect(await troubles(page)).toEqual([]);
  await strip(voter.page).getByRole('button', { name: voter.words.agree, exact: true }).click();

  // In the middle of the decision the computer goes on.
  await expect(strip(proposer.page)).toContainText(proposer.words.agreed);
  await expect(voter.page.getByText(voter.words.playing)).not.toHaveCount(0);
  await soon(() => voter.person.prompt.textContent()).not.toBe(question);

  // The owner is back: looks on at first, and then plays.
  const back = await context.newPage();
  await back.goto(`${server.url}/table/${id}`);
  await expect(strip(back)).toContainText(away.words.instead(away.name));
  expect(await troubles(back)).toEqual([]);
  await strip(back).getByRole('button', { name: away.words.back }).click();
  await expect(strip(back).getByRole('button')).toHaveCount(0);
  // Only who plays has something to take back.
  await expect(back.getByRole('button', { name: away.person.words.undo, exact: true })).toBeVisible();
  await expect(voter.page.getByText(voter.words.playing)).toHaveCount(0);
});

const DIE = / rolls \d and takes /;

/** All play at random until somebody has rolled; somebody who looks on sees it first. */
async function playUntilTheDieFalls(id: string, people: readonly Person[]): Promise<void> {
  const onlooker: Socket<ServerToClient, ClientToServer> = io(`${server.url}/play`, { transports: ['websocket'] });
  const fallen = new Promise<void>((resolve) => {
    onlooker.on('moved', ({ log }) => log.some(({ key }) => key === 'rolled') && resolve());
  });
  await onlooker.emitWithAck('watch', { table: id });
  const seats = await Promise.all(
    people.map(({ page }, index) => RandomSeat.take(page.context(), server.url, id, `agree-${index}`)),
  );
  await fallen;
  for (const seat of seats) seat.close();
  onlooker.close();
}

/** The way back to before the decision that this line belongs to. */
const wayBack = (page: Page, text: RegExp): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .last()
    .locator('xpath=(self::li | preceding-sibling::li)[.//button[contains(@class, "log-back")]][last()]')
    .locator('.m-log-back');

test('going back over a die: refused by one, agreed by all, and both are told', async ({ browser }) => {
  const { id, people } = await tableForThree(browser, ['en', 'en', 'en']);
  const [anna, ben, cleo] = people as [Person, Person, Person];
  await playUntilTheDieFalls(id, people);
  await lookAtTheBoard(id, people);
  const dice = () => anna.page.getByRole('listitem').filter({ hasText: DIE });
  const before = await dice().count();

  const propose = async (): Promise<void> => {
    await ben.page.getByRole('button', { name: 'Rewind …' }).click();
    await wayBack(ben.page, DIE).click();
    for (const { page } of people) await expect(strip(page)).toContainText(/undo the last/);
  };
  await propose();
  await expect(strip(anna.page)).toContainText('Ben asks to undo the last');
  await expect(strip(ben.page)).toContainText('All of them must agree.');
  expect(await troubles(anna.page)).toEqual([]);
  await strip(cleo.page).getByRole('button', { name: 'Decline' }).click();
  await expect(strip(ben.page)).toContainText('Cleo declined. Nothing changes.');
  await expect(strip(anna.page).getByRole('button')).toHaveCount(0);
  expect(await dice().count()).toBe(before);

  await propose();
  await strip(anna.page).getByRole('button', { name: 'Agree' }).click();
  await expect(strip(cleo.page).getByText('agrees')).toHaveCount(1);
  expect(await dice().count()).toBe(before);
  await strip(cleo.page).getByRole('button', { name: 'Agree' }).click();
  await expect(anna.page.getByRole('listitem').filter({ hasText: /undone at Ben’s request/ })).toHaveCount(1);
  await expect(dice()).toHaveCount(before - 1);
  // Whoever loads the page again sees the same.
  await cleo.page.reload();
  await expect(cleo.page.getByRole('listitem').filter({ hasText: 'undone at Ben’s request' })).toHaveCount(1);
});
