import type { SeatInfo } from '@morgenrot/protocol';
import { OrderButton } from '../table/session/order-button.tsx';
import type { Orders } from '../table/session/use-order.ts';
import { useWords } from '../texts/use-words.tsx';

interface AwayWaysProps {
  seat: SeatInfo;
  orders: Orders;
}

/** What the owners of seats may vote on about somebody who is away: a computer player goes on, or another person. */
export function AwayWays({ seat: { seat, computer, substitute }, orders }: AwayWaysProps) {
  const { say } = useWords();
  return (
    <>
      {!computer && (
        <OrderButton orders={orders} deed={{ kind: 'propose', what: { kind: 'standIn', seat } }}>
          {say('agree.away.propose')}
        </OrderButton>
      )}
      {!substitute && (
        <OrderButton orders={orders} deed={{ kind: 'propose', what: { kind: 'substitute', seat } }}>
          {say('agree.away.substitute')}
        </OrderButton>
      )}
    </>
  );
}
