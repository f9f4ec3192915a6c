import { expect } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { Keyboard } from './kit/keyboard.ts';
import { almostOver } from './kit/moments.ts';
import { Person, SCIENCE } from './kit/person.ts';
import { isOver, playUntil, roundOf } from './kit/play.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

/** Somebody who has no mouse. */
function withoutMouse(person: Person): Keyboard {
  const keys = new Keyboard(person.page);
  person.hand = keys;
  return keys;
}

test('keys alone: a table is opened, somebody sits down, and the first rounds are played', async ({ browser }) => {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de', { colorScheme: 'dark' });
  const [annas, bens] = [withoutMouse(anna), withoutMouse(ben)];

  await anna.page.goto(server.url);
  await annas.press(anna.page.getByRole('link', { name: 'Create a table – A New Dawn' }));
  await annas.goTo(anna.page.getByLabel(anna.words.name));
  await annas.write('Anna');
  await annas.press(anna.page.locator('summary', { hasText: anna.words.rules }));
  await annas.goTo(anna.page.getByLabel(anna.words.goal));
  await annas.write('Practice');
  await annas.press(anna.page.locator('summary', { hasText: anna.words.time }));
  await annas.choose(anna.page.getByLabel(anna.words.whenFull));
  await annas.press(anna.page.getByRole('button', { name: anna.words.create }));
  await anna.page.waitForURL(/\/table\//);
  await annas.isSeen();

  await ben.page.goto(anna.page.url());
  await bens.goTo(ben.page.getByLabel(ben.words.name, { exact: true }));
  await bens.write('Jörg');
  await bens.key('Enter');
  for (const person of [anna, ben]) await expect(person.map).toBeVisible();
  // The page that had the keyboard's place is another one now.
  for (const keys of [annas, bens]) await keys.isSeen();

  await playUntil([anna, ben], async () => (await roundOf(anna)) >= 2);
  for (const keys of [annas, bens]) await keys.isSeen();
  expect(await troubles(anna.page)).toEqual([]);
  const description = `${annas.presses + bens.presses} keys`;
  test.info().annotations.push({ type: 'two people until the second round', description });
});

test('keys alone: the last turns of a match, to its result', async ({ browser }) => {
  const prepared = await prepare(server, 'keys to the end', almostOver(['Anna', 'Benedikt']));
  const people = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, { colorScheme: 'dark' }, 'Benedikt'),
  ]);
  const keys = people.map(withoutMouse);
  for (const person of people) person.likes = [SCIENCE];
  await playUntil(people, async () => (await Promise.all(people.map(isOver))).some(Boolean));
  for (const { result } of people) await expect(result).toBeVisible();
  for (const each of keys) await each.isSeen();
});
