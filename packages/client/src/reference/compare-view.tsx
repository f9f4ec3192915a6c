import { useWords } from '../texts/use-words.tsx';
import { capitalised } from '../texts/words.ts';
import type { Book } from './book-context.ts';
import type { BookEntry } from './entry.ts';
import { LinkedText } from './linked-text.tsx';
import { openReference, togglePin } from './store.ts';

/** What is pinned, each in its column, the same facts in the same lines. */
export function CompareView({ book, entries }: { book: Book; entries: readonly BookEntry[] }) {
  const { say } = useWords();
  const names = [...new Set(entries.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const { Picture } = book;
  return (
    // A table that is too wide scrolls by itself, by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="m-compare" tabIndex={0} aria-label={say('reference.compare.title')}>
      <table>
        <caption>{say('reference.compare.title')}</caption>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.id} scope="col">
                <span className="m-entry-picture" aria-hidden="true">
                  <Picture id={entry.id} />
                </span>
                <button type="button" className="m-bare m-compare-name" onClick={() => openReference(entry.id)}>
                  {capitalised(entry.title)}
                </button>
                <button type="button" className="m-button m-small" onClick={() => togglePin(entry.id)}>
                  {say('reference.unpin')}
                  <span className="m-unseen"> {entry.title}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {entries.map(({ id, facts }) => (
                <td key={id}>{facts.find((fact) => fact.name === name)?.value ?? '–'}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('reference.compare.text')}</th>
            {entries.map(({ id, short }) => (
              <td key={id}>
                <LinkedText text={short} self={id} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
