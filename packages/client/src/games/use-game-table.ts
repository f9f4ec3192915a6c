import { useEffect, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { Table } from '../texts/texts.ts';
import { gameWords, isKnownGame } from './games.ts';

/** The words of a game, fetched when the first component asks for them; undefined until they are there. */
export function useGameTable(game: string | undefined): Table | undefined {
  const language = usePreferences((state) => state.language);
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    let wanted = true;
    if (game !== undefined && isKnownGame(game)) {
      gameWords[game][language]().then(
        (loaded) => wanted && setTable(loaded),
        // Without its words the game shows its keys; that the line is down is said elsewhere.
        () => wanted && setTable({}),
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return table;
}
