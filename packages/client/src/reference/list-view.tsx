import { useDeferredValue, useId, useMemo } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { capitalised } from '../texts/words.ts';
import type { Book } from './book-context.ts';
import { type EntryId, kindOf } from './entry.ts';
import { found } from './search.ts';
import { openReference } from './store.ts';

export interface ListSearch {
  query: string;
  kind?: string;
}

interface ListViewProps {
  book: Book;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** What is being read. */
  at?: EntryId;
}

/** Whoever opens the book with keys in reach begins to write at once; on a touch screen that would cover half of it. */
function takeFocus(search: HTMLInputElement | null): void {
  if (!search?.closest('dialog') || !window.matchMedia('(pointer: fine)').matches) return;
  // A window that is only about to open asks for this.
  search.autofocus = true;
  search.focus();
}

/** Search, kinds, and what is found. */
export function ListView({ book, search, onSearch, at }: ListViewProps) {
  const { say } = useWords();
  const id = useId();
  const { query, kind } = search;
  const wanted = useDeferredValue(query);
  const entries = useMemo(() => found(book.entries, wanted, kind), [book, wanted, kind]);
  const { Picture } = book;
  return (
    <div className="m-column m-reference-list">
      <div className="m-reference-search">
        <label htmlFor={id}>{say('reference.search')}</label>
        <input
          id={id}
          ref={at === undefined ? takeFocus : undefined}
          type="search"
          value={query}
          placeholder={book.searchHint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch({ ...search, query: event.target.value })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of it */}
      <div role="group" className="m-wrap m-reference-kinds" aria-label={say('reference.title')}>
        {[undefined, ...Object.keys(book.kinds)].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className="m-chip"
            aria-pressed={each === kind}
            onClick={() => onSearch({ ...search, kind: each })}
          >
            {each ? book.kinds[each] : say('reference.all')}
          </button>
        ))}
      </div>
      <p role="status" className="m-quiet m-reference-count">
        {say('reference.found', { count: entries.length })}
      </p>
      {entries.length === 0 && <p>{say('reference.none')}</p>}
      <ul className="m-scroll m-reference-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-current={entry.id === at || undefined}
              onClick={() => openReference(entry.id)}
              data-kind={kindOf(entry.id)}
            >
              <span className="m-entry-picture" aria-hidden="true">
                <Picture id={entry.id} />
              </span>
              <span className="m-reference-name">{capitalised(entry.title)}</span>
              <span className="m-cut m-fine m-reference-short">{entry.short}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
