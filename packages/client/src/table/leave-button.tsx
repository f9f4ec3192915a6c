import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import { api } from '../net/api.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Session } from './session.ts';

/** Whoever changes their mind gets up again, as long as the match has not begun. */
export function LeaveButton({ session, id }: { session: Session; id: string }) {
  const words = useWords();
  const [refused, setRefused] = useState<Reason>();

  async function leave(): Promise<void> {
    const reply = await api.leave(id);
    if (reply.ok) await session.lookAgain();
    else setRefused(reply.reason);
  }

  return (
    <>
      <button type="button" className="button" onClick={() => void leave()}>
        {words.say('table.leave')}
      </button>
      {refused && (
        <p role="alert" className="refused">
          {sayReason(words, refused)}
        </p>
      )}
    </>
  );
}
