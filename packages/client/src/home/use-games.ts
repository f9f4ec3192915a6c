import type { GameInfo } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';

const AGAIN = 3000;

/** The games of this server; asked for again until the answer comes. */
export function useGames(): GameInfo[] {
  const [games, setGames] = useState<GameInfo[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = async (): Promise<void> => {
      const reply = await api.games();
      if (over) return;
      if (reply.ok) setGames(reply.games);
      else timer = setTimeout(() => void load(), AGAIN);
    };
    void load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return games;
}
