import type { AnyGame, Options } from '../game.ts';
import { viewOf } from '../view.ts';
import { inspect, type Playout, playout } from './playout.ts';

export interface SimulateOptions {
  players: number;
  matches: number;
  seed: string;
  options: Options;
  /** Look at every state as well: plain data, invariants, views. Slower, and finds more. */
  strict?: boolean;
  /** Milliseconds since whenever; the engine itself knows no clock. */
  now: () => number;
}

export interface Simulation {
  game: string;
  players: number;
  matches: number;
  finished: number;
  stuck: number;
  errors: number;
  decisions: number;
  decisionsPerSecond: number;
  meanDecisions: number;
  /** What plays the first failed match again, and what went wrong there. */
  firstFailure?: { seed: string; repeat: string; message: string };
}

/** Match number i of a series has a seed of its own, so that it can be repeated alone as match 0 of that seed. */
const seedOf = (seed: string, match: number): string => (match === 0 ? seed : `${seed}-${match}`);

function playOne(game: AnyGame, { players, options, strict }: SimulateOptions, seed: string): Playout {
  const seats = Array.from({ length: players }, (_, i) => String(i));
  return playout(game, {
    players,
    options,
    seed,
    ...(strict && { eachState: (s) => inspect(game, s, (me) => viewOf(game, s, me), seats) }),
  });
}

const repeatLine = (game: AnyGame, { players }: SimulateOptions, seed: string): string =>
  `pnpm simulate --game ${game.id} --players ${players} --matches 1 --seed ${seed} --json`;

export function simulate(game: AnyGame, from: SimulateOptions): Simulation {
  const began = from.now();
  const sum = { finished: 0, stuck: 0, errors: 0, decisions: 0 };
  let firstFailure: Simulation['firstFailure'];
  for (let match = 0; match < from.matches; match++) {
    const seed = seedOf(from.seed, match);
    try {
      const { finished, decisions } = playOne(game, from, seed);
      sum.decisions += decisions;
      sum[finished ? 'finished' : 'stuck']++;
      if (!finished)
        firstFailure ??= { seed, repeat: repeatLine(game, from, seed), message: `stuck after ${decisions}` };
    } catch (error) {
      sum.errors++;
      firstFailure ??= { seed, repeat: repeatLine(game, from, seed), message: String(error) };
    }
  }
  const seconds = Math.max((from.now() - began) / 1000, 0.001);
  return {
    game: game.id,
    players: from.players,
    matches: from.matches,
    ...sum,
    decisionsPerSecond: Math.round(sum.decisions / seconds),
    meanDecisions: from.matches ? Math.round((sum.decisions / from.matches) * 10) / 10 : 0,
    ...(firstFailure && { firstFailure }),
  };
}
