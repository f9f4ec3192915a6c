import type { Deed, SeatInfo, TableInfo } from '@morgenrot/protocol';
import { useId, useState } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { OrderButton } from '../session/order-button.tsx';
import type { Orders } from '../session/use-order.ts';

interface PersonActionsProps {
  seat: SeatInfo;
  index: number;
  info: TableInfo;
  mine: readonly string[];
  orders: Orders;
}

/** What the host may do about somebody who sits here; folded, so that nobody is sent away by accident. */
export function PersonActions({
  seat: { seat, name = '', vacant, standIn },
  index,
  info,
  mine,
  orders,
}: PersonActionsProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const isWaiting = info.status === 'waiting';
  const isMine = mine.includes(seat);
  const [before, after] = [info.seats[index - 1], info.seats[index + 1]];
  const deeds: { key: string; word: string; deed: Deed }[] = [];
  if (isWaiting && before)
    deeds.push({ key: 'up', word: say('seat.up'), deed: { kind: 'move', from: seat, to: before.seat } });
  if (isWaiting && after)
    deeds.push({ key: 'down', word: say('seat.down'), deed: { kind: 'move', from: seat, to: after.seat } });
  if (!isMine && !vacant && !standIn)
    deeds.push({ key: 'host', word: say('seat.makeHost'), deed: { kind: 'host', seat } });
  if (isWaiting && !isMine) deeds.push({ key: 'remove', word: say('seat.remove'), deed: { kind: 'remove', seat } });
  if (deeds.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="m-icon-button m-seat-more"
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={say('seat.more', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      <span id={menu} className="m-wrap m-seat-actions" hidden={!isOpen}>
        {deeds.map(({ key, word, deed }) => (
          <OrderButton key={key} orders={orders} deed={deed}>
            {word}
          </OrderButton>
        ))}
      </span>
    </>
  );
}
