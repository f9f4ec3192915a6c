import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../net/api.ts';
import { useWords } from '../../texts/use-words.tsx';
import { Refusal } from '../refusal.tsx';
import type { Session } from '../session/session.ts';

interface LeaveButtonProps {
  session: Session;
  id: string;
  onLeave: () => void;
}

/** Whoever changes their mind gets up again, as long as the match has not begun. */
export function LeaveButton({ session, id, onLeave }: LeaveButtonProps) {
  const { say } = useWords();
  const [, go] = useLocation();
  const [refused, setRefused] = useState<Reason>();

  async function leave(): Promise<void> {
    onLeave();
    const reply = await api.leave(id);
    if (!reply.ok) {
      setRefused(reply.reason);
      return;
    }
    await session.lookAgain();
    // Whoever leaves last takes the table away.
    if (session.store.getState().status === 'unknown') go('/');
  }

  return (
    <>
      <button type="button" className="m-button" onClick={() => void leave()}>
        {say('seat.leave')}
      </button>
      <Refusal reason={refused} />
    </>
  );
}
