import type { PlayerId } from '@morgenrot/engine';
import { useKept } from '../seats/kept.ts';
import { Refusal } from '../table/refusal.tsx';
import { useOrder } from '../table/session/use-order.ts';
import type { StripLineProps } from '../table/table-strip.tsx';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { AwayWays } from './away-ways.tsx';
import { Moon } from './moon.tsx';
import { nameOf } from './say-proposal.ts';

/** Somebody who is asked is away: who may play for them, if it cannot wait any longer. */
export function OneAway({ session, table, seat, onWait }: StripLineProps & { seat: PlayerId; onWait: () => void }) {
  const words = useWords();
  const { say } = words;
  const orders = useOrder(session);
  const { info } = table;
  const kept = useKept(info)(seat);
  const away = info.seats.find((one) => one.seat === seat);
  return (
    <div className="m-strip-line" data-kind="away">
      <Moon />
      <p className="m-strip-text">
        {say('agree.away', { who: nameOf(info, seat), count: 1 })}
        {kept && <span className="m-quiet"> {sayReason(words, kept)}</span>}
      </p>
      <div className="m-strip-ways">
        {!kept && !info.proposal && away && <AwayWays seat={away} orders={orders} />}
        <button type="button" className="m-button m-small m-plain" onClick={onWait}>
          {say('agree.away.wait')}
        </button>
      </div>
      <Refusal reason={orders.refused} />
    </div>
  );
}
