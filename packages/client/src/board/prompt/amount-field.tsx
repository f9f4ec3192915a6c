import type { Range } from '@morgenrot/engine';
import { useWords } from '../../texts/use-words.tsx';
import { Stepper } from './stepper.tsx';

interface AmountProps extends Range {
  amount: number;
  onChange: (amount: number) => void;
}

/** A number within limits. */
export function AmountField({ min, max, amount, onChange }: AmountProps) {
  const { say } = useWords();
  const bounds = say('prompt.amount', { min, max });
  return (
    <div className="m-flow m-amount">
      <Stepper min={min} max={max} count={amount} onChange={onChange} label={bounds} bounds={bounds} />
    </div>
  );
}
