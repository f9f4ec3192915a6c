import type { PlayerId, Step } from '@morgenrot/engine';
import type { State } from '@morgenrot/new-dawn';
import type { BoardState } from '../../board/board-store.ts';
import type { GameView } from '../../board/plugin.ts';
import { useBoard } from '../../board/use-board.ts';

/**
 * The one place where a view gets its game's type back: the table said which game and which rules it plays, and the
 * page compared both before it opened this board.
 */
export const stateOf = (view: GameView): State => view as unknown as State;

/** A part of the match as I may see it. */
export const useMatch = <T>(pick: (s: State, board: BoardState) => T): T =>
  useBoard((board) => pick(stateOf(board.view), board));

/** The step I am asked by, with what the game has written on it. */
export const useMyStep = (): Step | undefined =>
  useBoard(({ waiting, asked }) => waiting.find(({ id }) => id !== undefined && id === asked?.id));

/** The number of a step's field, where it has one. */
export function numberOf(step: Step | undefined, field: string): number | undefined {
  const value = step && Object.entries(step).find(([key]) => key === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}

export const seatIndex = (s: State, player: PlayerId): number => s.order.indexOf(player);
