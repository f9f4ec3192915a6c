import { type Bazaar, bazaar } from '@morgenrot/test-game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameworkTable, rewind, type TableState } from '../src/framework/index.ts';
import {
  type Answer,
  asked,
  chance,
  type Entry,
  hashOf,
  open,
  replay,
  replayAll,
  sample,
  standing,
  untyped,
} from '../src/index.ts';

const game = untyped(bazaar);
const options = { length: 'short', market: 'open' };
const table = frameworkTable(game);
const players = ['0', '1', '2'];
const base = { game: bazaar.id, rules: bazaar.rules, players, options };

interface Course {
  state: TableState;
  entries: Entry[];
  /** The states that stand, the set-up first. */
  path: TableState[];
}

const start = (seed: string): Course => {
  const state = table.begin({ seats: players.length, options, seed });
  return { state, entries: [], path: [state] };
};

function give(course: Course, by: string, value: Answer): void {
  const step = asked(game.handlers, course.state.G, by)?.id ?? -1;
  const after = table.answer(course.state, by, step, value);
  if (!after.ok) throw new Error(after.reason.key);
  course.state = after.value;
  course.path.push(after.value);
  course.entries.push({ by, step, value });
}

function takeBack(course: Course, to: number, by = '0'): void {
  course.path.length = to + 1;
  course.state = rewind(course.state, course.path[to]!);
  course.path[to] = course.state;
  course.entries.push({ by, undo: to });
}

function playByChance(course: Course, below: (n: number) => number): boolean {
  const waiting = open(course.state.G);
  if (waiting.length === 0) return false;
  const by = waiting[below(waiting.length)]?.player;
  const question = by === undefined ? undefined : asked(game.handlers, course.state.G, by);
  const value = question && sample(question.ask, below);
  if (by === undefined || value === undefined) return false;
  give(course, by, value);
  return true;
}

/** A match by chance in which now and then anything at all is taken back, dice and draws too. */
function wander(seed: string, decisions: number): Course {
  const { below } = chance({ seed: `choices of ${seed}`, drawn: 0 });
  const course = start(seed);
  for (let n = 0; n < decisions; n++) {
    if (below(5) === 0) takeBack(course, below(course.path.length), String(below(3)));
    else if (!playByChance(course, below)) break;
  }
  return course;
}

const drawnIn = ({ state }: Course): number => state.plugins.random?.data.drawn;

describe('a record in which answers were taken back', () => {
  it('leads to the very state that the match had, dice and draws included', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 60 }), (seed, decisions) => {
        const { state, entries } = wander(seed, decisions);
        const again = replay(game, { ...base, seed, entries });
        expect(again.hash).toBe(hashOf(state.G));
        expect(again.chance.state().drawn).toBe(state.plugins.random?.data.drawn);
      }),
      { numRuns: 150 },
    );
  });

  it('shows every entry when it is played again, and says which of them stand', () => {
    const { entries, path } = wander('what stands', 60);
    const stood: string[] = [];
    let seen = 0;
    replayAll(game, { ...base, seed: 'what stands', entries }, ({ state, stands }) => {
      seen++;
      if (stands) stood.push(hashOf(state));
    });
    expect(seen).toBe(entries.length + 1);
    expect(entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(stood).toEqual(path.map(({ G }) => hashOf(G)));
    expect(stood).toHaveLength(standing(entries).length + 1);
  });

  it('rolls new dice where dice were taken back, and never the old ones again', () => {
    const first: number[] = [];
    const second: number[] = [];
    for (let match = 0; match < 40; match++) {
      const course = start(`dice-${match}`);
      give(course, '0', (course.state.G as unknown as Bazaar).hands['0']?.[0] ?? '');
      give(course, '0', 0);
      const coins = () => (course.state.G as unknown as Bazaar).coins['0'] ?? 0;
      const before = coins();
      give(course, '0', 'roll');
      first.push(coins() - before);
      const drawn = drawnIn(course);
      takeBack(course, 2);
      expect(coins()).toBe(before);
      expect(drawnIn(course)).toBe(drawn);
      give(course, '0', 'roll');
      expect(drawnIn(course)).toBeGreaterThan(drawn);
      second.push(coins() - before);
    }
    // Forty pairs of dice: all alike would be one chance in six to the fortieth.
    expect(second).not.toEqual(first);
  });

  it('goes back no further than the set-up, whatever a file says', () => {
    const entries: Entry[] = [
      { by: '0', undo: 7 },
      { by: '0', undo: 0 },
    ];
    expect(replay(game, { ...base, seed: 'x', entries }).hash).toBe(hashOf(start('x').state.G));
  });
});
