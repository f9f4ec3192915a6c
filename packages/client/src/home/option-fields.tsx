import type { OptionSpec, Options } from '@morgenrot/engine';
import type { Words } from '../texts/words.ts';
import { Field } from './field.tsx';

interface OptionFieldsProps {
  specs: readonly OptionSpec[];
  chosen: Options;
  /** The game's words: only it knows what its options mean. */
  words: Words;
  onChange: (chosen: Options) => void;
}

/** The table's options as the game lists them; one that leaves no choice is told, not asked. */
export function OptionFields({ specs, chosen, words, onChange }: OptionFieldsProps) {
  return specs.map((spec) => {
    const label = words.find(`options.${spec.key}`) ?? spec.key;
    const wordFor = (value: string): string => words.find(`options.${spec.key}.${value}`) ?? value;
    const value = chosen[spec.key] ?? spec.initial;
    const note = words.find(`options.${spec.key}.${value}.note`);
    return (
      <Field key={spec.key} label={label} note={note} isAsked={spec.values.length > 1}>
        {spec.values.length > 1 ? (
          <select value={value} onChange={(event) => onChange({ ...chosen, [spec.key]: event.target.value })}>
            {spec.values.map((each) => (
              <option key={each} value={each}>
                {wordFor(each)}
              </option>
            ))}
          </select>
        ) : (
          <span>{wordFor(value)}</span>
        )}
      </Field>
    );
  });
}
