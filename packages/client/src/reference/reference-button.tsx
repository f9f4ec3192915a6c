import { Link } from 'wouter';
import { addressOfGame, gamesWith } from '../games/ways.ts';
import { useWords } from '../texts/use-words.tsx';
import { explain } from './explained.ts';
import { useBookOnTable, useIsOnTable } from './on-table.ts';
import { openReference } from './store.ts';

/** Opens the book in front of the table; where there is no table, it leads to the page of the book. */
export function ReferenceButton() {
  const { say } = useWords();
  const isOnTable = useIsOnTable();
  const hasBook = useBookOnTable();
  const books = gamesWith('book');
  if (isOnTable ? !hasBook : books.length === 0) return null;
  const picture = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 6.5C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13" />
    </svg>
  );
  return isOnTable ? (
    <button
      type="button"
      className="m-icon-button m-reference-button"
      aria-label={say('reference.open')}
      {...explain('reference.title')}
      aria-haspopup="dialog"
      onClick={() => openReference()}
    >
      {picture}
    </button>
  ) : (
    <Link
      href={addressOfGame('book', books.length === 1 ? books[0]?.id : undefined)}
      className="m-icon-button m-reference-button"
      aria-label={say('reference.title')}
      {...explain('reference.title')}
    >
      {picture}
    </Link>
  );
}
