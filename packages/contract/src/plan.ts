import {
  type AnyGame,
  anyOptions,
  chance,
  type Options,
  type PlayerId,
  type Step,
  type Steps,
  seatsAtMost,
  seatsFor,
  specsFor,
} from '@morgenrot/engine';

export type PlannedTable = Readonly<Record<string, string>>;

/** What a game brings to its contract. */
export interface Contract {
  game: AnyGame;
  words: { en: PlannedTable; de: PlannedTable };
  /**
   * All that is hidden from somebody, by name: where it stands in the state. Each has to be otherwise, at least once, in
   * a state that somebody cannot tell from the real one.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the state is the game's own, and only the game knows its form
  secrets: Readonly<Record<string, (s: any) => unknown>>;
  /** Names that must not stand anywhere in the view of `me`: of cards that only others know, where names tell them. */
  // biome-ignore lint/suspicious/noExplicitAny: the state is the game's own, and only the game knows its form
  markers?: (s: any, me: PlayerId) => readonly string[];
  /** Options that the page shows otherwise than by a word of the game: places on a board, things by their names. */
  shown?: (kind: string, option: string) => boolean;
  /** Bytes of JSON: the largest state, and the mean of what one viewer is told of one answer. */
  budget: { state: number; broadcast: number };
  /** Random matches for each number of players; 4 if absent. */
  matches?: number;
  /** Where a random match is left; 400 if absent. */
  mostDecisions?: number;
  /** Every so many states are looked at closely; every one if absent. */
  every?: number;
}

export const MATCHES = 4;
export const MOST_DECISIONS = 400;

export const seatsFrom = (players: number): PlayerId[] => Array.from({ length: players }, (_, i) => String(i));

export interface Sitting {
  players: number;
  options: Options;
  seed: string;
}

/** Tables for each number of players there can be, with any options that go together. */
export function sittings({ game, matches = MATCHES }: Contract, name: string): Sitting[] {
  const { min, max } = seatsAtMost(game.seats, game.options);
  return Array.from({ length: (max - min + 1) * matches }, (_, n): Sitting[] => {
    const wished = min + (n % (max - min + 1));
    const seed = `${name} ${n}`;
    const specs = specsFor(game.options, wished);
    for (let tried = 0; tried < 50; tried++) {
      const options = anyOptions(specs, {}, chance({ seed: `options of ${seed} ${tried}`, drawn: 0 }).below);
      const seats = seatsFor(game.seats, game.options, options);
      if (wished >= seats.min && wished <= seats.max) return [{ players: wished, options, seed }];
    }
    return [];
  }).flat();
}

/** What is thrown says where. */
export const where = ({ players, options, seed }: Sitting, s: Steps<Step>): string =>
  `${players} players, seed "${seed}", ${JSON.stringify(options)}, after ${s.decisions} answers`;
