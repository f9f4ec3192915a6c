import { useMemo } from 'react';
import type { Language } from '../../../texts/languages.ts';
import { useWords } from '../../../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../../../texts/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type BoardKey = keyof typeof en;

/** The page's words, the game's words (`find`, `word`), and this board's own (`tell`). */
export interface BoardWords extends Words {
  tell(key: BoardKey, values?: Values): string;
  /** A word of the game by its key; the key itself if the game has none. */
  word(key: string, values?: Values): string;
}

export const BOARD_TEXTS: Record<Language, Record<BoardKey, string>> = { en, de };

export const boardWords = (words: Words): BoardWords => ({
  ...words,
  tell: sayFrom<BoardKey>(words.language, BOARD_TEXTS[words.language]),
  word: (key, values) => words.find(key, values) ?? key,
});

export function useBoardWords(): BoardWords {
  const words = useWords();
  return useMemo(() => boardWords(words), [words]);
}
