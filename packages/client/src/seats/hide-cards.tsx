import { useStore } from 'zustand';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/table/curtain-button.css';

/** Where several share a browser: says whose cards lie open, and puts them away before the device changes hands. */
export function HideCards({ session }: { session: Session }) {
  const { say } = useWords();
  const table = useStore(session.store, (state) => state.table);
  const isShared = table && table.mine.length > 1 && table.info.status === 'playing';
  const name = table?.info.seats.find(({ seat }) => seat === table.seat)?.name;
  if (!isShared || name === undefined) return null;
  return (
    <button
      type="button"
      className="m-button m-small m-tool m-hide-cards"
      aria-label={say('curtain.close', { name })}
      title={say('curtain.close', { name })}
      onClick={() => void session.enter({ seat: null })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h18M6 4c0 6-1 11-3 16h5c2-4 3-9 3-16M18 4c0 6 1 11 3 16h-5c-2-4-3-9-3-16" />
      </svg>
      <span className="m-unseen-small m-hide-cards-name">{name}</span>
    </button>
  );
}
