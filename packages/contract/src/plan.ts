import type { AnyGame, PlayerId, Step, Steps } from '@morgenrot/engine';
import { type Sitting, sittingsOf } from '@morgenrot/engine/simulate';

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

/** Tables for each number of players there can be, with any options that go together. */
export const sittings = ({ game, matches = MATCHES }: Contract, name: string): Sitting[] =>
  sittingsOf(game, matches, name);

/** What is thrown says where. */
export const where = ({ players, options, seed }: Sitting, s: Steps<Step>): string =>
  `${players} players, seed "${seed}", ${JSON.stringify(options)}, after ${s.decisions} answers`;
