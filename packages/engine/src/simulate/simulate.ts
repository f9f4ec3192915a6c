import { anyOptions, specsFor } from '../answers/options.ts';
import { chance } from '../chance.ts';
import type { AnyGame, Options } from '../game.ts';
import { viewOf } from '../view.ts';
import { greedyChooser } from './greedy.ts';
import { type Chooser, type Ending, inspect, type Playout, playout, randomChooser, Usage } from './playout.ts';

/** A chooser for each match: it may make plans. */
export const CHOOSERS = { random: () => randomChooser, greedy: greedyChooser } as const satisfies Record<
  string,
  () => Chooser
>;
export type ChooserName = keyof typeof CHOOSERS;

export interface SimulateOptions {
  players: number;
  matches: number;
  seed: string;
  options: Options;
  /** These options stay as they are; the others are chosen anew for each match, by its seed. Absent: all stay. */
  kept?: readonly string[];
  player?: ChooserName;
  /** Look at every state as well: plain data, invariants, views. Slower, and finds more. */
  strict?: boolean;
  mostDecisions?: number;
  /** Milliseconds since whenever; the engine itself knows no clock. */
  now: () => number;
}

export interface Simulation extends Record<Ending, number> {
  game: string;
  players: number;
  matches: number;
  player: ChooserName;
  errors: number;
  decisions: number;
  decisionsPerSecond: number;
  meanDecisions: number;
  /** Rounds of the matches that ended; absent where the game counts none or none ended. */
  meanRounds?: number;
  /** What is in the box and never came up. */
  neverSeen: string[];
  /** What plays the first failed match again, and what went wrong there. */
  firstFailure?: { seed: string; repeat: string; message: string };
}

/** Match number i of a series has a seed of its own, so that it can be repeated alone as match 0 of that seed. */
const seedOf = (seed: string, match: number): string => (match === 0 ? seed : `${seed}-${match}`);

/** The options of one match of the series. */
function optionsOf(game: AnyGame, { players, options, kept }: SimulateOptions, seed: string): Options {
  if (!kept) return options;
  const fixed = Object.fromEntries(kept.map((key) => [key, options[key] ?? '']));
  return anyOptions(specsFor(game.options, players), fixed, chance({ seed: `options of ${seed}`, drawn: 0 }).below);
}

/** What has come up so far, and the options it is measured by. */
interface Seen {
  usage: Usage;
  /** One of each box that was played with, by what is in it. */
  boxes: Map<string, Options>;
}

function playOne(
  game: AnyGame,
  from: SimulateOptions,
  options: Options,
  seed: string,
  { usage, boxes }: Seen,
): Playout {
  boxes.set(JSON.stringify(game.inventory?.(options)), options);
  const seats = Array.from({ length: from.players }, (_, i) => String(i));
  return playout(game, {
    players: from.players,
    options,
    seed,
    chooser: CHOOSERS[from.player ?? 'random'](),
    ...(from.mostDecisions && { mostDecisions: from.mostDecisions }),
    eachState: (s) => {
      usage.note(s.news);
      if (from.strict) inspect(game, s, (me) => viewOf(game, s, me), seats);
    },
  });
}

const neverSeen = (game: AnyGame, { usage, boxes }: Seen): string[] => [
  ...new Set([...boxes.values()].flatMap((options) => usage.missing(game, options))),
];

const repeatLine = (game: AnyGame, from: SimulateOptions, options: Options, seed: string): string =>
  `pnpm simulate --game ${game.id} --players ${from.players} --matches 1 --seed ${seed} --player ${from.player ?? 'random'} --options '${JSON.stringify(options)}'${from.mostDecisions ? ` --most ${from.mostDecisions}` : ''} --json`;

/** Plays a series of matches and adds up what came of them. */
export function simulate(game: AnyGame, from: SimulateOptions): Simulation {
  const began = from.now();
  const sum = { finished: 0, stuck: 0, unfinished: 0, errors: 0, decisions: 0 };
  const rounds: number[] = [];
  const seen: Seen = { usage: new Usage(), boxes: new Map() };
  let firstFailure: Simulation['firstFailure'];
  for (let match = 0; match < from.matches; match++) {
    const seed = seedOf(from.seed, match);
    const options = optionsOf(game, from, seed);
    const fail = (message: string) => {
      firstFailure ??= { seed, repeat: repeatLine(game, from, options, seed), message };
    };
    try {
      const { ending, decisions, state } = playOne(game, from, options, seed, seen);
      sum.decisions += decisions;
      sum[ending]++;
      if (ending === 'stuck') fail(`stuck after ${decisions} answers`);
      if (ending === 'finished' && game.roundOf) rounds.push(game.roundOf(state));
    } catch (error) {
      sum.errors++;
      fail(String(error));
    }
  }
  const seconds = Math.max((from.now() - began) / 1000, 0.001);
  const mean = (total: number, count: number) => Math.round((total / Math.max(count, 1)) * 10) / 10;
  return {
    game: game.id,
    players: from.players,
    matches: from.matches,
    player: from.player ?? 'random',
    ...sum,
    decisionsPerSecond: Math.round(sum.decisions / seconds),
    meanDecisions: mean(sum.decisions, from.matches),
    ...(rounds.length > 0 && {
      meanRounds: mean(
        rounds.reduce((a, b) => a + b, 0),
        rounds.length,
      ),
    }),
    neverSeen: neverSeen(game, seen),
    ...(firstFailure && { firstFailure }),
  };
}
