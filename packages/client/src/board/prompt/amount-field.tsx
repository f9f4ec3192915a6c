import type { Range } from '@morgenrot/engine';
import { useWords } from '../../texts/use-words.tsx';

interface AmountProps extends Range {
  amount: number;
  onChange: (amount: number) => void;
}

/** A number within limits. */
export function AmountField({ min, max, amount, onChange }: AmountProps) {
  const { say } = useWords();
  return (
    <div className="amount">
      <button
        type="button"
        className="button"
        aria-label={say('prompt.less')}
        aria-disabled={amount <= min}
        onClick={() => onChange(amount - 1)}
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
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button"
        aria-label={say('prompt.more')}
        aria-disabled={amount >= max}
        onClick={() => onChange(amount + 1)}
      >
        +
      </button>
      <span className="quiet">{say('prompt.amount', { min, max })}</span>
    </div>
  );
}
