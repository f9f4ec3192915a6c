import type { ComponentType } from 'react';
import type { Words } from '../texts/words.ts';

/** A kind of entry, as its book calls it, and a name: `term:slot`, `card:pottery`. */
export type EntryId = `${string}:${string}`;

export interface Paragraph {
  /** Its number or its key, if it has one. */
  number?: string;
  /** Where it can be opened by itself. */
  id?: EntryId;
  text: string;
}

/** Set beside one another when cards are compared. */
export interface BookFact {
  name: string;
  value: string;
}

/** One thing that can be looked up. */
export interface BookEntry {
  id: EntryId;
  title: string;
  /** Enough for a tooltip. */
  short: string;
  paragraphs: readonly Paragraph[];
  facts: readonly BookFact[];
  /** Other forms of the title, found by the search. */
  forms: readonly string[];
  /** In running text the title and its other forms lead here. */
  isTerm?: boolean;
  see: readonly EntryId[];
  /** Cards can be pinned and compared. */
  isCard: boolean;
}

/** All that a game has to say about itself in one language. */
export interface GameReference {
  entries(words: Words): readonly BookEntry[];
  /** Its kinds of entries and what they are called, in the order in which they are listed. */
  kinds: Readonly<Record<string, string>>;
  /** Something to search for, as an example. */
  searchHint: string;
  /** How its rules are numbered (a regular expression), and which entry a number means. */
  numbers?: { pattern: string; entryOf(number: string): EntryId };
  /** The entry in which a part of it is found; without this every entry stands for itself. */
  chapterOf?(id: EntryId): EntryId;
  /** What keys do on its board; `choose` alone, if absent. */
  keys?: readonly string[];
  /** What the thing looks like, if it looks like anything. */
  Picture: ComponentType<{ id: EntryId }>;
  /** Drawings that pictures use by name, where no board has brought them along. */
  Drawings: ComponentType;
}

/** The kind of the page's own entries, which every book has. */
export const OWN_KIND = 'page';

const ID = /^[\w-]+:./;
export const isEntryId = (value: unknown): value is EntryId => typeof value === 'string' && ID.test(value);

export const kindOf = (id: EntryId): string => id.slice(0, id.indexOf(':'));
