import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, Person } from './kit/person.ts';
import { RandomSeat } from './kit/random-players.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const strip = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What concerns everybody now|Was jetzt alle angeht)$/ });

/** Three people at a table of their own, who look at its board. */
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
    const wish = { game: 'new-dawn', seats: 3, settings: { start: 'full' } };
    const reply = id
      ? await request.post(`${server.url}/api/tables/${id}/join`, { data: { name } })
      : await request.post(`${server.url}/api/tables`, { data: { ...wish, name } });
    expect(reply.ok(), await reply.text()).toBe(true);
    if (!id) id = (await reply.json()).table.id;
    // Time is in the hands of the test: nobody waits until somebody has been away for long.
    await person.page.clock.install();
    people.push(person);
  }
  for (const { page } of people) await page.goto(`${server.url}/table/${id}`);
  for (const person of people) await expect(person.prompt).toBeVisible();
  return { id, people };
}

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('one of three goes away; the others agree that a computer plays on; the owner comes back and takes over', async ({
  browser,
}) => {
  const { id, people } = await tableForThree(
    browser,
    ['en', 'de', 'en'],
    [{}, { viewport: { width: 390, height: 844 } }],
  );
  const [anna, ben, cleo] = people as [Person, Person, Person];
  expect(await anna.isAsked()).toBe(true);

  const question = await cleo.prompt.textContent();
  await anna.page.close();
  // The others are told when it lasts, and not at every reload.
  await expect(strip(cleo.page)).toHaveText('');
  await cleo.page.waitForTimeout(300);
  for (const { page } of [ben, cleo]) await page.clock.fastForward(9000);
  await expect(strip(ben.page)).toContainText('Anna ist nicht da');
  await strip(ben.page).getByRole('button', { name: 'Computer vorschlagen' }).click();
  await expect(strip(cleo.page)).toContainText('Ben suggests that a computer player goes on for Anna.');
  expect(await serious(ben.page)).toEqual([]);
  expect(await serious(cleo.page)).toEqual([]);
  await strip(cleo.page).getByRole('button', { name: 'Agree' }).click();

  // In the middle of Anna's decision the computer goes on.
  await expect(strip(ben.page)).toContainText('Das ist beschlossen.');
  await expect(cleo.page.getByText('computer plays').first()).toBeVisible();
  await expect.poll(() => cleo.prompt.textContent()).not.toBe(question);

  // Anna is back: first she looks on, then she plays.
  const back = new Person(await anna.page.context().newPage(), 'en');
  await back.page.goto(`${server.url}/table/${id}`);
  await expect(strip(back.page)).toContainText('A computer player goes on for you as Anna.');
  expect(await serious(back.page)).toEqual([]);
  await strip(back.page).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(strip(back.page).getByRole('button')).toHaveCount(0);
  // Only who plays may ask to take something back.
  await expect(back.page.getByRole('button', { name: 'Take back …' })).toBeAttached();
  await expect(cleo.page.getByText('computer plays')).toHaveCount(0);
});

const DIE = 'The barbarians’ die shows';

/** All play at random until this has happened. */
async function playUntilSaid(id: string, people: readonly Person[], text: string): Promise<void> {
  const seats = await Promise.all(
    people.map(({ page }, index) => RandomSeat.take(page.context(), server.url, id, `agree-${index}`)),
  );
  await expect(people[0]!.page.getByText(text).last()).toBeAttached({ timeout: 20_000 });
  for (const seat of seats) seat.close();
}

/** The way back to before the decision that this line belongs to. */
const wayBack = (page: Page, text: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .last()
    .locator('xpath=(self::li | preceding-sibling::li)[.//button[contains(@class, "log-back")]][last()]')
    .locator('.log-back');

test('going back over a die: refused by one, agreed by all, and both are told', async ({ browser }) => {
  const { id, people } = await tableForThree(browser, ['en', 'en', 'en']);
  const [anna, ben, cleo] = people as [Person, Person, Person];
  await playUntilSaid(id, people, DIE);
  const dice = () => anna.page.getByRole('listitem').filter({ hasText: DIE });
  const before = await dice().count();

  const propose = async (): Promise<void> => {
    await ben.page.getByRole('button', { name: 'Take back …' }).click();
    await wayBack(ben.page, DIE).click();
    for (const { page } of people) await expect(strip(page)).toContainText(/take back the last/);
  };
  await propose();
  await expect(strip(anna.page)).toContainText('Ben asks to take back the last');
  await expect(strip(ben.page)).toContainText('Everybody named has to agree.');
  expect(await serious(anna.page)).toEqual([]);
  await strip(cleo.page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(strip(ben.page)).toContainText('Cleo said no. Nothing changes.');
  await expect(strip(anna.page).getByRole('button')).toHaveCount(0);
  expect(await dice().count()).toBe(before);

  await propose();
  await strip(anna.page).getByRole('button', { name: 'Agree' }).click();
  await expect(strip(cleo.page).getByText('agrees')).toHaveCount(1);
  expect(await dice().count()).toBe(before);
  await strip(cleo.page).getByRole('button', { name: 'Agree' }).click();
  await expect(anna.page.getByRole('listitem').filter({ hasText: /^Agreed with Ben: .* taken back\./ })).toHaveCount(1);
  await expect(dice()).toHaveCount(before - 1);
  // Whoever loads the page again sees the same.
  await cleo.page.reload();
  await expect(cleo.page.getByRole('listitem').filter({ hasText: 'Agreed with Ben' })).toHaveCount(1);
});
