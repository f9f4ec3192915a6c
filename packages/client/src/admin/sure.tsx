import type { Reason } from '@morgenrot/engine';
import type { ReactNode } from 'react';
import { useSubmit } from '../net/use-submit.ts';
import { Dialog } from '../shell/dialog.tsx';
import { AdminRefused } from './refused.tsx';
import { useAdminWords } from './use-admin-words.ts';

interface SureProps {
  title: string;
  /** What happens then, and what cannot be undone. */
  text: string;
  yes: string;
  /** Does it; why not, if not. */
  onYes: () => Promise<Reason | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks once more before something is done that others notice. */
export function Sure({ title, text, yes, onYes, onClose, children }: SureProps) {
  const { say } = useAdminWords();
  const { sending, refused, submit } = useSubmit(async () => {
    const reason = await onYes();
    if (!reason) onClose();
    return reason;
  });

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="m-admin-sure" onSubmit={submit}>
        <p>{text}</p>
        {children}
        <AdminRefused reason={refused} />
        <p className="m-ways">
          <button type="button" className="m-button" onClick={onClose}>
            {say('sure.no')}
          </button>
          <button type="submit" className="m-button m-primary" aria-disabled={sending}>
            {yes}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
