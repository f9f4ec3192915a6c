import { asked, chance, give, open, sample, startMatch } from '@morgenrot/engine';
import { stoneAge } from '@morgenrot/stone-age';
import { expect, it } from 'vitest';
import { recap } from '../../../src/games/stone-age/recap.ts';
import { tableWordsDe } from '../../../src/games/stone-age/words/table.de.ts';
import { tableWordsEn } from '../../../src/games/stone-age/words/table.en.ts';
import { sourceBars, sourceNames } from '../../../src/result/source-bars.ts';
import type { Story } from '../../../src/result/story.ts';

const STORY: Story = {
  players: ['0', '1'],
  goals: 20,
  rounds: [
    {
      round: 1,
      scores: [6, -10],
      sources: [
        { track: 4, cards: 2 },
        { track: -10, cards: 0 },
      ],
    },
    {
      round: 2,
      scores: [20, -5],
      sources: [
        { track: 5, cards: 15 },
        { track: -10, cards: 5 },
      ],
    },
  ],
  figures: [],
  losses: [],
};
const FRAME = { width: 100, height: 40 };

it('a bar of sources is as high as they are together, beside the highest of all', () => {
  expect(sourceNames(STORY)).toEqual(['track', 'cards']);
  const bars = sourceBars(STORY, 0, FRAME);
  expect(bars.map(({ round, name, value, y, height }) => [round, name, value, y, height])).toEqual([
    [1, 'track', 4, 32, 8],
    [1, 'cards', 2, 28, 4],
    [2, 'track', 5, 30, 10],
    [2, 'cards', 15, 0, 30],
  ]);
  expect(bars.map(({ x }) => x)).toEqual([0, 0, 50, 50]);
});

it('what is below zero takes nothing off a bar', () => {
  expect(sourceBars(STORY, 1, FRAME).map(({ name, height }) => [name, height])).toEqual([['cards', 10]]);
});

it('a game whose score has no sources has no bars', () => {
  const plain = { ...STORY, rounds: STORY.rounds.map(({ round, scores }) => ({ round, scores })) };
  expect(sourceNames(plain)).toEqual([]);
});

it('S18: the sources of the Stone Age are its score, at every moment of a match, and each has a word', () => {
  const match = startMatch(stoneAge, {
    players: ['0', '1', '2'],
    options: { cardPiles: 'closed', startPlayer: '1', freeReturn: 'off' },
    seed: 'sources',
  });
  const { below } = chance({ seed: 'answers', drawn: 0 });
  while (!stoneAge.outcome(match.state)) {
    for (const player of match.state.order) {
      const view = match.state as never;
      const sum = Object.values(recap.sources?.(view, player) ?? {}).reduce((a, b) => a + b, 0);
      expect(sum).toBe(recap.score(view, player));
    }
    const by = open(match.state)[0]?.player ?? '';
    const question = asked(stoneAge.handlers, match.state, by);
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('somebody is asked');
    give(stoneAge, match.state, by, question.id, value, match.chance);
  }
  const figures = Object.keys(recap.figures(match.state as never, '0'));
  for (const name of [...figures, ...Object.keys(recap.counted)])
    for (const words of [tableWordsEn, tableWordsDe]) expect(words).toHaveProperty([`story.figure.${name}`]);
  expect(recap.goals(match.state as never)).toBe(
    Math.max(0, ...match.state.order.map((player) => recap.score(match.state as never, player))),
  );
});
