import type { PlayerId } from '@morgenrot/engine';
import { useRef } from 'react';
import type { BoardState } from '../../board/board-store.ts';
import { isAlike } from '../../board/is-alike.ts';
import type { GameView } from '../../board/plugin.ts';
import { useBoard } from '../../board/use-board.ts';

/** What a game does around everything that reads one state, to read it only once. */
export type Reading<S> = <T>(s: S, read: () => T) => T;

/** Takes a part out of a match, as I may see it. */
export type Look<S, T> = (s: S, board: Pick<BoardState, 'me'>) => T;

/**
 * The one place where a view gets its game's type back: the table said which game and which rules it plays, and the page
 * compared both before it opened this board.
 */
export const stateIn = <S>(view: GameView): S => view as unknown as S;

/**
 * A part of the match, for the hook that each game makes of it. It is worked out anew for a new state, and not because
 * something was picked, sent or said.
 */
export function useMatchPart<S, T>(look: Look<S, T>, reading: Reading<S> = (_s, read) => read()): T {
  let known: { view: GameView; me: PlayerId | null; part: T } | undefined;
  return useBoard((board) => {
    if (known?.view !== board.view || known.me !== board.me) {
      const s = stateIn<S>(board.view);
      known = { view: board.view, me: board.me, part: reading(s, () => look(s, board)) };
    }
    return known.part;
  });
}

/** For parts that are put together anew each time: one that says the same as before is the one of before. */
export function useAlike<S, T>(look: Look<S, T>): Look<S, T> {
  const before = useRef<T>(undefined);
  return (s, board) => {
    const part = look(s, board);
    if (before.current === undefined || !isAlike(before.current, part)) before.current = part;
    return before.current;
  };
}
