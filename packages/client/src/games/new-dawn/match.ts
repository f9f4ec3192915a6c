import type { PlayerId, Step } from '@morgenrot/engine';
import { readingForGood, type State } from '@morgenrot/new-dawn';
import { useRef } from 'react';
import type { BoardState } from '../../board/board-store.ts';
import { isAlike } from '../../board/is-alike.ts';
import type { GameView } from '../../board/plugin.ts';
import { useBoard } from '../../board/use-board.ts';

/**
 * The one place where a view gets its game's type back: the table said which game and which rules it plays, and the
 * page compared both before it opened this board.
 */
export const stateOf = (view: GameView): State => view as unknown as State;

/**
 * A part of the match as I may see it. It is worked out anew for a new state, and not because something was picked, sent
 * or said: much of it counts the whole map.
 */
export function useMatch<T>(pick: (s: State, board: Pick<BoardState, 'me'>) => T): T {
  let known: { view: GameView; me: PlayerId | null; part: T } | undefined;
  return useBoard((board) => {
    if (known?.view !== board.view || known.me !== board.me) {
      const s = stateOf(board.view);
      known = { view: board.view, me: board.me, part: readingForGood(s, () => pick(s, board)) };
    }
    return known.part;
  });
}

/** The same for parts that are put together anew each time: one that says the same as before is the one of before. */
export function useMatchAlike<T>(pick: (s: State, board: Pick<BoardState, 'me'>) => T): T {
  const before = useRef<T>(undefined);
  return useMatch((s, board) => {
    const part = pick(s, board);
    if (before.current === undefined || !isAlike(before.current, part)) before.current = part;
    return before.current;
  });
}

/** The step I am asked by, with what the game has written on it. */
export const useMyStep = (): Step | undefined =>
  useBoard(({ waiting, asked }) => waiting.find(({ id }) => id !== undefined && id === asked?.id));

/** The number of a step's field, where it has one. */
export function numberOf(step: Step | undefined, field: string): number | undefined {
  const value = step && Object.entries(step).find(([key]) => key === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}

export const seatIndex = (s: State, player: PlayerId): number => s.order.indexOf(player);
