import type { TableInfo } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Board, type BoardSource, createBoard } from '../board/board-store.ts';
import type { BoardPlugin } from '../board/plugin.ts';
import { usePreferences } from '../shell/preferences.ts';
import type { Session, SessionState } from './session/session.ts';
import type { TablePageState } from './session/table-state.ts';

function tableOf({ table }: SessionState): TablePageState & { match: NonNullable<TablePageState['match']> } {
  if (!table?.match) throw new Error('a board needs a match');
  return { ...table, match: table.match };
}

function sourceOf(state: SessionState): BoardSource {
  const { info, seat, eyes, match, log } = tableOf(state);
  return {
    view: match.view,
    n: match.n,
    undos: match.undos,
    me: seat,
    eyes,
    place: info.id,
    seats: info.seats,
    log,
    moreLog: state.moreLog,
    undo: match.undo,
    sending: state.pending !== undefined,
    online: state.connection === 'online',
    over: info.status === 'over',
    refused: state.refused,
    ranking: info.outcome?.ranking,
  };
}

/** The board of a table: fed by the session, answering through it. */
export function useTableBoard(session: Session, plugin: BoardPlugin): { board: Board; info: TableInfo } {
  const [board] = useState(() =>
    createBoard(
      plugin,
      { act: session.act, undo: session.undo, showEarlierLog: () => void session.showEarlierLog() },
      () => usePreferences.getState().sendAtOnce,
      sourceOf(session.store.getState()),
    ),
  );
  useEffect(() => {
    const feed = (): void => board.update(sourceOf(session.store.getState()));
    feed();
    return session.store.subscribe(feed);
  }, [board, session]);
  return { board, info: useStore(session.store, (state) => tableOf(state).info) };
}
