import type { TableInfo } from '@morgenrot/protocol';
import { useJustGone } from '../seats/just-gone.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Orders } from './use-order.ts';

/** Nobody who keeps the table in order is here: whoever sits here may do it. */
export function HostAway({ info, mine, orders }: { info: TableInfo; mine: readonly string[]; orders: Orders }) {
  const { say } = useWords();
  const justGone = useJustGone(info.seats);
  const host = info.seats.find(({ seat }) => seat === info.host);
  const isAway = !host?.present && !(host && justGone(host.seat));
  const isNeeded = mine.length > 0 && isAway && !mine.includes(info.host ?? '');
  if (!isNeeded) return null;
  return (
    <p className="host-away">
      <span>{host?.name === undefined ? say('host.none') : say('host.away', { name: host.name })}</span>
      <button
        type="button"
        className="button small"
        aria-disabled={orders.sending}
        onClick={() => void orders.order({ kind: 'takeHost' })}
      >
        {say('host.take')}
      </button>
    </p>
  );
}
