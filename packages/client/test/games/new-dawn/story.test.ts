import { asked, type Entry, give, hashOf, open, sample, sha256Hex, untyped } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';
import type { MatchFile } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { recap } from '../../../src/games/new-dawn/panels/recap.ts';
import { chartOf, levelsOf, spread } from '../../../src/result/chart.ts';
import { pictureOf } from '../../../src/result/picture.ts';
import { leadingPlayer, type Story, tellStory } from '../../../src/result/story.ts';
import { startNewDawn } from '../../kit.ts';

const OPTIONS = { victory: 'practice' } as const;

/** A match played at random to its end, as the server would hand it out. */
function played(seed: string): { file: MatchFile; rounds: number } {
  const match = startNewDawn(seed, OPTIONS);
  const { map, leaders, capitals, diplomacy } = {
    map: 'first-game',
    leaders: 'random',
    capitals: 'assigned',
    diplomacy: 'open',
  };
  const told: MatchFile['told'] = [{ n: 0, at: 0, news: structuredClone(match.state.news) }];
  const entries: Entry[] = [];
  let next = 1;
  const below = (n: number): number => {
    next = (next * 48271) % 2147483647;
    return next % n;
  };
  while (!newDawn.outcome(match.state)) {
    const by = open(match.state)[0]?.player ?? '';
    const question = asked(newDawn.handlers, match.state, by);
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('somebody is asked');
    give(newDawn, match.state, by, question.id, value, match.chance);
    entries.push({ by, step: question.id, value });
    told.push({ n: entries.length, at: entries.length, news: structuredClone(match.state.news) });
  }
  const outcome = newDawn.outcome(match.state);
  if (!outcome) throw new Error('it is over');
  const record = {
    game: newDawn.id,
    rules: newDawn.rules,
    players: ['0', '1'],
    options: { map, leaders, capitals, diplomacy, ...OPTIONS },
    seed,
    entries,
  };
  const file: MatchFile = {
    format: 'morgenrot.match',
    version: 1,
    table: { id: 'table1', title: '', names: {}, beganAt: 0, endedAt: 1 },
    seedHash: sha256Hex(seed),
    record,
    told,
    outcome,
    hash: hashOf(match.state),
  };
  return { file, rounds: match.state.round };
}

describe('the story of a match', () => {
  it('has every round, ends with the winner ahead, and counts what was told', async () => {
    const { file, rounds } = played('story');
    const story = await tellStory(file, untyped(newDawn), recap);
    expect(story.goals).toBe(1);
    expect(story.rounds.at(-1)?.round).toBe(rounds);
    expect(story.rounds.map(({ round }) => round)).toEqual(
      [...story.rounds.keys()].map((i) => i + (story.rounds[0]?.round ?? 0)),
    );
    const winner = file.outcome.ranking[0]?.[0] ?? '';
    const last = story.rounds.at(-1)?.scores ?? [];
    expect(last[story.players.indexOf(winner)]).toBe(1);
    const figure = (name: string): readonly number[] => story.figures.find((each) => each.name === name)?.values ?? [];
    const lines = file.told.flatMap(({ news }) => news);
    for (const [i, player] of story.players.entries()) {
      expect(figure('tokens')[i]).toBe(lines.filter(({ key, by }) => key === 'control.placed' && by === player).length);
      expect(figure('won')[i]).toBe(lines.filter(({ key, by }) => key === 'attack.won' && by === player).length);
    }
    expect(figure('technology')[story.players.indexOf(winner)]).toBe(24);
  }, 30_000);
  it('knows who leads, and that nobody does while two are level', () => {
    expect(leadingPlayer([1, 2])).toBe(1);
    expect(leadingPlayer([2, 2, 1])).toBeUndefined();
    expect(leadingPlayer([0, 0])).toBeUndefined();
  });
});

const STORY: Story = {
  players: ['1', '0'],
  goals: 3,
  rounds: [0, 1, 2, 3].map((round) => ({ round, scores: [round * 0.9, round < 2 ? 1 : 1.2] })),
  figures: [{ name: 'cities', values: [4, 5] }],
  losses: [],
};

describe('the chart', () => {
  const frame = { left: 0, top: 0, width: 300, height: 300 };
  it('leads from the first round to the last, and says who was ahead', () => {
    const { lines, leads, levels } = chartOf(STORY, frame);
    expect(lines[0]?.path).toBe('M0 300L100 210L200 120L300 30');
    expect(levels.map(({ y }) => y)).toEqual([300, 200, 100, 0]);
    expect(leads).toEqual([
      { player: 1, x: 0, width: 100 },
      { player: 0, x: 100, width: 200 },
    ]);
  });
  it('has a level for each of a few goals, and round numbers for hundreds of points', () => {
    expect(levelsOf(4)).toEqual([0, 1, 2, 3, 4]);
    expect(levelsOf(12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(levelsOf(237)).toEqual([0, 50, 100, 150, 200]);
    for (let goals = 0; goals < 2000; goals++) expect(levelsOf(goals).length).toBeLessThan(10);
  });
  it('keeps the marks at the ends apart', () => {
    const placed = spread([100, 98, 99, 40]);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(22);
  });
});

describe('the picture to share', () => {
  const svg = pictureOf({
    story: STORY,
    words: {
      title: '<b>Anna’s & Ben’s "table"',
      claim: 'Morgenrot',
      winner: '<b>Anna wins',
      date: 'today',
      figures: STORY.figures,
    },
    nameOf: (player) => (player === '0' ? '</text><script>' : 'Ben'),
    letterOf: (player) => (player === '0' ? 'A' : 'B'),
    colourOf: () => 'rgb(1, 2, 3)',
  });
  it('is a drawing in itself, whatever people call themselves', () => {
    expect(svg).not.toMatch(/<script|<b>|href|url\((?!#)|style=/);
    expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
    expect(svg).toContain('&#60;b&#62;Anna’s &#38;');
  });
  it('stays within its frame', () => {
    const xs = [...svg.matchAll(/(?:cx|x)="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(Math.max(...xs)).toBeLessThan(1200);
  });
});
