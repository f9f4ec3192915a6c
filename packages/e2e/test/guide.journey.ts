import { expect } from '@playwright/test';
import { learnFirstMatch, WAYS } from './kit/first-match.ts';
import { test } from './kit/journey.ts';
import { AT_DESK, Learner } from './kit/learner.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const GAME = { en: 'A New Dawn', de: 'Ein neues Zeitalter' } as const;
const AGAIN = 'Again: Control tokens';

/** Every topic, by the lesson that it ends with. */
const TOPICS = [
  'row.reset',
  'control.again',
  'dial.move',
  'dial.trade',
  'fight.reward',
  'wonder.built',
  'caravan.back',
  'technology.taken',
  'city.built',
  'agendas.claimed',
  'end',
];

const LOOKS = {
  'control.card': 'at the first card',
  'fight.target': 'before a fight',
  'agendas.aim': 'before the agenda',
  'agendas.claimed': 'the agenda is fulfilled',
  end: 'at the end',
};

for (const way of WAYS)
  test(`the first match is learned on ${way.device}, in ${way.language}`, ({ browser }) =>
    learnFirstMatch(browser, way, { url: server.url, game: GAME, topics: TOPICS, looks: LOOKS }));

test('whoever leaves comes back to where they were, may do something else, and may play a chapter again', async ({
  browser,
}) => {
  const learner = await Learner.arrive(browser, { url: server.url, game: GAME.en, language: 'en' }, AT_DESK);
  const { page, words } = learner;
  await learner.followUntil('control.card');
  const sentence = await learner.line.locator('[data-lesson]').textContent();

  await page.reload();
  await expect(learner.line.locator('[data-lesson]')).toHaveText(sentence ?? '');
  await page.goto(server.url);
  await learner.wayIn(GAME.en, words.goOn).click();
  await expect(learner.line.locator('[data-lesson]')).toHaveText(sentence ?? '');

  // Another card than the one that is proposed.
  const row = page.getByRole('region', { name: learner.person.words.row });
  await row.getByRole('button').first().click();
  await learner.person.confirm();
  await expect(learner.line).toContainText('That works, too!');
  await learner.followUntil('control.card');
  await learner.followUntil('control.again');

  await page.getByRole('button', { name: words.chapters }).click();
  await learner.audit('with the chapters open');
  await page.getByRole('button', { name: AGAIN }).click();
  await expect(learner.line.locator('[data-lesson="control.card"]')).toBeVisible();
});

test('the guide is followed with the keyboard, and the focus stays with whoever reads', async ({ browser }) => {
  const learner = await Learner.arrive(browser, { url: server.url, game: GAME.en, language: 'en' }, AT_DESK);
  const { page, words } = learner;
  const next = learner.line.getByRole('button', { name: words.next, exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(learner.line.locator('[data-lesson="goal.cards"]')).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  // There is nothing to put away any more: the place on the page is kept.
  await expect(next).toHaveCount(0);
  await expect(learner.line).toBeFocused();
  await expect(learner.line.getByRole('status')).not.toBeEmpty();
});
