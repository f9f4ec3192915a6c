import { expect, type Locator, test } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { Person } from './kit/person.ts';
import { type Prepared, prepare, sit, type Wish } from './kit/prepared.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const OPTIONS = {
  expansion: 'terra-incognita',
  map: 'advanced',
  victory: 'standard',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'open',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`handicap${seat}`, '0'])),
};
const SEATS = ['Anna', 'Benedikt', null, null, null] as const;
const SPACES_OF_A_TILE = 10;

async function picture(name: string, { page }: Person): Promise<void> {
  const path = test.info().outputPath(`${name.replaceAll(' ', '-')}.png`);
  await page.screenshot({ path });
  await test.info().attach(name, { path, contentType: 'image/png' });
}

const spaces = ({ map }: Person): Promise<number> => map.locator('.space').count();
const fits = async ({ page }: Person) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
const press = ({ prompt }: Person, name: string | RegExp): Promise<void> =>
  prompt.getByRole('button', { name }).first().click();

/** Whatever glows, with the mouse or a finger. */
async function pressGlowing({ hand, map, prompt }: Person): Promise<void> {
  const glowing = map.locator('.space.offered, .empty-place[data-fits]');
  await expect(glowing.first()).toBeAttached();
  await hand.pressOne(glowing, prompt);
}

/** Whoever of them is asked, as soon as somebody is. */
async function asked(people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect
    .poll(
      async () => {
        for (const person of people) if ((await person.question()) !== null) found = person;
        return found !== undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  if (!found) throw new Error('nobody is asked');
  return found;
}

async function answered(person: Person, question: string | null): Promise<void> {
  await expect.poll(() => person.question(), { timeout: 20_000 }).not.toBe(question);
}

const FORT = /your fort\?|deine Festung\?/;
const SIDES = /^(Tile|Teil) \d+/;
const FLIP = /^(Turn it over|Umdrehen)/;
const NEXT = /^(Next place|Nächste Stelle)$/;

async function placeFort(person: Person, isTouch: boolean): Promise<void> {
  await pressGlowing(person);
  await expect(person.prompt.getByText(/touches \d spaces? of the core|berührt \d Felde?r? des Kerns/)).toBeVisible();
  await picture(isTouch ? 'a fort on a phone' : 'a fort', person);
  expect(await troubles(person.page)).toEqual([]);
  await person.confirm();
}

/** Chosen, put down, turned, turned over, put down on the other side, and left there. */
async function layTile(person: Person, isTouch: boolean): Promise<void> {
  const before = await spaces(person);
  await person.prompt.getByRole('button', { name: SIDES }).first().click();
  await person.confirm();
  await expect(person.prompt.getByRole('button', { name: person.words.turn })).toBeVisible();
  if (isTouch) await press(person, NEXT);
  else await pressGlowing(person);
  await expect(person.map.locator('.ghost[data-chosen]')).toBeVisible();
  await expect(person.map.locator('.touched circle')).not.toHaveCount(0);
  await press(person, person.words.turn);
  await picture(isTouch ? 'a tile on a phone' : 'a tile', person);
  expect(await troubles(person.page)).toEqual([]);
  const side = await person.prompt.getByRole('button', { name: FLIP }).getAttribute('aria-label');
  await press(person, FLIP);
  await expect(person.prompt.getByRole('button', { name: FLIP })).not.toHaveAttribute('aria-label', side ?? '');
  await press(person, NEXT);
  await person.confirm();
  await expect.poll(() => spaces(person), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + SPACES_OF_A_TILE);
}

test('five build a map: forts and capital tiles, by mouse and by touch, with three computer players between', async ({
  browser,
}) => {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de', PHONE);
  const data = {
    game: 'new-dawn',
    seats: 5,
    name: 'Anna',
    options: OPTIONS,
    plans: ['open', 'open', 'computer', 'computer', 'computer'],
    strengths: { '2': 'wanderer', '3': 'wanderer', '4': 'wanderer' },
    settings: { start: 'full' },
  };
  const { table } = await (await anna.page.request.post(`${server.url}/api/tables`, { data })).json();
  await ben.page.request.post(`${server.url}/api/tables/${table.id}/join`, { data: { name: 'Benedikt' } });
  for (const { page } of [anna, ben]) await page.goto(`${server.url}/table/${table.id}`);
  for (const person of [anna, ben]) await expect(person.map).toBeVisible();
  let laid = 0;
  for (let n = 0; n < 4; n++) {
    const person = await asked([anna, ben]);
    const question = await person.question();
    const isTouch = person === ben;
    if (await person.prompt.getByRole('heading', { name: FORT }).isVisible()) {
      await placeFort(person, isTouch);
      await answered(person, question);
    } else {
      await layTile(person, isTouch);
      laid++;
    }
  }
  expect(laid).toBe(2);
  await fits(ben);
  await expect(anna.map.getByRole('button', { name: /capital of Benedikt/ })).toBeVisible({ timeout: 60_000 });
});

/** People at a match that has come to a moment worth playing. */
const arrive = (name: string, wish: Pick<Wish, 'moment'>): Promise<Prepared> =>
  prepare(server, name, { seats: SEATS, options: OPTIONS, ...wish });

const told = ({ page }: Person, text: RegExp): Locator => page.getByRole('listitem').filter({ hasText: text }).last();
const isAttack = (kind: string | undefined): boolean => kind === 'spendInAttack';

test('an army marches, has to attack, and the die is rolled again', async ({ browser }) => {
  let hex = '';
  const prepared = await arrive('fight', {
    moment: ({ kind, by, ask }, then) => {
      if (kind !== 'moveArmy' || by !== '0' || ask.shape !== 'one') return false;
      hex = ask.from.find((option) => option.includes(',') && isAttack(then(option)?.kind)) ?? '';
      return hex !== '';
    },
  });
  const anna = await sit(browser, 'en', prepared);
  const { page } = anna;
  await expect(anna.prompt.getByRole('heading', { name: 'Where does the army move?' })).toBeVisible();
  const target = anna.map.locator(`.space[data-hex="${hex}"]`);
  await target.focus();
  await expect(page.locator('.sight-way')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(anna.prompt.getByText('It stops here and has to attack.')).toBeVisible();
  await expect(anna.prompt.getByText('Before the dice').first()).toBeVisible();
  await picture('before an army attacks', anna);
  expect(await troubles(page)).toEqual([]);
  await anna.confirm();
  const again = anna.prompt.getByRole('button', { name: /roll again/ }).first();
  await expect(again).toContainText(/New die instead of \d\. \d+ % of the throws are enough/);
  await picture('tokens for a new die', anna);
  expect(await troubles(page)).toEqual([]);
  await again.click();
  await anna.confirm();
  await expect(told(anna, /Anna rolls again: \d/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Combat' })).toBeVisible();
  await picture('rolled again', anna);
});

test('on a phone somebody looks beyond the edge and lays what is found', async ({ browser }) => {
  const prepared = await arrive('explore', {
    moment: ({ kind, by, ask }) =>
      by === '1' &&
      (kind === 'moveArmy' || kind === 'moveCaravan') &&
      ask.shape === 'one' &&
      ask.from.includes('explore'),
  });
  const ben = await sit(browser, 'de', prepared, { ...PHONE, colorScheme: 'dark' });
  const before = await spaces(ben);
  await ben.prompt.getByRole('button', { name: /^Erkunden/ }).tap();
  await ben.confirm();
  await expect(ben.prompt.getByRole('heading', { name: /Welche Seite von Teil/ })).toBeVisible();
  await picture('a tile is found', ben);
  expect(await troubles(ben.page)).toEqual([]);
  await ben.prompt
    .getByRole('button', { name: /^Seite/ })
    .first()
    .tap();
  await ben.confirm();
  await expect(ben.prompt.getByRole('button', { name: FLIP })).toBeVisible();
  await press(ben, NEXT);
  await expect(ben.map.locator('.ghost[data-chosen]')).toBeVisible();
  await picture('a tile that was found', ben);
  await fits(ben);
  await ben.confirm();
  await expect.poll(() => spaces(ben), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + SPACES_OF_A_TILE);
});

const ofTheDial =
  (wanted: string): Wish['moment'] =>
  ({ kind, by, ask }) =>
    kind === wanted && by === '0' && ask.shape === 'one' && ask.from.length > 1;

test('the dial brings districts, one after another, and governments', async ({ browser }) => {
  const districts = await arrive('districts', { moment: ofTheDial('resolveDistricts') });
  const anna = await sit(browser, 'en', districts);
  await expect(anna.prompt.getByRole('heading', { name: 'Which of your districts comes next?' })).toBeVisible();
  await picture('districts at the dial', anna);
  expect(await troubles(anna.page)).toEqual([]);
  const question = await anna.question();
  await anna.prompt.getByRole('listitem').getByRole('button').first().click();
  await anna.confirm();
  await answered(anna, question);
  await expect(told(anna, /Anna resolves a district on/)).toBeVisible();
  await anna.page.close();

  const governments = await arrive('government', { moment: ofTheDial('chooseGovernment') });
  const again = await sit(browser, 'en', governments);
  await expect(again.prompt.getByRole('heading', { name: /new government/ })).toBeVisible();
  await picture('governments', again);
  expect(await troubles(again.page)).toEqual([]);
  await again.prompt.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await again.confirm();
  // All decide at once, and nobody knows what the others do before all have.
  const ben = await sit(browser, 'de', governments, PHONE, 'Benedikt');
  await picture('governments on a phone', ben);
  expect(await troubles(ben.page)).toEqual([]);
  await press(ben, 'Alles lassen, wie es ist');
  await expect(told(again, /Anna forms a government/)).toBeVisible();
  await expect(again.page.getByRole('region', { name: again.words.row }).locator('.government-marker')).toBeVisible();
});
