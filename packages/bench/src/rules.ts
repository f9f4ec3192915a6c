import { performance } from 'node:perf_hooks';
import { GAMES } from '@morgenrot/catalog';
import {
  type AnyGame,
  asked,
  chance,
  clone,
  give,
  type Options,
  open,
  parseOptions,
  replay,
  type Step,
  type Steps,
  sample,
  seatsFor,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';

const MATCHES = 40;
const MOST_DECISIONS = 700;

const timed = <T>(run: () => T): { ms: number; value: T } => {
  const began = performance.now();
  const value = run();
  return { ms: performance.now() - began, value };
};
const round = (n: number, digits = 2): number => Number(n.toFixed(digits));
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** How long one call takes over a list of states, in microseconds, once the compiler knows it. */
function each(states: Steps<Step>[], run: (s: Steps<Step>) => void): number {
  states.forEach(run);
  const { ms } = timed(() => states.forEach(run));
  return round((ms * 1000) / Math.max(states.length, 1));
}

/** Microseconds that asking and answering take, by the round they happen in. */
interface Cost {
  round: number;
  ask: number;
  answer: number;
}

/** Random play with a clock in its hand: asking is what finds everything that may be answered. */
function playTimed(game: AnyGame, players: number, options: Options, seed: string): Cost[] {
  const seats = Array.from({ length: players }, (_, i) => String(i));
  const { state, chance: source } = startMatch(game, { players: seats, options, seed });
  const dice = chance({ seed: `players of ${seed}`, drawn: 0 });
  const costs: Cost[] = [];
  for (let n = 0; n < MOST_DECISIONS && open(state).length > 0; n++) {
    const by = open(state)[0]?.player ?? '';
    const at = game.roundOf?.(state) ?? 0;
    const question = timed(() => asked(game.handlers, state, by));
    const value = question.value && sample(question.value.ask, dice.below);
    if (!question.value || value === undefined) break;
    const { id } = question.value;
    const answered = timed(() => give(game, state, by, id, value, source));
    costs.push({ round: at, ask: question.ms * 1000, answer: answered.ms * 1000 });
  }
  return costs;
}

function collectStates(game: AnyGame, players: number, options: Options): Steps<Step>[] {
  const states: Steps<Step>[] = [];
  let n = 0;
  playout(game, {
    players,
    options,
    seed: 'bench-states',
    mostDecisions: MOST_DECISIONS,
    eachState: (s) => {
      if (n++ % 3 === 0) states.push(clone(s));
    },
  });
  return states;
}

const sizeOf = (s: Steps<Step>): number => JSON.stringify(s).length;
const between = (costs: Cost[], from: number, to: number): number =>
  mean(costs.filter((cost) => cost.round >= from && cost.round <= to).map(({ ask, answer }) => ask + answer));

function benchGame(game: AnyGame, players: number, options: Options) {
  const series = (name: string) =>
    Array.from({ length: MATCHES }, (_, i) => playTimed(game, players, options, `${name}-${i}`)).flat();
  series('warm');
  const costs = series('bench');
  const ask = mean(costs.map((cost) => cost.ask));
  const answer = mean(costs.map((cost) => cost.answer));
  const states = collectStates(game, players, options);
  const match = playout(game, { players, options, seed: 'bench-0', mostDecisions: MOST_DECISIONS });
  return {
    players,
    // An answer is checked by asking again, so enumeration stands in both halves.
    decisionsPerSecond: Math.round(1_000_000 / (ask + answer)),
    enumerateUs: round(ask),
    enumerateShare: round((2 * ask) / (ask + answer)),
    round2Us: round(between(costs, 1, 3)),
    round20Us: round(between(costs, 18, 22)),
    round20To2: round(between(costs, 18, 22) / between(costs, 1, 3)),
    viewUs: each(states, (s) => void viewOf(game, s, '0')),
    saveUs: each(states, (s) => void JSON.stringify(s)),
    replayMs: round(timed(() => replay(game, match.record)).ms),
    bytesAfterSetUp: states[0] ? sizeOf(states[0]) : 0,
    bytesAtEnd: sizeOf(match.state),
  };
}

/**
 * Speed of the rules alone, on plain functions: what everything above them can at most reach. Options that a game does
 * not know leave it out.
 */
export const benchRules = (chosen: Options = {}) =>
  Object.fromEntries(
    Object.values(GAMES).flatMap((game) => {
      const options = parseOptions(game.options, chosen);
      if (!options.ok) return [];
      const { min, max } = seatsFor(game.seats, game.options, options.value);
      const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      return [[game.id, counts.map((players) => benchGame(game, players, options.value))]];
    }),
  );
