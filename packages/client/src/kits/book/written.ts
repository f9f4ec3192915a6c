import type { BookEntry, EntryId } from '../../reference/entry.ts';
import { dressed } from '../../texts/words.ts';

/** A chapter of the rules: what it is called, what it says in a sentence, and its paragraphs by their numbers. */
export interface Chapter {
  title: string;
  short: string;
  parts: Readonly<Record<string, string>>;
}

/** A term: its name, what it means, and other forms of the word by which it is recognised in running text. */
export type BookTerm = readonly [title: string, text: string, ...forms: string[]];

/** Chapters in their order; each leads to those before and after it that are numbered by the same letter. */
export function ruleEntries(rules: Readonly<Record<string, Chapter>>): BookEntry[] {
  const numbers = Object.keys(rules);
  return numbers.map((number, i) => {
    const { title, short, parts } = rules[number] ?? { title: number, short: '', parts: {} };
    const beside = [numbers[i - 1], numbers[i + 1]].filter((other) => other?.[0] === number[0]);
    return {
      id: `rule:${number}`,
      title: `${number} ${dressed(title)}`,
      short: dressed(short),
      paragraphs: Object.entries(parts).map(([part, text]) => ({
        number: part,
        id: `rule:${part}`,
        text: dressed(text),
      })),
      facts: [],
      forms: [title],
      see: beside.map((other): EntryId => `rule:${other}`),
      isCard: false,
    };
  });
}

/** Terms that are recognised in running text, with where each is explained in full. */
export const termEntries = <K extends string>(
  terms: Readonly<Record<K, BookTerm>>,
  rulesOf: (term: K) => EntryId[],
): BookEntry[] =>
  (Object.keys(terms) as K[]).map((id) => {
    const [title, short, ...forms] = terms[id];
    return {
      id: `term:${id}`,
      title: dressed(title),
      short: dressed(short),
      paragraphs: [],
      facts: [],
      forms,
      isTerm: true,
      see: rulesOf(id),
      isCard: false,
    };
  });

export const ruleEntry = (number: string): EntryId => `rule:${number}`;

/** A paragraph is found in its chapter: `rule:R12.6` is in `rule:R12`. */
export const chapterOf = (id: EntryId): EntryId => (id.startsWith('rule:') ? (id.replace(/\..*$/, '') as EntryId) : id);
