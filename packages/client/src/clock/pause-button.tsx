import { Refusal } from '../table/refusal.tsx';
import type { Session } from '../table/session/session.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { useOrder } from '../table/session/use-order.ts';
import { useWords } from '../texts/use-words.tsx';

interface PauseButtonProps {
  session: Session;
  table: TablePageState;
  className?: string;
}

/**
 * Stops the match and lets it go on: the host or whoever is alone at once, the others if they agree; who may is for the
 * server to say. Watchers have no such button.
 */
export function PauseButton({ session, table: { info, mine }, className = 'm-button' }: PauseButtonProps) {
  const { say } = useWords();
  const { sending, refused, order } = useOrder(session);
  const isHost = info.host !== undefined && mine.includes(info.host);
  // One thing at a time is agreed on; what is open stands in the strip already.
  if (mine.length === 0 || (!isHost && info.proposal)) return null;
  const on = info.paused !== true;
  const isAlone = !info.seats.some(({ seat, present, computer }) => present && !computer && !mine.includes(seat));
  const isOwnDeed = isHost || isAlone;
  const propose = () => order({ kind: 'propose', what: { kind: on ? 'pause' : 'resume' } });
  async function press(): Promise<void> {
    const reply = await order({ kind: 'pause', on });
    if (!reply.ok && reply.reason.key === 'vote.needed' && !info.proposal) await propose();
  }
  const own = on ? 'pause.menu.begin' : 'pause.menu.end';
  const asked = on ? 'pause.menu.ask' : 'pause.menu.askEnd';
  return (
    <>
      <button type="button" className={className} aria-disabled={sending} onClick={() => void (sending || press())}>
        {say(isOwnDeed ? own : asked)}
      </button>
      <Refusal reason={refused} />
    </>
  );
}
