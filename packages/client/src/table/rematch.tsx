import type { TableInfo } from '@morgenrot/protocol';
import { Link, useLocation } from 'wouter';
import { useWords } from '../texts/use-words.tsx';
import { Refusal } from './refusal.tsx';
import type { Session } from './session/session.ts';
import { useOrder } from './session/use-order.ts';

interface RematchProps {
  session: Session;
  info: TableInfo;
  mine: readonly string[];
}

/** The same people once more: one click opens it, one click leads there. */
export function Rematch({ session, info, mine }: RematchProps) {
  const { say } = useWords();
  const [, go] = useLocation();
  const { order, sending, refused } = useOrder(session);
  const isOpen = info.next !== undefined;
  if (mine.length === 0) {
    const mayWatch = isOpen && info.settings.watch === 'welcome';
    return mayWatch ? (
      <p className="m-rematch">
        <Link href={`/table/${info.next}`} className="m-button">
          {say('rematch.watch')}
        </Link>
      </p>
    ) : null;
  }
  // The server knows whether the table that was opened is still there.
  async function play(): Promise<void> {
    const reply = await order({ kind: 'rematch' });
    if (reply.ok) go(`/table/${reply.table}`);
  }
  return (
    <div className="m-rematch">
      <p role="status">{say(isOpen ? 'rematch.asked' : 'rematch.note')}</p>
      <button type="button" className="m-button m-primary" aria-disabled={sending} onClick={() => void play()}>
        {say(isOpen ? 'rematch.go' : 'rematch.open')}
      </button>
      <Refusal reason={refused} />
    </div>
  );
}
