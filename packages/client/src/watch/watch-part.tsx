import type { SeatInfo } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { type Orders, useOrder } from '../table/session/use-order.ts';
import { useWords } from '../texts/use-words.tsx';
import { whoWatches } from './who-watches.ts';
import '../styles/board/watch.css';

/** Who looks on, with whose eyes, and the match on a big screen. */
export function WatchPart({ session, table: { info, mine, company } }: MenuPartProps) {
  const words = useWords();
  const { say } = words;
  const orders = useOrder(session);
  const isOpen = info.settings.watch !== 'off';
  const own = info.seats.filter(({ seat }) => mine.includes(seat));
  const isRunning = info.status === 'playing';
  // A lent pair of eyes can be taken back whatever else has changed.
  const lendable = isRunning ? own.filter(({ shown }) => isOpen || shown) : [];
  return (
    <MenuPart title={say('watch.part')}>
      <div className="m-watch-part">
        <p>{isOpen || info.watchers > 0 ? whoWatches(words, info, company) : say('watch.off')}</p>
        {lendable.length > 0 && (
          <div className="m-lend">
            {lendable.map((seat) => (
              <Lend key={seat.seat} seat={seat} isOnly={own.length === 1} orders={orders} />
            ))}
            <p className="m-quiet">
              {say('watch.lend.note')} {info.settings.delay.amount === 0 && say('watch.lend.now')}
            </p>
            <Refusal reason={orders.refused} />
          </div>
        )}
        {(isOpen || mine.length > 0) && (
          <div className="m-to-screen">
            <a
              className="m-button"
              href={`/table/${info.id}/screen${window.location.hash}`}
              target="_blank"
              rel="noopener"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 4h18v12H3zM9 20h6M12 16v4" />
              </svg>
              {say('watch.screen')}
            </a>
            <p className="m-quiet">{say('watch.screen.note')}</p>
          </div>
        )}
      </div>
    </MenuPart>
  );
}

function Lend({ seat, isOnly, orders }: { seat: SeatInfo; isOnly: boolean; orders: Orders }) {
  const { say } = useWords();
  const { name = '', shown = false } = seat;
  // The switch shows at once what it was set to; that everybody has been told comes a moment later.
  const [wish, setWish] = useState<boolean>();
  useEffect(() => setWish((wished) => (wished === shown ? undefined : wished)), [shown]);
  async function set(on: boolean): Promise<void> {
    if (orders.sending) return;
    setWish(on);
    const reply = await orders.order({ kind: 'show', seat: seat.seat, shown: on });
    if (!reply.ok) setWish(undefined);
  }
  return (
    <label className="m-row m-lend-switch">
      <input type="checkbox" checked={wish ?? shown} onChange={({ target }) => void set(target.checked)} />
      <span>{isOnly ? say('watch.lend') : say('watch.lend.of', { name })}</span>
    </label>
  );
}
