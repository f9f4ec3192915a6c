import type { Asked } from '@morgenrot/engine';
import { expect, type Locator } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { lead } from './kit/led.ts';
import { Person } from './kit/person.ts';
import { claim, prepare, sit, type Wish } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import type { Moment, Question } from './kit/way.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

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
const ANNA = '0';
const BENEDIKT = '1';
/** They have a seat, but no page that they look at; and answer anything. */
const AT_RANDOM = ['Cleo', 'Dora', 'Emil'];
const SPACES_OF_A_TILE = 10;

async function picture(name: string, { page }: Person): Promise<void> {
  const path = test.info().outputPath(`${name.replaceAll(' ', '-')}.png`);
  await page.screenshot({ path });
  await test.info().attach(name, { path, contentType: 'image/png' });
}

const spaces = ({ map }: Person): Promise<number> => map.locator('.nd-space').count();
const fits = async ({ page }: Person) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
const press = ({ prompt }: Person, name: string | RegExp): Promise<void> =>
  prompt.getByRole('button', { name }).first().click();

/** Whatever glows, with the mouse or a finger. */
async function pressGlowing({ hand, map, prompt }: Person): Promise<void> {
  const glowing = map.locator('.nd-space[data-offered], .nd-empty-place[data-fits]');
  await expect(glowing.first()).toBeAttached();
  await hand.pressOne(glowing, prompt);
}

/** Whoever of them is asked, as soon as somebody is. */
async function asked(people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await soon(
    async () => {
      for (const person of people) if ((await person.question()) !== null) found = person;
      return found !== undefined;
    },
    { timeout: 60_000 },
  ).toBe(true);
  if (!found) throw new Error('nobody is asked');
  return found;
}

async function answered(person: Person, question: string | null): Promise<void> {
  await soon(() => person.question(), { timeout: 20_000 }).not.toBe(question);
}

const FORT = /your fort\?|deine Festung\?/;
const SIDES = /^(Tile|Teil) \d+/;
const FLIP = /^(Flip|Wenden)/;
const NEXT = /^(Next spot|Nächste Stelle)$/;

async function placeFort(person: Person, isTouch: boolean): Promise<void> {
  await pressGlowing(person);
  await expect(person.prompt.getByText(/touches \d core spaces?|berührt \d Kernfelde?r?/)).toBeVisible();
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
  await expect(person.map.locator('.nd-ghost[data-chosen]')).toBeVisible();
  await expect(person.map.locator('.nd-touched circle')).not.toHaveCount(0);
  await press(person, person.words.turn);
  await picture(isTouch ? 'a tile on a phone' : 'a tile', person);
  expect(await troubles(person.page)).toEqual([]);
  const side = await person.prompt.getByRole('button', { name: FLIP }).getAttribute('aria-label');
  await press(person, FLIP);
  await expect(person.prompt.getByRole('button', { name: FLIP })).not.toHaveAttribute('aria-label', side ?? '');
  await press(person, NEXT);
  await person.confirm();
  await soon(() => spaces(person), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + SPACES_OF_A_TILE);
}

/** Across, on the glass: what a finger hits without fail. */
const EASY_TO_HIT = 40;

interface Spot {
  x: number;
  y: number;
}

/** What place for a tile a finger finds there. */
const placeAt = ({ page }: Person, { x, y }: Spot): Promise<{ hex?: string; across: number }> =>
  page.evaluate(
    (at) => {
      const place = document.elementFromPoint(at.x, at.y)?.closest<SVGElement>('.nd-empty-place');
      return { hex: place?.dataset.place, across: place?.getBoundingClientRect().width ?? 0 };
    },
    { x, y },
  );

/** The first place for a tile that lies open, where a finger would hit it. */
async function openPlace(person: Person): Promise<Spot & { hex: string | undefined }> {
  const places = person.map.locator('.nd-empty-place[data-fits]');
  await expect(places.first()).toBeAttached();
  for (const place of await places.all()) {
    const box = await place.boundingBox();
    if (!box) continue;
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const { hex } = await placeAt(person, spot);
    if (hex !== undefined) return { ...spot, hex };
  }
  throw new Error('no place for a tile lies open');
}

const told = ({ page }: Person, text: RegExp): Locator => page.getByRole('listitem').filter({ hasText: text }).last();

/** Where an army of Anna's would have to attack, and roll again if she wants to. */
function fightOffered({ kind, by, ask, after }: Question): string | undefined {
  if (kind !== 'moveArmy' || by !== ANNA || ask.shape !== 'one') return undefined;
  const rollsAgain = (next: Asked | undefined): boolean =>
    next?.kind === 'spendInAttack' && next.ask.shape === 'one' && next.ask.from.some((way) => way.startsWith('reroll'));
  return ask.from.find((option) => option.includes(',') && rollsAgain(after(option)));
}
/** Benedikt may explore, and what he will find fits either way: a tile that fits nowhere goes back on the stack. */
function toExplore({ kind, by, ask, after }: Question): boolean {
  if (by !== BENEDIKT || (kind !== 'moveArmy' && kind !== 'moveCaravan')) return false;
  if (ask.shape !== 'one' || !ask.from.includes('explore')) return false;
  const next = after('explore');
  return next?.kind === 'exploreTile' && next.ask.shape === 'one' && next.ask.from.length > 1;
}
const districtsOfAnna: Moment = ({ kind, by, ask }) =>
  kind === 'resolveDistricts' && by === ANNA && ask.shape === 'one' && ask.from.length > 1;
const MOST = 4;
/** Both people may change their government, and two who are not there. */
const governmentsOfMost: Moment = ({ kind, asking }) =>
  kind === 'chooseGovernment' && asking.includes(ANNA) && asking.includes(BENEDIKT) && asking.length >= MOST;

/** By mouse and keys: an army goes where it has to fight, and its die is rolled again. */
async function fight(anna: Person, hex: string): Promise<void> {
  const { page, prompt } = anna;
  await expect(prompt.getByRole('heading', { name: 'Where do you move the army?' })).toBeVisible();
  const target = anna.map.locator(`.nd-space[data-place="${hex}"]`);
  await target.focus();
  await expect(page.locator('.nd-sight-way')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(prompt.getByText('It must stop here and attack.')).toBeVisible();
  await expect(prompt.getByText('Before rolling').first()).toBeVisible();
  await picture('before an army attacks', anna);
  expect(await troubles(page)).toEqual([]);
  await anna.confirm();
  const again = prompt.getByRole('button', { name: /roll again/ }).first();
  await expect(again).toContainText(/Reroll \d\. Win chance: \d+ %/);
  await picture('tokens for a new die', anna);
  expect(await troubles(page)).toEqual([]);
  await again.click();
  await anna.confirm();
  await expect(told(anna, /Anna rolls again: \d/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Combat' })).toBeVisible();
  await picture('rolled again', anna);
}

/** By touch: somebody looks beyond the edge, and lays what is found. */
async function explore(ben: Person): Promise<void> {
  const before = await spaces(ben);
  await ben.prompt.getByRole('button', { name: /^Erkunden/ }).tap();
  await ben.confirm();
  await expect(ben.prompt.getByRole('heading', { name: /Welche Seite liegt oben/ })).toBeVisible();
  await picture('a tile is found', ben);
  expect(await troubles(ben.page)).toEqual([]);
  await ben.prompt
    .getByRole('button', { name: /^Seite/ })
    .first()
    .tap();
  await ben.confirm();
  await expect(ben.prompt.getByRole('button', { name: FLIP })).toBeVisible();
  // However small the place was: the map comes closer, and the place stays where the finger has found it.
  const finger = await openPlace(ben);
  await ben.page.touchscreen.tap(finger.x, finger.y);
  await expect(ben.map.locator('.nd-ghost[data-chosen]')).toBeVisible();
  await soon(async () => (await placeAt(ben, finger)).across).toBeGreaterThanOrEqual(EASY_TO_HIT);
  expect((await placeAt(ben, finger)).hex).toBe(finger.hex);
  await picture('a tile that was found', ben);
  await fits(ben);
  await ben.page.touchscreen.tap(finger.x, finger.y);
  await soon(() => spaces(ben), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + SPACES_OF_A_TILE);
}

async function resolveDistrict(anna: Person): Promise<void> {
  await expect(anna.prompt.getByRole('heading', { name: 'Which district do you resolve next?' })).toBeVisible();
  await picture('districts at the dial', anna);
  expect(await troubles(anna.page)).toEqual([]);
  const question = await anna.question();
  await anna.prompt.getByRole('listitem').getByRole('button').first().click();
  await anna.confirm();
  await answered(anna, question);
  await expect(told(anna, /Anna resolves a district on/)).toBeVisible();
}

/** All decide at once, and nobody knows what the others do before all have. */
async function changeGovernment(anna: Person, ben: Person): Promise<void> {
  await expect(anna.prompt.getByRole('heading', { name: /new government/ })).toBeVisible();
  await picture('governments', anna);
  expect(await troubles(anna.page)).toEqual([]);
  await anna.prompt.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await anna.confirm();
  await expect(ben.prompt.getByRole('button', { name: 'Regierungsform behalten' })).toBeVisible();
  // The others have gone: one line says so, and leaves the map its room.
  const away = ben.page.locator('.m-strip-line[data-kind="away"]');
  await expect(away).toContainText('sind nicht da', { timeout: 20_000 });
  await expect(away).toHaveCount(1);
  await picture('governments on a phone', ben);
  expect(await troubles(ben.page)).toEqual([]);
  await away.getByRole('button', { name: 'Einzeln' }).tap();
  await soon(() => away.count()).toBeGreaterThan(1);
  await press(ben, 'Regierungsform behalten');
}

const TERRA: Omit<Wish, 'moment'> = { seats: ['Anna', 'Benedikt', 'Cleo', 'Dora', 'Emil'], options: OPTIONS };
const GERMAN_PHONE = { ...PHONE, colorScheme: 'dark' } as const;

test('two build the map with three computer players, one by mouse and one on a phone', async ({ browser }) => {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de', GERMAN_PHONE);
  const plans = ['open', 'open', 'computer', 'computer', 'computer'];
  const settings = { start: 'full', pace: 'quick' };
  const strengths = { '2': 'wanderer', '3': 'wanderer', '4': 'wanderer' };
  const data = { game: 'new-dawn', seats: 5, name: 'Anna', options: OPTIONS, plans, strengths, settings };
  const { table } = await (await anna.page.request.post(`${server.url}/api/tables`, { data })).json();
  await ben.page.request.post(`${server.url}/api/tables/${table.id}/join`, { data: { name: 'Benedikt' } });
  for (const person of [anna, ben]) {
    await person.page.goto(`${server.url}/table/${table.id}`);
    await expect(person.map).toBeVisible();
  }
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
});

test('on a phone a tile is found and laid', async ({ browser }) => {
  const prepared = await prepare(server, 'a tile is found', { ...TERRA, moment: toExplore });
  await explore(await sit(browser, 'de', prepared, GERMAN_PHONE));
});

test('a government changes: all choose at once, and one line says who is not there', async ({ browser }) => {
  const prepared = await prepare(server, 'a government changes', { ...TERRA, moment: governmentsOfMost });
  const [anna, ben] = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, GERMAN_PHONE, 'Benedikt'),
  ]);
  await expect(anna.map.getByRole('button', { name: /capital of Benedikt/ })).toBeVisible();
  await changeGovernment(anna, ben);
  const seats = [anna.page.context(), ben.page.context()];
  for (const name of AT_RANDOM) {
    const context = await browser.newContext();
    await claim(context, prepared, name);
    seats.push(context);
  }
  await lead(server, prepared.table, seats, ({ kind }) => kind !== 'chooseGovernment');
  await expect(told(anna, /Anna forms a government/)).toBeVisible();
  const row = anna.page.getByRole('region', { name: anna.words.row });
  await expect(row.locator('.nd-government-marker')).toBeVisible();
});

test('the dial brings districts', async ({ browser }) => {
  const prepared = await prepare(server, 'the dial brings districts', { ...TERRA, moment: districtsOfAnna });
  await resolveDistrict(await sit(browser, 'en', prepared));
});

test('an army goes where it has to fight, and its die is rolled again', async ({ browser }) => {
  const moment: Moment = (question) => fightOffered(question) !== undefined;
  const prepared = await prepare(server, 'an army fights', { ...TERRA, moment });
  await fight(await sit(browser, 'en', prepared), fightOffered(prepared.question) ?? '');
});
