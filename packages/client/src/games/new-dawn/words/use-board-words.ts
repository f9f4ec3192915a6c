import { useMemo } from 'react';
import { useWords } from '../../../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../../../texts/words.ts';
import { type BoardKey, boardTextsOf } from './board-texts.ts';

export type { BoardKey } from './board-texts.ts';

/** The page's words, the game's words (`find`, `word`), and this board's own (`tell`). */
export interface BoardWords extends Words {
  tell(key: BoardKey, values?: Values): string;
  /** A word of the game by its key; the key itself if the game has none. */
  word(key: string, values?: Values): string;
}

export const boardWords = (words: Words): BoardWords => ({
  ...words,
  tell: (key, values) => sayFrom<BoardKey>(words.language, boardTextsOf(words.language))(key, values),
  word: (key, values) => words.find(key, values) ?? key,
});

export function useBoardWords(): BoardWords {
  const words = useWords();
  return useMemo(() => boardWords(words), [words]);
}
