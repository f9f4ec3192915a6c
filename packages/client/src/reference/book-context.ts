import { createContext, use } from 'react';
import type { BookEntry, EntryId, GameReference } from './entry.ts';
import type { Linker } from './links.ts';

/** Everything there is to look up at this table, ready to be read. */
export interface Book extends Pick<GameReference, 'kinds' | 'searchHint' | 'Picture' | 'Drawings'> {
  entries: readonly BookEntry[];
  entry(id: EntryId | undefined): BookEntry | undefined;
  links: Linker;
}

export const BookContext = createContext<Book | undefined>(undefined);
export const useBook = (): Book | undefined => use(BookContext);

export function entryIn(entries: readonly BookEntry[], { chapterOf }: Pick<GameReference, 'chapterOf'>): Book['entry'] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => (id === undefined ? undefined : known.get(chapterOf?.(id) ?? id));
}
