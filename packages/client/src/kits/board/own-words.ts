import { useMemo } from 'react';
import type { Language } from '../../texts/languages.ts';
import { useWords } from '../../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../../texts/words.ts';

/** The page's words, the game's words (`find`, `word`), and a board's own (`tell`). */
export interface OwnWords<K extends string> extends Words {
  tell(key: K, values?: Values): string;
  /** A word of the game by its key; the key itself if the game has none. */
  word(key: string, values?: Values): string;
}

/** The words that a game's board brings for itself, by language: every key is known to the compiler. */
export type OwnTexts<K extends string> = Map<Language, Readonly<Record<K, string>>>;

function textsIn<K extends string>(own: OwnTexts<K>, language: Language): Readonly<Record<K, string>> {
  // While another language is on its way, the board goes on in the one before.
  const texts = own.get(language) ?? [...own.values()][0];
  if (!texts) throw new Error('the words of the board have not been fetched');
  return texts;
}

export const ownWords = <K extends string>(own: OwnTexts<K>, words: Words): OwnWords<K> => ({
  ...words,
  tell: (key, values) => sayFrom<K>(words.language, textsIn(own, words.language))(key, values),
  word: (key, values) => words.find(key, values) ?? key,
});

export function useOwnWords<K extends string>(own: OwnTexts<K>): OwnWords<K> {
  const words = useWords();
  return useMemo(() => ownWords(own, words), [own, words]);
}
