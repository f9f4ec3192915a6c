import type { PlayerId } from '@morgenrot/engine';
import { useEffect, useState } from 'react';
import { useJustGone } from '../seats/just-gone.ts';
import { Refusal } from '../table/refusal.tsx';
import type { StripLineProps } from '../table/table-strip.tsx';
import { useOrder } from '../table/use-order.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { nameOf } from './say-proposal.ts';
import { useAway } from './use-away.ts';

/** The match waits for somebody who is away: what can be done, for those who play. */
export function AwayLine({ session, table }: StripLineProps) {
  const { say } = useWords();
  const [waited, setWaited] = useState<readonly PlayerId[]>([]);
  const away = useAway(table);
  useEffect(() => {
    // Somebody who has come back and gone again is worth a word again.
    if (away.length === 0) setWaited([]);
  }, [away.length]);
  const { info, mine } = table;
  const shown = mine.length === 0 ? [] : away.filter((seat) => !waited.includes(seat));
  return (
    <>
      <p className="unseen" role="status">
        {shown.map((seat) => say('agree.away', { who: nameOf(info, seat) })).join(' ')}
      </p>
      {shown.map((seat) => (
        <Away
          key={seat}
          session={session}
          table={table}
          seat={seat}
          onWait={() => setWaited((others) => [...others, seat])}
        />
      ))}
    </>
  );
}

function Away({ session, table, seat, onWait }: StripLineProps & { seat: PlayerId; onWait: () => void }) {
  const words = useWords();
  const { say } = words;
  const orders = useOrder(session);
  const { info, mine } = table;
  const kept = useJustGone(info.seats)(seat);
  const isHost = info.host !== undefined && mine.includes(info.host);
  const act = (): void =>
    void (isHost
      ? orders.order({ kind: 'standIn', seat })
      : orders.order({ kind: 'propose', what: { kind: 'standIn', seat } }));
  return (
    <div className="strip-line" data-kind="away">
      <svg className="strip-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 4A8.5 8.5 0 1 0 20 15 7 7 0 0 1 15 4z" />
      </svg>
      <p className="strip-text">
        {say('agree.away', { who: nameOf(info, seat) })}
        {kept && <span className="quiet"> {sayReason(words, kept)}</span>}
      </p>
      <div className="strip-ways">
        {!kept && (isHost || !info.proposal) && (
          <button type="button" className="button small" aria-disabled={orders.sending} onClick={act}>
            {say(isHost ? 'agree.away.host' : 'agree.away.propose')}
          </button>
        )}
        <button type="button" className="button small plain" onClick={onWait}>
          {say('agree.away.wait')}
        </button>
      </div>
      <Refusal reason={orders.refused} />
    </div>
  );
}
