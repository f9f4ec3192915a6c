import type { BookEntry } from './entry.ts';
import { kindOf } from './entry.ts';

/** "Öl" is found by "ol", and capitals do not matter. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLocaleLowerCase();

interface Indexed {
  entry: BookEntry;
  title: string;
  forms: string;
  text: string;
}

const indexes = new WeakMap<readonly BookEntry[], Indexed[]>();

function indexOf(entries: readonly BookEntry[]): Indexed[] {
  const known = indexes.get(entries);
  if (known) return known;
  const made = entries.map((entry) => ({
    entry,
    title: plain(entry.title),
    forms: plain([entry.id.slice(entry.id.indexOf(':') + 1), ...entry.forms].join(' ')),
    text: plain(
      [
        entry.short,
        ...entry.paragraphs.flatMap(({ number = '', text }) => [number, text]),
        ...entry.facts.map(({ name, value }) => `${name} ${value}`),
      ].join(' '),
    ),
  }));
  indexes.set(entries, made);
  return made;
}

/** How well a word fits: the title first, then other forms of it, then whatever is said. 0: not at all. */
function worthOf({ title, forms, text }: Indexed, word: string): number {
  if (title === word) return 100;
  if (title.startsWith(word)) return 60;
  if (title.split(/[\s-]/).some((part) => part.startsWith(word))) return 40;
  if (forms.split(' ').some((form) => form.startsWith(word))) return 30;
  if (title.includes(word)) return 20;
  return text.includes(word) ? 5 : 0;
}

/** Entries in which every word of the query is found, the best first; without a query all of them, in their order. */
export function found(entries: readonly BookEntry[], query: string, kind?: string): readonly BookEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const ofKind = indexOf(entries).filter(({ entry }) => kind === undefined || kindOf(entry.id) === kind);
  if (words.length === 0) return ofKind.map(({ entry }) => entry);
  const whole = words.join(' ');
  return ofKind
    .map((indexed) => {
      const worths = words.map((word) => worthOf(indexed, word));
      const isAll = worths.every((worth) => worth > 0);
      const sum = worths.reduce((a, b) => a + b, 0) / worths.length;
      return { entry: indexed.entry, worth: isAll ? Math.max(sum, worthOf(indexed, whole)) : 0 };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}
