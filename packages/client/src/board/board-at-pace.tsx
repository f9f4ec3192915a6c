import { type ReactNode, useEffect, useState } from 'react';
import type { Board } from './board-store.ts';
import { drawnAtPace } from './drawing.ts';
import { BoardContext } from './use-board.ts';

/** What somebody has done and what came of it are seen at once; states that come faster than pictures share one. */
const AT_ONCE = 2;

interface Props {
  board: Board;
  atOnce?: number;
  children: ReactNode;
}

/** A board whose parts are drawn no more often than they can be painted. */
export function BoardAtPace({ board, atOnce = AT_ONCE, children }: Props) {
  const [paced] = useState(() => drawnAtPace(board, { atOnce }));
  useEffect(() => paced.follow(), [paced]);
  return <BoardContext value={paced.board}>{children}</BoardContext>;
}
