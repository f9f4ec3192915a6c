import type { GameInfo } from '@morgenrot/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../net/api.ts';

const AGAIN = 3000;

interface Known {
  games: GameInfo[];
  /** The server has said which games it has, or could not be reached. */
  isTold: boolean;
}
const useKnown = create<Known>()(() => ({ games: [], isTold: false }));

async function fetchGames(): Promise<boolean> {
  const reply = await api.games();
  useKnown.setState({ isTold: true, ...(reply.ok && { games: reply.games }) });
  return reply.ok;
}

let fetching: Promise<boolean> | undefined;
/** Many parts of a page want to know: the server is asked until it answers. A game that it has later needs a newer page anyway. */
async function askOnce(): Promise<boolean> {
  fetching ??= fetchGames();
  const isThere = await fetching;
  if (!isThere) fetching = undefined;
  return isThere;
}

function useAsking(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = async (): Promise<void> => {
      const isThere = await askOnce();
      if (!(over || isThere)) timer = setTimeout(() => void load(), AGAIN);
    };
    void load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
}

/** The games of this server, those known from before at once; asked for again until the answer comes. */
export function useGames(): GameInfo[] {
  useAsking();
  return useKnown(({ games }) => games);
}

/** Whether it is known by now which games there are, or that nobody can say. */
export function useGamesTold(): boolean {
  useAsking();
  return useKnown(({ isTold }) => isTold);
}

/** One game of this server, once it has said which it has. */
export const useGameInfo = (id: string): GameInfo | undefined => useGames().find((game) => game.id === id);
