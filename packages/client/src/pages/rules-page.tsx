import { useEffect } from 'react';
import { pageOf } from '../games/games.ts';
import { useGameName } from '../games/use-game-name.ts';
import { BookContext } from '../reference/book-context.ts';
import { type EntryId, isEntryId } from '../reference/entry.ts';
import { ReferenceView } from '../reference/reference-view.tsx';
import { openReference, useReference } from '../reference/store.ts';
import { useGameBook } from '../reference/use-game-book.ts';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import '../styles/board/board.css';

/** The book of a game by itself, with an address for every entry: `/rules/some-game#rule:R12`. */
export function RulesPage({ game }: { game: string }) {
  return pageOf(game)?.book ? <OpenBook game={game} /> : <NotFoundPage />;
}

function OpenBook({ game }: { game: string }) {
  const { say } = useWords();
  const gameName = useGameName();
  const at = useReference((state) => state.entry);
  const book = useGameBook(game, true);
  useTitle(`${say('reference.title')} · ${gameName(game)}`);
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
      <Page className="m-rules">
        <h1>
          {say('reference.title')} <small>{gameName(game)}</small>
        </h1>
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
