import type { AnyGame, Options } from '@morgenrot/engine';
import { type Balance, balanceOf } from './balance.ts';
import { type Entrant, type Played, playMatch } from './play.ts';
import { mean, type Share, share } from './statistics.ts';

export interface TournamentOptions {
  seats: number;
  matches: number;
  players: readonly Entrant[];
  seed: string;
  options: Options;
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
  /** Line-ups, each with how often everybody in it won. */
  lineUps: { players: readonly string[]; standings: Record<string, Standing> }[];
  balance: Balance;
}

/** With as many players as seats they play each other; with more, every pair (triple, …) of them does. */
export function lineUps(players: readonly Entrant[], seats: number): Entrant[][] {
  if (players.length === seats) return [[...players]];
  const choose = (from: readonly Entrant[], left: number): Entrant[][] =>
    left === 0 ? [[]] : from.flatMap((one, i) => choose(from.slice(i + 1), left - 1).map((rest) => [one, ...rest]));
  return choose(players, seats);
}

/** Seat by seat around the table: everybody begins from every seat equally often, on the same maps and dice. */
const rotated = (players: readonly Entrant[], by: number): Entrant[] =>
  players.map((_, i) => players[(i + by) % players.length] as Entrant);

/** After so many seatings everybody sits where they sat: from there on another map is played. */
function seatings(players: readonly Entrant[]): number {
  const names = (by: number): string =>
    rotated(players, by)
      .map(({ name }) => name)
      .join();
  let count = 1;
  while (names(count) !== names(0)) count++;
  return count;
}

function standingOf(matches: readonly Played[], name: string): Standing {
  const seated = matches.flatMap((match) =>
    match.seats.flatMap((player, seat) => (player === name ? [{ match, seat }] : [])),
  );
  const won = seated.reduce(
    (sum, { match, seat }) => sum + (match.winners.includes(seat) ? 1 / match.winners.length : 0),
    0,
  );
  const spent = matches.flatMap(({ thought }) => thought[name] ?? []);
  const ms =
    spent.reduce((sum, one) => sum + one.ms, 0) /
    Math.max(
      1,
      spent.reduce((sum, one) => sum + one.answers, 0),
    );
  return {
    // Of several seats of one name at a table at most one wins: counted by tables.
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
      const seed = `${from.seed}-${Math.floor(n / seatings(players))}`;
      matches.push(playMatch(game, { options: from.options, seed, seats }, from.now));
      all.push(matches.at(-1) as Played);
      from.progress?.(all.length);
    }
    const names = [...new Set(players.map(({ name }) => name))];
    return {
      players: players.map(({ name }) => name),
      standings: Object.fromEntries(names.map((name) => [name, standingOf(matches, name)])),
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
