import type { Range } from '@morgenrot/engine';
import { useWords } from '../../texts/use-words.tsx';

interface StepperProps extends Range {
  count: number;
  onChange: (n: number) => void;
  /** The field's name. */
  label: string;
  /** What the two buttons count; absent: there is only one number to change. */
  what?: string;
  /** The limits in words, beside the buttons. */
  bounds: string;
}

/** Arrow keys, page keys and both ends as every number on a page has them; buttons for everybody else. */
export function Stepper({ min, max, count, onChange, label, what, bounds }: StepperProps) {
  const { say } = useWords();
  const to = (n: number): void => onChange(Math.min(max, Math.max(min, Number.isInteger(n) ? n : count)));
  return (
    <>
      <button
        type="button"
        className="m-button"
        aria-label={what === undefined ? say('prompt.less') : say('prompt.less.of', { what })}
        aria-disabled={count <= min}
        onClick={() => to(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={count}
        aria-label={label}
        onChange={(event) => to(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key === 'Home') to(min);
          if (event.key === 'End') to(max);
        }}
      />
      <button
        type="button"
        className="m-button"
        aria-label={what === undefined ? say('prompt.more') : say('prompt.more.of', { what })}
        aria-disabled={count >= max}
        onClick={() => to(count + 1)}
      >
        +
      </button>
      <span className="m-quiet">{bounds}</span>
    </>
  );
}
