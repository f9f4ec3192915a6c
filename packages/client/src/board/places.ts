import type { Option, Step } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { useCallback } from 'react';
import type { GameView } from './plugin.ts';
import { useBoard, useBoardActions, useMyStep } from './use-board.ts';

/**
 * Somewhere on a board where pieces lie and questions are answered: a space, a ring, a square. Only its game knows what
 * the name means; to the board it is a word without blanks, and stands on an element as `data-place`.
 */
export type PlaceWord = string;

/** Where a game's options and words belong on its board. */
export interface Places {
  /** Does this value, in a line of the log or in a reason, name a place? */
  isPlace(value: string): boolean;
  /** Where an option is answered on the board, if anywhere. */
  placeOf(view: GameView, step: Step | undefined, option: Option): PlaceWord | undefined;
}

/** A game whose board has no places: everything is answered in the prompt. */
const NOWHERE: Places = { isPlace: () => false, placeOf: () => undefined };

/** What a game says of its places; where it says nothing of its options, the names of places among them are meant. */
export function placesFrom({ isPlace = NOWHERE.isPlace, placeOf }: Partial<Places>): Places {
  return { isPlace, placeOf: placeOf ?? ((_view, _step, option) => (isPlace(option) ? option : undefined)) };
}

/** The places that a line of the log speaks of. */
export const placesIn = ({ params }: Pick<LogLine, 'params'>, isPlace: Places['isPlace']): PlaceWord[] =>
  Object.values(params ?? {}).filter((value): value is PlaceWord => typeof value === 'string' && isPlace(value));

export type PlaceOf = (option: Option) => PlaceWord | undefined;

/** Where an option of the question I am asked is answered. */
export function usePlaceOf(): PlaceOf {
  const { places } = useBoardActions();
  const view = useBoard((board) => board.view);
  const step = useMyStep();
  return useCallback((option) => places.placeOf(view, step, option), [places, view, step]);
}

/** The option that a place stands for: one that is answered there, or the place itself. */
export const optionAt = (options: readonly Option[], place: PlaceWord, placeOf: PlaceOf): Option =>
  options.find((option) => placeOf(option) === place) ?? place;

/**
 * Whether an option is answered on the board alone: it bears the name of its place, so the place is its button. Any
 * other option has a button in the prompt besides.
 */
export const isOnBoard = (placeOf: PlaceOf, option: Option): boolean => placeOf(option) === option;
