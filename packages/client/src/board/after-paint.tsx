import type { ReactNode } from 'react';
import { BoardAtPace } from './board-at-pace.tsx';
import { useBoardActions } from './use-board.ts';

/**
 * What stands beside the decision: possessions, goals, dials, the log. They are most of what is drawn for a new state,
 * and they are drawn after the picture that shows the map and the next question, so that an answer is seen at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const board = useBoardActions();
  return (
    <BoardAtPace board={board} atOnce={0}>
      {children}
    </BoardAtPace>
  );
}
