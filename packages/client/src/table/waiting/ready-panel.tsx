import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { AlertSwitch } from '../menu/alert-switch.tsx';
import { Refusal } from '../refusal.tsx';
import type { Session } from '../session/session.ts';
import type { TablePageState } from '../session/table-state.ts';
import { useOrder } from '../session/use-order.ts';
import { StartNow } from './start-now.tsx';

/** For whoever sits here: am I ready, and for the host: shall it begin now? */
export function ReadyPanel({ session, table }: { session: Session; table: TablePageState }) {
  const { say } = useWords();
  const { info, mine } = table;
  const { order, sending, refused } = useOrder(session);
  const title = useId();
  const isReady = info.seats.filter(({ seat }) => mine.includes(seat)).every(({ ready }) => ready);
  const [hasChanged, setChanged] = useOverruled(isReady);
  const isHost = info.host !== undefined && mine.includes(info.host);

  async function toggle(): Promise<void> {
    setChanged(false, !isReady);
    await order({ kind: 'ready', ready: !isReady });
  }

  return (
    <section className="m-card m-ready" aria-labelledby={title}>
      <h2 id={title}>{say('ready.title')}</h2>
      {info.settings.start !== 'full' && (
        <button
          type="button"
          className="m-row m-ready-toggle"
          aria-pressed={isReady}
          aria-disabled={sending}
          onClick={() => void toggle()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            {isReady && <path d="m7 12.5 3.5 3.5L17 9" />}
          </svg>
          <span>
            {say(isReady ? 'ready.yes' : 'ready.ask')}
            <small>{say(isReady ? 'ready.yes.note' : 'ready.ask.note')}</small>
          </span>
        </button>
      )}
      <p role="status" className="m-part-news">
        {hasChanged && !isReady && say('ready.changed')}
      </p>
      <Refusal reason={refused} />
      {isHost && <StartNow session={session} info={info} />}
      <AlertSwitch />
    </section>
  );
}

/** I was ready, and am not any more, and it was not me who said so: what will be played has been changed. */
function useOverruled(isReady: boolean): [boolean, (changed: boolean, expected: boolean) => void] {
  const [hasChanged, setChanged] = useState(false);
  const expected = useRef(isReady);
  useEffect(() => {
    if (expected.current && !isReady) setChanged(true);
    expected.current = isReady;
  }, [isReady]);
  return [
    hasChanged,
    (changed, next) => {
      expected.current = next && expected.current;
      setChanged(changed);
    },
  ];
}
