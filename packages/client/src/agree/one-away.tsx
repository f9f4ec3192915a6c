import type { PlayerId } from '@morgenrot/engine';
import { useJustGone } from '../seats/just-gone.ts';
import { Refusal } from '../table/refusal.tsx';
import type { StripLineProps } from '../table/table-strip.tsx';
import { useOrder } from '../table/use-order.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { Moon } from './moon.tsx';
import { nameOf } from './say-proposal.ts';

/** Somebody who is asked is away: who may play for them, if it cannot wait. */
export function OneAway({ session, table, seat, onWait }: StripLineProps & { seat: PlayerId; onWait: () => void }) {
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
      <Moon />
      <p className="strip-text">
        {say('agree.away', { who: nameOf(info, seat), count: 1 })}
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
