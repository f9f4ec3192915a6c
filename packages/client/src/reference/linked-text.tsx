import { useBook } from './book-context.ts';
import type { EntryId } from './entry.ts';
import { openReference } from './store.ts';
import { tip } from './tip.ts';

/** A text in which every term and every number of a rule leads to its entry. */
export function LinkedText({ text, self }: { text: string; self?: EntryId }) {
  const book = useBook();
  if (!book) return text;
  return book.links.split(text, self).map(({ text: words, to }, i) =>
    to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <button key={i} type="button" className="m-bare m-term-link" {...tip(to)} onClick={() => openReference(to)}>
        {words}
      </button>
    ) : (
      words
    ),
  );
}
