import { useWords } from '../../texts/use-words.tsx';
import { useBoard, useBoardActions } from '../use-board.ts';

/** A number within limits. */
export function AmountBody() {
  const { say } = useWords();
  const { setAmount } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'amount' ? asked.ask : undefined));
  const amount = useBoard((board) => board.amount);
  if (!ask) return null;
  const { min, max } = ask;
  return (
    <div className="amount">
      <button
        type="button"
        className="button"
        aria-label={say('prompt.less')}
        aria-disabled={amount <= min}
        onClick={() => setAmount(amount - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={amount}
        aria-label={say('prompt.amount', { min, max })}
        onChange={(event) => setAmount(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button"
        aria-label={say('prompt.more')}
        aria-disabled={amount >= max}
        onClick={() => setAmount(amount + 1)}
      >
        +
      </button>
      <span className="quiet">{say('prompt.amount', { min, max })}</span>
    </div>
  );
}
