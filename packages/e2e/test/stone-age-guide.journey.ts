import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { AT_DESK, Learner, ON_PHONE } from './kit/learner.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

/** Every topic, by the lesson that it ends with. */
const TOPICS = [
  'goal.round',
  'tools.got',
  'tools.add',
  'gather.got',
  'card.got',
  'card.strip',
  'feeding.round',
  'building.got',
  'hut.got',
  'field.got',
  'hunt.got',
  'score.people',
  'end',
];

const WAYS = [
  ['en', 'a desk', { ...AT_DESK, colorScheme: 'light' }],
  ['de', 'a phone', { ...ON_PHONE, colorScheme: 'dark' }],
] as const;

for (const [language, device, options] of WAYS) {
  test(`the first match of Stone Age is learned on ${device}, in ${language}`, async ({ browser }) => {
    const learner = await Learner.arrive(browser, { url: server.url, game: 'Stone Age', language }, options);
    await learner.followUntil('gather.place');
    await learner.audit('before gathering');
    await learner.followUntil('building.pay');
    await learner.audit('before paying for a building');
    await learner.followUntil('end');
    await learner.audit('at the end');
    expect(TOPICS.filter((topic) => !learner.heard.includes(topic))).toEqual([]);

    await learner.line.getByRole('button', { name: learner.words.playOn }).click();
    await expect(learner.line).toHaveCount(0);
    await expect(learner.person.prompt).toBeVisible();
    await learner.page.context().close();
  });
}
