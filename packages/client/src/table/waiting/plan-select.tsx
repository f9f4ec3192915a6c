import { fittingStrength, USUAL_STRENGTH } from '@morgenrot/engine';
import { SEAT_PLANS, type SeatInfo } from '@morgenrot/protocol';
import { StrengthSelect } from '../../home/form/computer-fields.tsx';
import { useGameInfo } from '../../home/use-games.ts';
import { explain } from '../../reference/explained.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Orders } from '../session/use-order.ts';

interface PlanSelectProps {
  seat: SeatInfo;
  index: number;
  game: string;
  orders: Orders;
}

/** How the host wants a seat to be filled, and how well a computer player is to play there. */
export function PlanSelect({ seat, index, game, orders }: PlanSelectProps) {
  const { say } = useWords();
  const info = useGameInfo(game);
  const choose = (value: string): void => {
    const plan = SEAT_PLANS.find((each) => each === value);
    if (plan) {
      const strength = plan === 'computer' && info ? { strength: fittingStrength(info.strengths) } : {};
      void orders.order({ kind: 'plan', seat: seat.seat, plan, ...strength });
    }
  };
  return (
    <>
      <select
        className="m-plan"
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
      {seat.computer && info && (
        <StrengthSelect
          game={info}
          className="m-plan"
          strength={seat.strength ?? USUAL_STRENGTH}
          label={say('strength.seat', { seat: index + 1 })}
          isWaiting={orders.sending}
          onChange={(strength) => void orders.order({ kind: 'plan', seat: seat.seat, plan: 'computer', strength })}
        />
      )}
    </>
  );
}
