import { capitalised } from '../texts/words.ts';
import type { Entry, EntryId } from './entry.ts';
import { chapterOf, kindOf } from './entry.ts';

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
const RULE_NUMBER = '[RT]\\d+(?:\\.\\d+)?';

/** Longer words first: "city-state" is not a "city". */
export function linkerFor(entries: readonly Entry[]): Linker {
  const targets = new Map<string, EntryId>();
  for (const { id, title, forms } of entries) {
    if (kindOf(id) !== 'term') continue;
    for (const word of [title, ...forms]) {
      // At the beginning of a sentence, too.
      for (const each of [word, capitalised(word)]) targets.set(each, targets.get(each) ?? id);
    }
  }
  const known = new Set(entries.map(({ id }) => id));
  const words = [...targets.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${[RULE_NUMBER, ...words].join('|')})(?![\\p{L}\\d])`, 'gu');
  const targetOf = (word: string): EntryId | undefined => {
    const rule: EntryId = `rule:${word}`;
    return known.has(chapterOf(rule)) ? rule : targets.get(word);
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
