import { SEAT_PLANS, type SeatInfo } from '@morgenrot/protocol';
import { useWords } from '../texts/use-words.tsx';
import type { Orders } from './use-order.ts';

interface PlanSelectProps {
  seat: SeatInfo;
  index: number;
  orders: Orders;
}

/** How the host wants a seat to be filled. */
export function PlanSelect({ seat, index, orders }: PlanSelectProps) {
  const { say } = useWords();
  const choose = (value: string): void => {
    const plan = SEAT_PLANS.find((each) => each === value);
    if (plan) void orders.order({ kind: 'plan', seat: seat.seat, plan });
  };
  return (
    <select
      className="plan"
      aria-label={say('seat.plan.label', { seat: index + 1 })}
      value={seat.plan}
      disabled={orders.sending}
      onChange={(event) => choose(event.target.value)}
    >
      {SEAT_PLANS.map((plan) => (
        <option key={plan} value={plan}>
          {say(`seat.plan.choose.${plan}`)}
        </option>
      ))}
    </select>
  );
}
