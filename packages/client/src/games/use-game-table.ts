import { useEffect, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { Language } from '../texts/languages.ts';
import type { TextTable } from '../texts/texts.ts';
import type { GamePage } from './game-page.ts';
import { pageOf } from './games.ts';

type Part = 'optionWords' | 'words';

/** What has been fetched is there at once for whoever asks later: a row of a list does not begin with bare keys. */
const fetched = new Map<string, TextTable>();
const nameFor = (part: Part, game: string | undefined, language: Language): string => `${part} ${language} ${game}`;

async function fetchTable(part: Part, page: GamePage, language: Language): Promise<TextTable> {
  try {
    const table = await (page[part] ?? page.words)[language]();
    fetched.set(nameFor(part, page.id, language), table);
    return table;
  } catch {
    // Without its words the game shows its keys; that the line is down is said elsewhere.
    return {};
  }
}

function useTable(part: Part, game: string | undefined): TextTable | undefined {
  const language = usePreferences((state) => state.language);
  const [table, setTable] = useState<TextTable>();
  const known = fetched.get(nameFor(part, game, language));
  useEffect(() => {
    let wanted = true;
    const page = pageOf(game);
    if (page && !fetched.has(nameFor(part, game, language)))
      void fetchTable(part, page, language).then((loaded) => wanted && setTable(loaded));
    return () => {
      wanted = false;
    };
  }, [part, game, language]);
  return known ?? table;
}

/** The words of a game, fetched when the first component asks for them; undefined until they are there. */
export const useGameTable = (game: string | undefined): TextTable | undefined => useTable('words', game);

/** What its options are called: the lobby needs no more of it. */
export const useOptionTable = (game: string | undefined): TextTable | undefined => useTable('optionWords', game);
