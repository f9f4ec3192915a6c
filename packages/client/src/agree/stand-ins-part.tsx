import type { PlayerId } from '@morgenrot/engine';
import { useState } from 'react';
import { useKept } from '../seats/kept.ts';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { type Orders, useOrder } from '../table/session/use-order.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { AwayWays } from './away-ways.tsx';
import { nameOf } from './say-proposal.ts';
import '../styles/board/stand-ins.css';
import { OrderButton } from '../table/session/order-button.tsx';

/** Computer players that go on for people: for whoever is away, and for me if I have to leave. */
export function StandInsPart({ session, table: { info, mine } }: MenuPartProps) {
  const words = useWords();
  const { say } = words;
  const orders = useOrder(session);
  const kept = useKept(info);
  if (info.status !== 'playing' || mine.length === 0) return null;
  const lent = info.seats.filter(({ present, computer, standIn, name }) =>
    computer ? standIn !== undefined : name !== undefined && !present,
  );
  return (
    <MenuPart title={say('agree.menu.title')}>
      <ul className="m-stand-ins">
        {lent.map((seat) => {
          const why = kept(seat.seat);
          return (
            <li key={seat.seat}>
              <span>
                {say(seat.computer ? 'agree.menu.lent' : 'agree.menu.away', { who: nameOf(info, seat.seat) })}
              </span>
              {why ? (
                <span className="m-quiet">{sayReason(words, why)}</span>
              ) : (
                !info.proposal && <AwayWays seat={seat} orders={orders} />
              )}
            </li>
          );
        })}
        {mine.map((seat) => (
          <li key={seat}>
            <GiveAway
              seat={seat}
              word={
                mine.length > 1 ? say('agree.menu.leave.which', { name: nameOf(info, seat) }) : say('agree.menu.leave')
              }
              orders={orders}
            />
          </li>
        ))}
      </ul>
      <Refusal reason={orders.refused} />
    </MenuPart>
  );
}

/** Leaving is asked for twice: the computer player answers at once. */
function GiveAway({ seat, word, orders }: { seat: PlayerId; word: string; orders: Orders }) {
  const { say } = useWords();
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <button type="button" className="m-button m-small" onClick={() => setSure(true)}>
        {word}
      </button>
    );
  }
  return (
    <>
      <span role="status">{say('agree.menu.leave.sure')}</span>
      <OrderButton orders={orders} deed={{ kind: 'standIn', seat }} className="m-button m-small m-primary">
        {say('agree.menu.leave.yes')}
      </OrderButton>
      <button type="button" className="m-button m-small" onClick={() => setSure(false)}>
        {say('agree.menu.leave.no')}
      </button>
    </>
  );
}
