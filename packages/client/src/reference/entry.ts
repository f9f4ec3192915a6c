import type { ComponentType } from 'react';
import type { Words } from '../texts/words.ts';

/** What there is to look up, in the order in which it is listed. */
export const KINDS = [
  'rule',
  'term',
  'focus',
  'wonder',
  'leader',
  'cityState',
  'diplomacy',
  'agenda',
  'naturalWonder',
  'page',
] as const;
export type Kind = (typeof KINDS)[number];

/** `rule:R12`, one paragraph of it `rule:R12.6`, `term:slot`, `focus:pottery`, `wonder:petra`. */
export type EntryId = `${Kind}:${string}`;

export interface Paragraph {
  /** Its number or its key, if it has one. */
  number?: string;
  text: string;
}

/** Set beside one another when cards are compared. */
export interface Fact {
  name: string;
  value: string;
}

/** One thing that can be looked up. */
export interface Entry {
  id: EntryId;
  title: string;
  /** Enough for a tooltip. */
  short: string;
  paragraphs: readonly Paragraph[];
  facts: readonly Fact[];
  /** Other forms of the title, recognised in running text and found by the search. */
  forms: readonly string[];
  see: readonly EntryId[];
  /** Cards can be pinned and compared. */
  isCard: boolean;
}

/** All that a game has to say about itself in one language. */
export interface GameReference {
  entries(words: Words): readonly Entry[];
  /** What the thing looks like, if it looks like anything. */
  Picture: ComponentType<{ id: EntryId }>;
  /** Drawings that pictures use by name, where no board has brought them along. */
  Drawings: ComponentType;
}

export const isEntryId = (value: unknown): value is EntryId =>
  typeof value === 'string' && KINDS.some((kind) => value.startsWith(`${kind}:`));

export const kindOf = (id: EntryId): Kind => id.slice(0, id.indexOf(':')) as Kind;

/** A paragraph is found in its chapter: `rule:R12.6` is in `rule:R12`. */
export const chapterOf = (id: EntryId): EntryId => (kindOf(id) === 'rule' ? (id.replace(/\..*$/, '') as EntryId) : id);
