import { Refusal } from '../table/refusal.tsx';
import type { Session } from '../table/session.ts';
import type { TableState } from '../table/table-state.ts';
import { useOrder } from '../table/use-order.ts';
import { useWords } from '../texts/use-words.tsx';

interface PauseButtonProps {
  session: Session;
  table: TableState;
  className?: string;
}

/** Stops the match and lets it go on: the host at once, the others if they agree. Watchers have no such button. */
export function PauseButton({ session, table: { info, mine }, className = 'button' }: PauseButtonProps) {
  const { say } = useWords();
  const { sending, refused, order } = useOrder(session);
  const isHost = info.host !== undefined && mine.includes(info.host);
  // One thing at a time is agreed on; what is open stands in the strip already.
  if (mine.length === 0 || (!isHost && info.proposal)) return null;
  const on = info.paused !== true;
  const press = (): void =>
    void (isHost ? order({ kind: 'pause', on }) : order({ kind: 'propose', what: { kind: on ? 'pause' : 'resume' } }));
  const own = on ? 'pause.menu.begin' : 'pause.menu.end';
  const asked = on ? 'pause.menu.ask' : 'pause.menu.askEnd';
  return (
    <>
      <button type="button" className={className} aria-disabled={sending} onClick={() => sending || press()}>
        {say(isHost ? own : asked)}
      </button>
      <Refusal reason={refused} />
    </>
  );
}
