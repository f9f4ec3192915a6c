import { Suspense, useState } from 'react';
import { lazily } from '../../shell/lazily.tsx';
import { useWords } from '../../texts/use-words.tsx';
import type { Session } from '../session/session.ts';
import '../../styles/table/table-menu.css';

const TableDialog = lazily(async () => (await import('./table-dialog.tsx')).TableDialog);

/** The one button of the board's header for everything that concerns the table and not the match. */
export function TableMenu({ session }: { session: Session }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="m-button m-small m-tool" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9h18M5 9v10M19 9v10M8 5h8" />
        </svg>
        <span className="m-unseen-small">{say('menu.open')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TableDialog session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
