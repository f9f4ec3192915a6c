import { clone, diff, type PlayerId, type Step, type Steps, viewOf } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { expect, it } from 'vitest';
import { type Contract, MOST_DECISIONS, seatsFrom, sittings } from './plan.ts';

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** What a page gets of one answer: the change of its view, and the lines of the log. */
const told = (before: Steps<Step>, after: Steps<Step>): number =>
  bytes({ delta: diff({ ...before, news: [] }, { ...after, news: [] }), log: after.news });

export function budgets(plan: Contract): void {
  const { game, budget, mostDecisions = MOST_DECISIONS } = plan;
  it(`keeps a state below ${budget.state} bytes and a broadcast below ${budget.broadcast} on average`, () => {
    let largest = 0;
    let sum = 0;
    let count = 0;
    for (const { players, options, seed } of sittings({ ...plan, matches: 1 }, 'bytes')) {
      const viewers: (PlayerId | null)[] = [...seatsFrom(players), null];
      let before: Steps<Step>[] | undefined;
      playout(game, {
        players,
        options,
        seed,
        mostDecisions,
        eachState: (s) => {
          largest = Math.max(largest, bytes(s));
          const views = viewers.map((me) => clone(viewOf(game, s, me)));
          for (const [i, view] of views.entries()) {
            const last = before?.[i];
            if (!last) continue;
            sum += told(last, view);
            count++;
          }
          before = views;
        },
      });
    }
    expect(largest).toBeLessThanOrEqual(budget.state);
    expect(Math.round(sum / Math.max(1, count))).toBeLessThanOrEqual(budget.broadcast);
  });
}
