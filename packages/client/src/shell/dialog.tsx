import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../texts/use-words.tsx';
import '../styles/dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A window over the page; on a phone a sheet from below. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Escape closes this window and does nothing to the board behind it.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent): void => {
    // The dialog itself is hit only beside what it contains.
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={`m-dialog ${className}`}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className="m-dialog-inside">
        <header className="m-apart m-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="m-icon-button"
            aria-label={say('dialog.close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <div className="m-dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
