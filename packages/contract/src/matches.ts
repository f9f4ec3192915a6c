import { asked, type PlayerId, replay, type Step, type Steps, viewOf } from '@morgenrot/engine';
import { inspect, playout, type Sitting } from '@morgenrot/engine/simulate';
import { expect, it } from 'vitest';
import { type Contract, MOST_DECISIONS, seatsFrom, sittings, where } from './plan.ts';
import { isSameData } from './same.ts';

/** Nothing is lost on the way into a database or onto the wire. */
function survivesJson(s: Steps<Step>): void {
  if (!isSameData(JSON.parse(JSON.stringify(s)), s)) throw new Error('the state does not survive JSON');
}

function asksNobodyElse(plan: Contract, s: Steps<Step>, players: readonly PlayerId[]): void {
  const watching = viewOf(plan.game, s, null);
  survivesJson(watching);
  for (const me of players) {
    const mine = asked(plan.game.handlers, s, me);
    if (mine && !s.steps.some((step) => step.id === mine.id || holds(step, mine.id))) throw new Error('a step is lost');
  }
}
const holds = (step: Steps<Step>['steps'][number], id: number): boolean =>
  'each' in step && Array.isArray(step.each) && step.each.some((one) => one.id === id);

function look(plan: Contract, sitting: Sitting, s: Steps<Step>): void {
  const players = seatsFrom(sitting.players);
  try {
    survivesJson(s);
    inspect(plan.game, s, (me) => viewOf(plan.game, s, me), players);
    asksNobodyElse(plan, s, players);
  } catch (error) {
    throw new Error(`${String(error)} (${where(sitting, s)})`, { cause: error });
  }
}

/** Random matches with any options, looked at all the way. */
export function matches(plan: Contract): void {
  const { game, mostDecisions = MOST_DECISIONS, every = 1 } = plan;
  it('plays random matches in states that are plain data, hold what always holds, and ask in a view what they ask', () => {
    for (const sitting of sittings(plan, 'match')) {
      let n = 0;
      const { ending, record, hash } = playout(game, {
        ...sitting,
        mostDecisions,
        eachState: (s) => {
          if (n++ % every === 0) look(plan, sitting, s);
        },
      });
      expect(ending, `${sitting.players} players, seed "${sitting.seed}"`).not.toBe('stuck');
      expect(replay(game, record).hash, 'a replay leads to the same state').toBe(hash);
    }
  });
}
