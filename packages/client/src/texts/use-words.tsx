import { createContext, type ReactNode, use, useMemo } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import type { TextTable } from './texts.ts';
import { type Words, wordsOf } from './words.ts';

const WordsContext = createContext<Words>(wordsOf('en'));

export const useWords = (): Words => use(WordsContext);

export function WordsProvider({ table, children }: { table?: TextTable; children: ReactNode }) {
  const language = usePreferences((state) => state.language);
  const words = useMemo(() => wordsOf(language, table), [language, table]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
