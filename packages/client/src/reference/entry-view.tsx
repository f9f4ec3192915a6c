import { useEffect, useRef } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { capitalised } from '../texts/words.ts';
import { type Book, useBook } from './book-context.ts';
import type { BookEntry, EntryId } from './entry.ts';
import { LinkedText } from './linked-text.tsx';
import { openReference, togglePin, useReference } from './store.ts';

/** One entry: what it looks like, what it says, and what belongs to it. `isAside`: nobody has asked for it. */
export function EntryView({ entry, at, isAside }: { entry: BookEntry; at: EntryId; isAside?: true }) {
  const { say } = useWords();
  const book = useBook();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever reads with a keyboard or hears the page goes on where the new entry begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another entry
  useEffect(() => {
    if (isAside || !heading.current) return;
    // A window that is only about to open asks for this.
    heading.current.autofocus = true;
    heading.current.focus();
  }, [entry.id]);
  if (!book) return null;
  const { Picture } = book;
  return (
    <article className="m-entry" data-kind={entry.id.slice(0, entry.id.indexOf(':'))}>
      <header className="m-entry-head">
        <span className="m-entry-picture" aria-hidden="true">
          <Picture id={entry.id} />
        </span>
        <h3 ref={heading} tabIndex={-1}>
          {capitalised(entry.title)}
        </h3>
        {entry.isCard && <PinButton id={entry.id} />}
      </header>
      {entry.facts.length > 0 && <Facts entry={entry} />}
      <p className="m-entry-short">
        <LinkedText text={entry.short} self={entry.id} />
      </p>
      {entry.paragraphs.length > 0 && <Paragraphs entry={entry} at={at} />}
      <See book={book} ids={entry.see} label={say('reference.see')} />
    </article>
  );
}

export function PinButton({ id }: { id: EntryId }) {
  const { say } = useWords();
  const isPinned = useReference(({ pinned }) => pinned.includes(id));
  return (
    <button type="button" className="m-button m-small m-pin" aria-pressed={isPinned} onClick={() => togglePin(id)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 3h6l-1 6 4 4v2H6v-2l4-4zM12 15v6" />
      </svg>
      {say(isPinned ? 'reference.unpin' : 'reference.pin')}
    </button>
  );
}

function Facts({ entry }: { entry: BookEntry }) {
  return (
    <dl className="m-wrap m-entry-facts">
      {entry.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Paragraphs({ entry, at }: { entry: BookEntry; at: EntryId }) {
  const here = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another paragraph
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [at]);
  return (
    <ol className="m-entry-paragraphs">
      {entry.paragraphs.map(({ number, id, text }) => {
        const isMeant = id !== undefined && at === id && at !== entry.id;
        return (
          <li key={number ?? text} ref={isMeant ? here : undefined} data-meant={isMeant || undefined}>
            {number && <span className="m-entry-number">{number}</span>}
            <span>
              <LinkedText text={text} self={entry.id} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function See({ book, ids, label }: { book: Book; ids: readonly EntryId[]; label: string }) {
  const links = ids.flatMap((id) => {
    const entry = book.entry(id);
    const number = entry?.paragraphs.find((paragraph) => paragraph.id === id)?.number;
    // A part of an entry goes by its number, and by the title without the number of the whole.
    return entry ? [{ id, title: number ? `${number} · ${entry.title.replace(/^\S+ /, '')}` : entry.title }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className="m-entry-see" aria-label={label}>
      <h4>{label}</h4>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="m-chip" onClick={() => openReference(id)}>
              {capitalised(title)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
