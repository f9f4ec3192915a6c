import { useEffect, useState } from 'react';
import { type Board, createBoard } from '../board/board-store.ts';
import type { BoardPlugin } from '../board/plugin.ts';
import { BoardContext } from '../board/use-board.ts';
import { usePreferences } from '../shell/preferences.ts';
import { BoardFrame } from '../table/board-page.tsx';
import { localMatch, type PracticeMatch } from './local-match.ts';
import '../styles/table/table.css';

/** A match without a server on its board. */
export function LocalBoard({ plugin, wish, title }: { plugin: BoardPlugin; wish: PracticeMatch; title: string }) {
  const [board] = useState<Board>(() => {
    const match = localMatch(wish, (source) => created.update(source));
    const created = createBoard(
      plugin,
      { act: match.act, undo: match.undo, showEarlierLog: () => undefined },
      () => usePreferences.getState().sendAtOnce,
      match.source(),
    );
    return created;
  });
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return (
    <BoardContext value={board}>
      <BoardFrame plugin={plugin} title={title} />
    </BoardContext>
  );
}
