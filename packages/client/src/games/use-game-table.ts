import { useEffect, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { Language } from '../texts/languages.ts';
import type { Table } from '../texts/texts.ts';
import type { GamePage } from './game-page.ts';
import { pageOf } from './games.ts';

/** What has been fetched is there at once for whoever asks later: a row of a list does not begin with bare keys. */
const fetched = new Map<string, Table>();
const nameFor = (game: string | undefined, language: Language): string => `${language} ${game}`;

async function fetchTable({ id, words }: GamePage, language: Language): Promise<Table> {
  try {
    const table = await words[language]();
    fetched.set(nameFor(id, language), table);
    return table;
  } catch {
    // Without its words the game shows its keys; that the line is down is said elsewhere.
    return {};
  }
}

/** The words of a game, fetched when the first component asks for them; undefined until they are there. */
export function useGameTable(game: string | undefined): Table | undefined {
  const language = usePreferences((state) => state.language);
  const [table, setTable] = useState<Table>();
  const known = fetched.get(nameFor(game, language));
  useEffect(() => {
    let wanted = true;
    const page = pageOf(game);
    if (page && !fetched.has(nameFor(game, language)))
      void fetchTable(page, language).then((loaded) => wanted && setTable(loaded));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return known ?? table;
}
