import { type ReactNode, useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Board, BoardState } from './board-store.ts';
import { BoardContext, useBoardActions } from './use-board.ts';

/** A page that is not painted, in a tab behind others, has to go on all the same. */
const AT_LATEST_MS = 200;

/** Once, after the next picture has been painted. */
function afterPaint(task: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST_MS);
  return () => {
    isDone = true;
  };
}

/** The same board, which tells what has become of it one picture later. */
function followed(board: Board): { later: Board; follow: () => () => void } {
  const store = createStore<BoardState>()(() => board.store.getState());
  const catchUp = (): void => store.setState(board.store.getState(), true);
  return {
    later: { ...board, store },
    follow() {
      let stop: (() => void) | undefined;
      catchUp();
      const unfollow = board.store.subscribe(() => {
        stop ??= afterPaint(() => {
          stop = undefined;
          catchUp();
        });
      });
      return () => {
        unfollow();
        stop?.();
      };
    },
  };
}

/**
 * What stands beside the decision: possessions, goals, dials, the log. They are most of what is drawn for a new state,
 * and they are drawn after the picture that shows the map and the next question, so that an answer is seen at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const board = useBoardActions();
  const [{ later, follow }] = useState(() => followed(board));
  useEffect(() => follow(), [follow]);
  return <BoardContext value={later}>{children}</BoardContext>;
}
