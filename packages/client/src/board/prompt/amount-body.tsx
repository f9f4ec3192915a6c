import { useBoard, useBoardActions } from '../use-board.ts';
import { AmountField } from './amount-field.tsx';

/** A number within limits. */
export function AmountBody() {
  const { setAmount } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'amount' ? asked.ask : undefined));
  const amount = useBoard((board) => board.amount);
  return ask ? <AmountField min={ask.min} max={ask.max} amount={amount} onChange={setAmount} /> : null;
}
