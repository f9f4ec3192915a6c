import { useEffect, useMemo, useState } from 'react';
import { pageOf } from '../games/games.ts';
import { useGameTable } from '../games/use-game-table.ts';
import type { Language } from '../texts/languages.ts';
import { useWords } from '../texts/use-words.tsx';
import { dressed, wordsOf } from '../texts/words.ts';
import { type Book, entryIn } from './book-context.ts';
import { type GameReference, OWN_KIND } from './entry.ts';
import { keysEntry } from './keys.ts';
import { linkerFor } from './links.ts';
import { takeBookOf } from './store.ts';

/** The book of a game in the language of the page: fetched when it is wanted for the first time. */
export function useGameBook(game: string, isWanted: boolean): Book | 'failed' | undefined {
  const { language } = useWords();
  const table = useGameTable(game);
  const [loaded, setLoaded] = useState<{ language: Language; reference: GameReference }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => takeBookOf(game), [game]);
  useEffect(() => {
    let isHere = true;
    const load = pageOf(game)?.book?.[language];
    if (!(isWanted && load)) return;
    load().then(
      (reference) => {
        if (!isHere) return;
        setLoaded({ language, reference });
        setFailed(false);
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [game, language, isWanted]);
  const book = useMemo(() => {
    if (!table || loaded?.language !== language) return undefined;
    const words = wordsOf(language, table);
    const { reference } = loaded;
    const { searchHint, Picture, Drawings } = reference;
    const entries = [...reference.entries(words), keysEntry(words, reference.keys)];
    const entry = entryIn(entries, reference);
    const theirs = Object.entries(reference.kinds).map(([kind, name]) => [kind, dressed(name)]);
    const kinds = { ...Object.fromEntries(theirs), [OWN_KIND]: words.say('reference.kind.page') };
    return {
      entries,
      entry,
      kinds,
      searchHint: dressed(searchHint),
      links: linkerFor(entries, entry, reference.numbers),
      Picture,
      Drawings,
    };
  }, [table, loaded, language]);
  return book ?? (hasFailed ? 'failed' : undefined);
}
