import { useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { type Book, useBook } from './book-context.ts';
import { CompareView } from './compare-view.tsx';
import type { BookEntry } from './entry.ts';
import { EntryView } from './entry-view.tsx';
import { type ListSearch, ListView } from './list-view.tsx';
import { compare, goBack, openReference, showList, useReference } from './store.ts';
import '../styles/reference.css';

/** The book: a list to search on the left, what is read on the right; on a phone one after the other. */
export function ReferenceView({ hasFailed = false }: { hasFailed?: boolean }) {
  const { say } = useWords();
  const book = useBook();
  if (hasFailed) return <p role="alert">{say('reference.failed')}</p>;
  return book ? <Open book={book} /> : <p role="status">{say('reference.loading')}</p>;
}

function Open({ book }: { book: Book }) {
  const { say } = useWords();
  const { entry: at, isComparing, before, pinned } = useReference();
  const [search, setSearch] = useState<ListSearch>({ query: '' });
  const entry = book.entry(at);
  const keys = book.entry('page:keys');
  const cards = pinned.map((id) => book.entry(id)).filter((card): card is BookEntry => card !== undefined);
  const isReading = isComparing ? cards.length > 0 : entry !== undefined;
  return (
    <div className="m-reference" data-reading={isReading || undefined}>
      <book.Drawings />
      <ListView book={book} search={search} onSearch={setSearch} at={entry?.id} />
      <div className="m-column m-scroll m-reference-page">
        <div className="m-flow m-reference-ways">
          {before.length > 0 && (
            <button type="button" className="m-button m-small" onClick={goBack}>
              {say('reference.back')}
            </button>
          )}
          {isReading && (
            <button type="button" className="m-button m-small m-to-list" onClick={showList}>
              {say('reference.list')}
            </button>
          )}
          {cards.length > 0 && <Pinned cards={cards} book={book} />}
        </div>
        {isReading && isComparing && <CompareView book={book} entries={cards} />}
        {!isComparing && entry && at && <EntryView entry={entry} at={at} />}
        {!isReading && (
          <>
            <p className="m-quiet">{say('reference.choose')}</p>
            {keys && <EntryView entry={keys} at={keys.id} isAside />}
          </>
        )}
      </div>
    </div>
  );
}

function Pinned({ cards, book: { Picture } }: { cards: readonly BookEntry[]; book: Book }) {
  const { say } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it
    <div role="group" className="m-flow m-pinned" aria-label={say('reference.pinned')}>
      {cards.map(({ id, title }) => (
        <button key={id} type="button" className="m-chip" onClick={() => openReference(id)}>
          <span className="m-entry-picture" aria-hidden="true">
            <Picture id={id} />
          </span>
          {title}
        </button>
      ))}
      <button type="button" className="m-button m-small m-primary" onClick={compare}>
        {say('reference.compare', { count: cards.length })}
      </button>
    </div>
  );
}
