import { asked, chance, clone, give, open, sample } from '@morgenrot/engine';
import { newDawn, total } from '@morgenrot/new-dawn';
import type { LogLine } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { type Ended, endedWith } from '../../../src/games/new-dawn/combat/ended.ts';
import { startNewDawn } from '../../kit.ts';

interface Fought {
  ended: Ended | undefined;
  line: LogLine;
}

/** Every combat of a match that is played at random, as a page saw it that got one state after the other. */
function combatsOf(seed: string, answers: number): Fought[] {
  const match = startNewDawn(seed, { victory: 'epic' });
  const { below } = chance({ seed, drawn: 0 });
  const fought: Fought[] = [];
  for (let n = 0; n < answers && !newDawn.outcome(match.state); n++) {
    const me = open(match.state)[0]?.player;
    const question = me === undefined ? undefined : asked(newDawn.handlers, match.state, me);
    const value = question && sample(question.ask, below);
    if (me === undefined || !question || value === undefined) break;
    const before = clone(match.state);
    give(newDawn, match.state, me, question.id, value, match.chance);
    const lines = match.state.news.map((entry) => ({ ...entry, n, at: 0 }));
    const line = lines.findLast(({ key }) => key === 'attack.won' || key === 'attack.lost');
    if (line) fought.push({ ended: endedWith(before, lines), line });
  }
  return fought;
}

const fought = ['a', 'b', 'c'].flatMap((seed) => combatsOf(seed, 1500));

describe('a combat that is over', () => {
  it('is shown with both sums as they were, whether or not anybody was asked in between', () => {
    expect(fought.length).toBeGreaterThan(20);
    for (const { ended, line } of fought) {
      expect(total(ended?.attack ?? [])).toBe(line.params?.attack);
      expect(total(ended?.defence ?? [])).toBe(line.params?.defence);
      expect(ended?.isWon).toBe(line.key === 'attack.won');
    }
  });
  it('names every line of them where all cards lie open, the die among them', () => {
    for (const { ended } of fought) {
      const sources = [...(ended?.attack ?? []), ...(ended?.defence ?? [])].map(({ from }) => from);
      expect(sources).not.toContain('unknown');
      expect(sources.filter((from) => from === 'die')).toHaveLength(2);
    }
  });
  it('shows the tokens that were spent in it', () => {
    const spent = fought.flatMap(({ ended }) => [...(ended?.attack ?? []), ...(ended?.defence ?? [])]);
    expect(spent.some(({ from }) => from === 'spent')).toBe(true);
  });
  it('is none while nothing has been fought', () => {
    expect(endedWith(startNewDawn().state, [])).toBeUndefined();
  });
});
