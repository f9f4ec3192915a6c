import type { Step } from '@morgenrot/engine';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Board, BoardState } from './board-store.ts';

export const BoardContext = createContext<Board | undefined>(undefined);

export function useBoardActions(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error('this belongs on a board');
  return board;
}

/** A part of the board's state as it is drawn; what is picked is compared member by member. */
export function useBoard<T>(pick: (state: BoardState) => T): T {
  return useStore(useBoardActions().drawn, useShallow(pick));
}

/** The step I am asked by, with what the game has written on it. */
export const useMyStep = (): Step | undefined =>
  useBoard(({ waiting, asked }) => waiting.find(({ id }) => id !== undefined && id === asked?.id));
