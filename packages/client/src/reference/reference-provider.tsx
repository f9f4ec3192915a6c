import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { pageOf } from '../games/games.ts';
import { lazily } from '../shell/lazily.tsx';
import { BookContext } from './book-context.ts';
import { OnTableContext } from './on-table.ts';
import { openReference, useReference } from './store.ts';
import { TipLayer } from './tip-layer.tsx';
import { useGameBook } from './use-game-book.ts';

const ReferenceDialog = lazily(async () => (await import('./reference-dialog.tsx')).ReferenceDialog);

const WITH_BOOK = { hasBook: true };
const WITHOUT = { hasBook: false };

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Everything in it has tooltips, and a book behind the key `?`. Both are fetched when somebody wants them. */
export function ReferenceProvider({ game, children }: { game: string; children: ReactNode }) {
  const isOpen = useReference((state) => state.isOpen);
  const hasBook = pageOf(game)?.book !== undefined;
  const [isWanted, setWanted] = useState(false);
  const book = useGameBook(game, isWanted || isOpen);
  useEffect(() => {
    if (!hasBook) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      openReference();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      useReference.setState({ isOpen: false });
    };
  }, [hasBook]);
  return (
    <BookContext value={book === 'failed' ? undefined : book}>
      <OnTableContext value={hasBook ? WITH_BOOK : WITHOUT}>{children}</OnTableContext>
      <TipLayer onWanted={() => setWanted(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <ReferenceDialog hasFailed={book === 'failed'} />
        </Suspense>
      )}
    </BookContext>
  );
}
