import type { ProposalKind, SeatInfo } from '@morgenrot/protocol';
import type { Orders } from '../table/use-order.ts';
import { useWords } from '../texts/use-words.tsx';

interface AwayWaysProps {
  seat: SeatInfo;
  orders: Orders;
}

/** What the owners of seats may vote on about somebody who is away: a computer player goes on, or another person. */
export function AwayWays({ seat: { seat, computer, substitute }, orders }: AwayWaysProps) {
  const { say } = useWords();
  const propose = (what: ProposalKind) => () => void orders.order({ kind: 'propose', what });
  return (
    <>
      {!computer && (
        <button
          type="button"
          className="button small"
          aria-disabled={orders.sending}
          onClick={propose({ kind: 'standIn', seat })}
        >
          {say('agree.away.propose')}
        </button>
      )}
      {!substitute && (
        <button
          type="button"
          className="button small"
          aria-disabled={orders.sending}
          onClick={propose({ kind: 'substitute', seat })}
        >
          {say('agree.away.substitute')}
        </button>
      )}
    </>
  );
}
