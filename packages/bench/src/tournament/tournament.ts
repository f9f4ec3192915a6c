import type { AnyGame, Options } from '@morgenrot/engine';
import { type Balance, balanceOf } from './balance.ts';
import type { Lane } from './lanes.ts';
import type { Entrant, Pairing, Played } from './play.ts';
import { lengths, mean, type RoundCounts, type ShareOfAll, share } from './statistics.ts';

export interface TournamentOptions {
  seats: number;
  matches: number;
  players: readonly Entrant[];
  seed: string;
  options: Options;
  /** Where matches are played, one after another in each. */
  lanes: readonly Lane[];
  /** Told after every match. */
  progress?: (done: number, of: number) => void;
}

interface Standing {
  /** Share of the matches won, shared wins shared. */
  wins: ShareOfAll;
  meanPlace: number;
  /** Milliseconds of a core for one answer. */
  msPerAnswer: number;
}

export interface Tournament {
  game: string;
  seats: number;
  matches: number;
  unfinished: number;
  meanRounds: number;
  meanDecisions: number;
  /** Line-ups, each with how often everybody in it won and how long that took. */
  lineUps: { players: readonly string[]; standings: Record<string, Standing>; rounds: RoundCounts }[];
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

/** All matches of a line-up, each from another seat; a map is left when everybody has sat everywhere. */
const pairingsOf = (players: readonly Entrant[], { matches, seed, options }: TournamentOptions): Pairing[] =>
  Array.from({ length: matches }, (_, n) => ({
    options,
    seed: `${seed}-${Math.floor(n / seatings(players))}`,
    seats: rotated(players, n % players.length),
  }));

/** Plays them all, in the order in which they are named as far as lanes are free. */
async function playAll(pairings: readonly Pairing[], { lanes, progress }: TournamentOptions): Promise<Played[]> {
  const all: Played[] = [];
  let begun = 0;
  let done = 0;
  const playOn = async (lane: Lane): Promise<void> => {
    while (begun < pairings.length) {
      const n = begun++;
      all[n] = await lane.play(pairings[n] as Pairing);
      progress?.(++done, pairings.length);
    }
  };
  await Promise.all(lanes.map(playOn));
  return all;
}

export async function tournament(game: AnyGame, from: TournamentOptions): Promise<Tournament> {
  const groups = lineUps(from.players, from.seats);
  const all = await playAll(
    groups.flatMap((players) => pairingsOf(players, from)),
    from,
  );
  const results = groups.map((players, i) => {
    const matches = all.slice(i * from.matches, (i + 1) * from.matches);
    const names = [...new Set(players.map(({ name }) => name))];
    return {
      players: players.map(({ name }) => name),
      standings: Object.fromEntries(names.map((name) => [name, standingOf(matches, name)])),
      rounds: lengths(matches.map(({ rounds }) => rounds)),
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
