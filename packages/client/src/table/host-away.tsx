import type { Reason } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import { useKept } from '../seats/kept.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { OrderButton } from './session/order-button.tsx';
import type { Orders } from './session/use-order.ts';

/** Nobody who keeps the table in order is here: after a while whoever has a seat here may do it. */
export function HostAway({ info, mine, orders }: { info: TableInfo; mine: readonly string[]; orders: Orders }) {
  const words = useWords();
  const { say } = words;
  const kept = useKept(info);
  const host = info.seats.find(({ seat }) => seat === info.host);
  const isAway = host === undefined || !host.present || host.standIn !== undefined;
  if (mine.length === 0 || !isAway || mine.includes(info.host ?? '')) return null;
  const why = host && (info.status === 'waiting' ? { key: 'host.opener' } : asHost(kept(host.seat)));
  return (
    <p className="m-spread m-host-away">
      <span>
        {host?.name === undefined ? say('host.none') : say('host.away', { name: host.name })}
        {why && <span className="m-quiet"> {sayReason(words, why)}</span>}
      </span>
      {!why && (
        <OrderButton orders={orders} deed={{ kind: 'takeHost' }}>
          {say('host.take')}
        </OrderButton>
      )}
    </p>
  );
}

/** The host's role is kept as long as the host's seat is. */
const asHost = (kept: Reason | undefined): Reason | undefined =>
  kept && { ...kept, key: kept.key === 'seat.bank' ? 'host.bank' : 'host.patience' };
