import { useBoard, useBoardActions } from '../use-board.ts';
import { CountsField } from './counts-field.tsx';
import type { BodyProps } from './prompt.tsx';

/** So many of each kind: a payment, wounds to spread, cards to keep. */
export function CountsBody({ optionWord }: BodyProps) {
  const { setCounts } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'counts' ? asked.ask : undefined));
  const counts = useBoard((board) => board.counts);
  return ask ? <CountsField ask={ask} counts={counts} onChange={setCounts} optionWord={optionWord} /> : null;
}
