import { learnFirstMatch, WAYS } from './kit/first-match.ts';
import { test } from './kit/journey.ts';
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

const LOOKS = {
  'gather.place': 'before gathering',
  'building.pay': 'before paying for a building',
  end: 'at the end',
};

const GAME = { en: 'Stone Age', de: 'Stone Age' };

for (const way of WAYS)
  test(`the first match of Stone Age is learned on ${way.device}, in ${way.language}`, ({ browser }) =>
    learnFirstMatch(browser, way, { url: server.url, game: GAME, topics: TOPICS, looks: LOOKS }));
