import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import { whoWatches } from './who-watches.ts';
import '../styles/board/watch.css';

/** How many look on; players may ask who. */
export function WatchersChip({ session }: { session: Session }) {
  const words = useWords();
  const table = useStore(session.store, (state) => state.table);
  const [isOpen, setOpen] = useState(false);
  const who = useId();
  if (!table || table.info.watchers === 0) return null;
  const { info, company, mine } = table;
  const isLent = info.seats.some(({ seat, shown }) => shown && mine.includes(seat));
  const label = words.say(isLent ? 'watch.chip.lent' : 'watch.chip', { count: info.watchers });
  const inside = (
    <>
      <Eye />
      <span aria-hidden="true">{info.watchers}</span>
    </>
  );
  if (!company) {
    return (
      <span className="m-inline m-note m-watchers-chip" title={label}>
        <span className="m-unseen">{label}</span>
        {inside}
      </span>
    );
  }
  return (
    <span className="m-watchers">
      <button
        type="button"
        className="m-inline m-note m-watchers-chip"
        data-lent={isLent || undefined}
        aria-expanded={isOpen}
        aria-controls={who}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
      >
        {inside}
      </button>
      <span id={who} className="m-watchers-names" role="status">
        {isOpen && (
          <span>
            <span>{whoWatches(words, info, company)}</span>
            {isLent && <strong>{words.say('watch.lend.on')}</strong>}
          </span>
        )}
      </span>
    </span>
  );
}

function Eye() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="3.2" />
    </svg>
  );
}
