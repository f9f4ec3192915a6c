import { performance } from 'node:perf_hooks';
import { GAMES } from '@morgenrot/catalog';
import {
  type AnyGame,
  asked,
  clone,
  initialOptions,
  type Options,
  open,
  replay,
  type Step,
  type Steps,
  viewOf,
} from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';

const MATCHES = 40;

const timed = <T>(run: () => T): { ms: number; value: T } => {
  const began = performance.now();
  const value = run();
  return { ms: performance.now() - began, value };
};
const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

/** How long one call takes over a list of states, in microseconds, once the compiler knows it. */
function each(states: Steps<Step>[], run: (s: Steps<Step>) => void): number {
  states.forEach(run);
  const { ms } = timed(() => states.forEach(run));
  return round((ms * 1000) / Math.max(states.length, 1));
}

function enumerateAll(game: AnyGame, s: Steps<Step>): void {
  for (const { player } of open(s)) if (player !== undefined) asked(game.handlers, s, player);
}

function collectStates(game: AnyGame, players: number, options: Options): Steps<Step>[] {
  const states: Steps<Step>[] = [];
  let n = 0;
  playout(game, {
    players,
    options,
    seed: 'bench-states',
    eachState: (s) => {
      if (n++ % 3 === 0) states.push(clone(s));
    },
  });
  return states;
}

const sizeOf = (s: Steps<Step>): number => JSON.stringify(s).length;

function benchGame(game: AnyGame, players: number) {
  const options = initialOptions(game.options);
  const play = () => Array.from({ length: MATCHES }, (_, i) => playout(game, { players, options, seed: `bench-${i}` }));
  play();
  const { ms, value: matches } = timed(play);
  const decisions = matches.reduce((sum, match) => sum + match.decisions, 0);
  const states = collectStates(game, players, options);
  const enumerateUs = each(states, (s) => enumerateAll(game, s));
  const quarter = Math.floor(states.length / 4);
  const [early, late] = [states.slice(0, quarter), states.slice(-quarter)];
  const first = matches[0];
  return {
    players,
    decisionsPerSecond: Math.round(decisions / (ms / 1000)),
    meanDecisions: round(decisions / MATCHES, 1),
    enumerateUs,
    // An answer is asked for twice: once to choose it, once to check it.
    enumerateShare: round((2 * enumerateUs) / ((ms * 1000) / decisions)),
    lateToEarlyEnumeration: round(each(late, (s) => enumerateAll(game, s)) / each(early, (s) => enumerateAll(game, s))),
    viewUs: each(states, (s) => void viewOf(game, s, '0')),
    saveUs: each(states, (s) => void JSON.stringify(s)),
    replayMs: first ? round(timed(() => replay(game, first.record)).ms) : 0,
    bytesAfterSetUp: states[0] ? sizeOf(states[0]) : 0,
    bytesAtEnd: first ? sizeOf(first.state) : 0,
  };
}

/** Speed of the rules alone, on plain functions: what everything above them can at most reach. */
export const benchRules = () =>
  Object.fromEntries(
    Object.values(GAMES).map((game) => {
      const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
      return [game.id, counts.map((players) => benchGame(game, players))];
    }),
  );
