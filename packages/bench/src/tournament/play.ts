import { chooseAnswer, diceFrom } from '@morgenrot/bots';
import {
  type AnyGame,
  asked,
  give,
  type Options,
  open,
  type PlayerId,
  type Strength,
  sha256Hex,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import { type Had, hadIn } from './had.ts';

/** Somebody who plays: a strength, with its own number of playouts for an answer or another one. */
export interface Entrant {
  /** As it was asked for: `settler`, or `settler:24`. */
  name: string;
  strength: Strength;
  playouts?: number;
}

export interface Pairing {
  options: Options;
  seed: string;
  /** Who plays, seat by seat; nobody looks at a clock. */
  seats: readonly Entrant[];
}

export interface Played extends Had {
  /** The names of those who played, seat by seat. */
  seats: readonly string[];
  /** The seat that has the first turn. */
  begins: number;
  /** Seats that share the first place; empty when the match was left. */
  winners: number[];
  /** The place of every seat, 1 for the first; shared places are the same number. */
  places: number[];
  rounds: number;
  /** Points of every seat in the end, where the game counts them. */
  points?: number[];
  decisions: number;
  /** Milliseconds and answers by name. */
  thought: Record<string, { ms: number; answers: number }>;
}

/** A match that has not ended after so many answers is left without a winner. */
const MOST_DECISIONS = 8000;

const seedOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 8), 16);

/** Plays a match among players that get what a seat gets, and nothing else. */
export function playMatch(game: AnyGame, pairing: Pairing, now: () => number): Played {
  const players: PlayerId[] = pairing.seats.map((_, i) => String(i));
  const { state, chance } = startMatch(game, { players, options: pairing.options, seed: pairing.seed });
  const dice = players.map((player) => diceFrom(seedOf(`${pairing.seed} ${player}`)));
  const begins = Number(game.turnOf(state).player);
  const thought: Played['thought'] = {};
  const news = [...state.news];
  let decisions = 0;
  for (let by = open(state)[0]?.player; by !== undefined && decisions < MOST_DECISIONS; by = open(state)[0]?.player) {
    const seat = Number(by);
    const { name, strength, playouts } = pairing.seats[seat] as Entrant;
    const began = now();
    const view = viewOf(game, state, by);
    const budget = { ms: Number.POSITIVE_INFINITY, ...(playouts && { playouts }) };
    const choice = chooseAnswer(strength, {
      game,
      view,
      me: by,
      players,
      dice: dice[seat] ?? diceFrom(0),
      now,
      budget,
    });
    const spent = thought[name] ?? { ms: 0, answers: 0 };
    thought[name] = { ms: spent.ms + now() - began, answers: spent.answers + 1 };
    if (!choice) throw new Error(`${name} says nothing to ${asked(game.handlers, state, by)?.kind}`);
    const verdict = give(game, state, by, choice.step, choice.value, chance);
    if (!verdict.ok) throw new Error(`${name} answers what is not offered: ${verdict.reason.key}`);
    news.push(...state.news);
    decisions++;
  }
  const ranking = game.outcome(state)?.ranking ?? [];
  const placeOf = (player: PlayerId): number =>
    1 +
    ranking
      .slice(
        0,
        Math.max(
          0,
          ranking.findIndex((place) => place.includes(player)),
        ),
      )
      .flat().length;
  return {
    seats: pairing.seats.map(({ name }) => name),
    begins,
    winners: (ranking[0] ?? []).map(Number),
    places: players.map(placeOf),
    rounds: game.roundOf?.(state) ?? 0,
    ...(game.pointsOf && { points: players.map((player) => game.pointsOf?.(state, player) ?? 0) }),
    decisions,
    ...hadIn(game, pairing.options, players, news),
    thought,
  };
}
