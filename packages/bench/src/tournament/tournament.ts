import { STRENGTHS, type Strength } from '@morgenrot/bots';
import type { AnyGame, Options } from '@morgenrot/engine';
import { type Balance, balanceOf } from './balance.ts';
import { type Played, playMatch } from './play.ts';
import { mean, type Share, share } from './statistics.ts';

export interface TournamentOptions {
  seats: number;
  matches: number;
  players: readonly Strength[];
  seed: string;
  options: Options;
  playouts?: number;
  now: () => number;
  /** Told after every match. */
  progress?: (done: number) => void;
}

export interface Standing {
  /** Share of the matches won, shared wins shared. */
  wins: Share;
  meanPlace: number;
  /** Milliseconds of thinking for one answer. */
  msPerAnswer: number;
}

export interface Tournament {
  game: string;
  seats: number;
  matches: number;
  unfinished: number;
  meanRounds: number;
  meanDecisions: number;
  /** Line-ups, each with how often every strength in it won. */
  lineUps: { players: readonly Strength[]; standings: Partial<Record<Strength, Standing>> }[];
  balance: Balance;
}

/** With as many players as seats they play each other; with more, every pair (triple, …) of them does. */
export function lineUps(players: readonly Strength[], seats: number): Strength[][] {
  if (players.length === seats) return [[...players]];
  const choose = (from: readonly Strength[], left: number): Strength[][] =>
    left === 0 ? [[]] : from.flatMap((one, i) => choose(from.slice(i + 1), left - 1).map((rest) => [one, ...rest]));
  return choose(players, seats);
}

/** Seat by seat around the table: everybody begins from every seat equally often, on the same maps and dice. */
const rotated = (players: readonly Strength[], by: number): Strength[] =>
  players.map((_, i) => players[(i + by) % players.length] as Strength);

function standingOf(matches: readonly Played[], strength: Strength): Standing {
  const seated = matches.flatMap((match) =>
    match.seats.flatMap((player, seat) => (player === strength ? [{ match, seat }] : [])),
  );
  const won = seated.reduce(
    (sum, { match, seat }) => sum + (match.winners.includes(seat) ? 1 / match.winners.length : 0),
    0,
  );
  const spent = matches.flatMap(({ thought }) => thought[strength] ?? []);
  const ms =
    spent.reduce((sum, one) => sum + one.ms, 0) /
    Math.max(
      1,
      spent.reduce((sum, one) => sum + one.answers, 0),
    );
  return {
    // Of several seats of one strength at a table at most one wins: counted by tables.
    wins: share(won, matches.length),
    meanPlace: mean(seated.map(({ match, seat }) => match.places[seat] ?? 0)),
    msPerAnswer: Math.round(ms * 10) / 10,
  };
}

export function tournament(game: AnyGame, from: TournamentOptions): Tournament {
  const all: Played[] = [];
  const results = lineUps(from.players, from.seats).map((players) => {
    const matches: Played[] = [];
    for (let n = 0; n < from.matches; n++) {
      const seats = rotated(players, n % players.length);
      const seed = `${from.seed}-${Math.floor(n / players.length)}`;
      matches.push(playMatch(game, { options: from.options, seed, seats, playouts: from.playouts }, from.now));
      all.push(matches.at(-1) as Played);
      from.progress?.(all.length);
    }
    const strengths = STRENGTHS.filter((strength) => players.includes(strength));
    return {
      players,
      standings: Object.fromEntries(strengths.map((strength) => [strength, standingOf(matches, strength)])),
    };
  });
  return {
    game: game.id,
    seats: from.seats,
    matches: all.length,
    unfinished: all.filter(({ winners }) => winners.length === 0).length,
    meanRounds: mean(all.map(({ rounds }) => rounds)),
    meanDecisions: mean(all.map(({ decisions }) => decisions)),
    lineUps: results,
    balance: balanceOf(game, from.options, all),
  };
}
