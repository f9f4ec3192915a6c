import type { Range } from '@morgenrot/engine';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard, useBoardActions } from '../use-board.ts';
import { Stepper } from './stepper.tsx';

/** A number within limits. */
export function AmountBody() {
  const { setAmount } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'amount' ? asked.ask : undefined));
  const amount = useBoard((board) => board.amount);
  return ask ? <AmountField min={ask.min} max={ask.max} amount={amount} onChange={setAmount} /> : null;
}

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
