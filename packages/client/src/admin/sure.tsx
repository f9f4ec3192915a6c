import type { Reason } from '@morgenrot/engine';
import { type FormEvent, type ReactNode, useState } from 'react';
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
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState<Reason>();

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const refused = await onYes();
    setSending(false);
    if (refused) setReason(refused);
    else onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="m-admin-sure" onSubmit={(event) => void go(event)}>
        <p>{text}</p>
        {children}
        <AdminRefused reason={reason} />
        <p className="m-ways">
          <button type="button" className="m-button" onClick={onClose}>
            {say('sure.no')}
          </button>
          <button type="submit" className="m-button m-primary" aria-disabled={isSending}>
            {yes}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
