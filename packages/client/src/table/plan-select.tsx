import { SEAT_PLANS, type SeatInfo, USUAL_STRENGTH } from '@morgenrot/protocol';
import { StrengthSelect } from '../home/computer-fields.tsx';
import { explain } from '../reference/explained.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Orders } from './use-order.ts';

interface PlanSelectProps {
  seat: SeatInfo;
  index: number;
  orders: Orders;
}

/** How the host wants a seat to be filled, and how well a computer player is to play there. */
export function PlanSelect({ seat, index, orders }: PlanSelectProps) {
  const { say } = useWords();
  const choose = (value: string): void => {
    const plan = SEAT_PLANS.find((each) => each === value);
    if (plan) void orders.order({ kind: 'plan', seat: seat.seat, plan });
  };
  return (
    <>
      <select
        className="plan"
        aria-label={say('seat.plan.label', { seat: index + 1 })}
        value={seat.plan}
        {...explain(`seat.plan.${seat.plan}`)}
        aria-disabled={orders.sending}
        onChange={(event) => choose(event.target.value)}
      >
        {SEAT_PLANS.map((plan) => (
          <option key={plan} value={plan}>
            {say(`seat.plan.choose.${plan}`)}
          </option>
        ))}
      </select>
      {seat.computer && (
        <StrengthSelect
          className="plan"
          strength={seat.strength ?? USUAL_STRENGTH}
          label={say('strength.seat', { seat: index + 1 })}
          isWaiting={orders.sending}
          onChange={(strength) => void orders.order({ kind: 'plan', seat: seat.seat, plan: 'computer', strength })}
        />
      )}
    </>
  );
}
