import { useId } from 'react';
import type { TipProps } from '../../reference/tip.ts';

interface ChoicesProps<T extends string> {
  legend: string;
  /** Explains what is asked. */
  tip?: TipProps;
  note?: string;
  values: readonly T[];
  chosen: T;
  wordFor: (value: T) => string;
  noteFor?: (value: T) => string;
  /** Explains a value. */
  tipFor?: (value: T) => TipProps;
  onChoose: (value: T) => void;
}

/** A few possibilities, all in sight, one of them chosen. */
export function Choices<T extends string>({
  legend,
  tip,
  note,
  values,
  chosen,
  wordFor,
  noteFor,
  tipFor,
  onChoose,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="m-field m-choice-field">
      <legend {...tip}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="m-check">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span {...tipFor?.(value)}>
            {wordFor(value)}
            {noteFor && <small>{noteFor(value)}</small>}
          </span>
        </label>
      ))}
      {note && <small>{note}</small>}
    </fieldset>
  );
}
