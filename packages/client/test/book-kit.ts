import { expect, it } from 'vitest';
import { entryIn } from '../src/reference/book-context.ts';
import type { BookEntry, EntryId, GameReference } from '../src/reference/entry.ts';
import { linkerFor } from '../src/reference/links.ts';

/** What a tooltip needs: no key in place of a word, nothing left to fill in. */
export function expectTold(entry: BookEntry | undefined, id: EntryId): void {
  expect(entry?.title.trim(), id).toBeTruthy();
  expect(entry?.short.trim(), id).toBeTruthy();
  expect(`${entry?.title} ${entry?.short}`, id).not.toMatch(/[{}[\]]|undefined|\w+\.\w+\.(name|text|upper|lower)/);
}

/** True of every book, in each of its languages. */
export function holdsForAnyBook(entries: readonly BookEntry[], book: GameReference): void {
  const entry = entryIn(entries, book);
  it('leads nowhere that is not there', () => {
    const numbers = new Set(entries.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => `rule:${number}`)));
    for (const { id, see } of entries) {
      for (const to of see) expect(entry(to) && (!to.includes('.') || numbers.has(to)), `${id} to ${to}`).toBeTruthy();
    }
    const { split } = linkerFor(entries, entry, book.numbers);
    for (const { id, short, paragraphs } of entries) {
      for (const text of [short, ...paragraphs.map((paragraph) => paragraph.text)]) {
        const pieces = split(text, id);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { to, text: words } of pieces) expect(to === undefined || entry(to), `${id}: ${words}`).toBeTruthy();
      }
    }
  });
  it('tells nothing twice', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
}

/** The same entries with the same parts in both languages. */
export function expectAlike(en: readonly BookEntry[], de: readonly BookEntry[]): void {
  expect(de.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
  for (const [i, { id, paragraphs, facts }] of en.entries()) {
    const other = de[i];
    expect(other?.facts.length, id).toBe(facts.length);
    expect(
      other?.paragraphs.map(({ number }) => number),
      id,
    ).toEqual(paragraphs.map(({ number }) => number));
  }
}
