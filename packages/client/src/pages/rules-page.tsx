import { useEffect } from 'react';
import { BookContext } from '../reference/book-context.ts';
import { type EntryId, isEntryId } from '../reference/entry.ts';
import { ReferenceView } from '../reference/reference-view.tsx';
import { openReference, useReference } from '../reference/store.ts';
import { useGameBook } from '../reference/use-game-book.ts';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/board.css';

const GAME = 'new-dawn';

/** The book for itself, with an address for every entry: `/rules#rule:R12`. */
export function RulesPage() {
  const { say } = useWords();
  const at = useReference((state) => state.entry);
  const book = useGameBook(GAME, true);
  useTitle(say('reference.title'));
  useEffect(() => {
    const follow = (): void => {
      const wanted = decodeURIComponent(window.location.hash.slice(1));
      if (isEntryId(wanted)) openReference(wanted);
      useReference.setState({ isOpen: false });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => showInAddress(at), [at]);
  return (
    <BookContext value={book === 'failed' ? undefined : book}>
      <Page className="rules">
        <h1>{say('reference.title')}</h1>
        <ReferenceView hasFailed={book === 'failed'} />
      </Page>
    </BookContext>
  );
}

/** What is read can be sent to somebody; the browser's way back stays the way out of the book. */
function showInAddress(at: EntryId | undefined): void {
  const hash = at ? `#${at}` : '';
  if (window.location.hash === hash) return;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${hash}`);
}
