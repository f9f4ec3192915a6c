import { useId } from 'react';

interface ChoicesProps<T extends string> {
  legend: string;
  note?: string;
  values: readonly T[];
  chosen: T;
  wordFor: (value: T) => string;
  noteFor?: (value: T) => string;
  onChoose: (value: T) => void;
}

/** A few possibilities, all in sight, one of them chosen. */
export function Choices<T extends string>({
  legend,
  note,
  values,
  chosen,
  wordFor,
  noteFor,
  onChoose,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="check">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            {wordFor(value)}
            {noteFor && <small>{noteFor(value)}</small>}
          </span>
        </label>
      ))}
      {note && <small>{note}</small>}
    </fieldset>
  );
}
