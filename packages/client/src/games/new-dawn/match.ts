import type { PlayerId, Step } from '@morgenrot/engine';
import { readingForGood, type State } from '@morgenrot/new-dawn';
import type { GameView } from '../../board/plugin.ts';
import { type Look, stateIn, useAlike, useMatchPart } from '../../kits/board/match-hooks.ts';

export const stateOf = (view: GameView): State => stateIn<State>(view);

/** A part of the match as I may see it: much of it counts the whole map. */
export const useMatch = <T>(look: Look<State, T>): T => useMatchPart(look, readingForGood);

/** The same for parts that are put together anew each time. */
export const useMatchAlike = <T>(look: Look<State, T>): T => useMatch(useAlike(look));

/** The number of a step's field, where it has one. */
export function playerNumberOf(step: Step | undefined, field: string): number | undefined {
  const value = step && Object.entries(step).find(([key]) => key === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}

export const seatIndex = (s: State, player: PlayerId): number => s.order.indexOf(player);
