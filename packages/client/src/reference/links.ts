import { capitalised } from '../texts/words.ts';
import type { BookEntry, EntryId, GameReference } from './entry.ts';

/** A piece of a text: plain words, or words that lead to an entry. */
export interface Piece {
  text: string;
  to?: EntryId;
}

/** Recognises in any text the terms and the numbers of rules that have an entry. */
export interface Linker {
  split(text: string, self?: EntryId): Piece[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalisedToo = (word: string): string[] => [word, capitalised(word)];

/** Longer words first: "lighthouse keeper" is not a "lighthouse". */
export function linkerFor(
  entries: readonly BookEntry[],
  entry: (id: EntryId) => BookEntry | undefined,
  numbers?: GameReference['numbers'],
): Linker {
  const targets = new Map<string, EntryId>();
  for (const { id, title, forms, isTerm } of entries) {
    if (!isTerm) continue;
    // At the beginning of a sentence, too.
    for (const word of [title, ...forms].flatMap(capitalisedToo)) targets.set(word, targets.get(word) ?? id);
  }
  const words = [...targets.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const patterns = [...(numbers ? [numbers.pattern] : []), ...words];
  // Without any pattern nothing is found: an empty one would be found everywhere.
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'gu');
  const targetOf = (word: string): EntryId | undefined => {
    const numbered = numbers?.entryOf(word);
    return numbered && entry(numbered) ? numbered : targets.get(word);
  };
  return {
    split(text, self) {
      const pieces: Piece[] = [];
      const told = new Set<EntryId>(self ? [self] : []);
      let end = 0;
      for (const match of text.matchAll(pattern)) {
        const to = targetOf(match[0]);
        // Once in a paragraph is enough.
        if (!to || told.has(to)) continue;
        told.add(to);
        if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
        pieces.push({ text: match[0], to });
        end = match.index + match[0].length;
      }
      if (end < text.length) pieces.push({ text: text.slice(end) });
      return pieces;
    },
  };
}
