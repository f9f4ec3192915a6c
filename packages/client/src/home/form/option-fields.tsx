import { isWanted, type OptionSpec, type Options, specsFor } from '@morgenrot/engine';
import { explainAll } from '../../reference/explained.ts';
import type { TipProps } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import { Field } from './field.tsx';
import { chooseOption, excludedBy } from './option-rules.ts';
import { valueWord } from './value-word.ts';

interface OptionFieldsProps {
  specs: readonly OptionSpec[];
  chosen: Options;
  seats: number;
  /** The game's words: only it knows what its options mean. */
  words: Words;
  onChange: (chosen: Options) => void;
}

/** The table's options as the game lists them, those that count; one that leaves no choice is told, not asked. */
export function OptionFields({ specs, chosen, seats, words, onChange }: OptionFieldsProps) {
  const wanted = specsFor(specs, seats).filter((spec) => isWanted(spec, chosen));
  return wanted.map((spec) => (
    <OptionField
      key={spec.key}
      spec={spec}
      specs={specs}
      chosen={chosen}
      words={words}
      onChoose={(value) => onChange(chooseOption(specs, chosen, spec.key, value))}
    />
  ));
}

/** All values of an option, what each of them means. */
export const optionTip = (
  words: Pick<Words, 'find'>,
  chosen: Options,
  key: string,
  values: readonly string[],
): TipProps =>
  explainAll(
    words.find(`options.${key}`) ?? key,
    values.map((each) => [
      valueWord(words, chosen, [key, each]) ?? each,
      valueWord(words, chosen, [key, each], '.note'),
    ]),
  );

interface OptionFieldProps extends Omit<OptionFieldsProps, 'seats' | 'onChange'> {
  spec: OptionSpec;
  onChoose: (value: string) => void;
}

function OptionField({ spec, specs, chosen, words, onChoose }: OptionFieldProps) {
  const { say } = useWords();
  const label = words.find(`options.${spec.key}`) ?? spec.key;
  const wordFor = (value: string): string => valueWord(words, chosen, [spec.key, value]) ?? value;
  const value = chosen[spec.key] ?? spec.initial;
  const excluded = spec.values.flatMap((each) => {
    const by = excludedBy(specs, chosen, spec.key, each);
    return by === undefined ? [] : [{ value: each, by }];
  });
  const [first] = excluded;
  const clash =
    first &&
    say('home.create.clash', {
      value: wordFor(first.value),
      option: words.find(`options.${first.by}`) ?? first.by,
      other: words.find(`options.${first.by}.${chosen[first.by]}`) ?? '',
    });
  return (
    <Field
      label={label}
      tip={optionTip(words, chosen, spec.key, spec.values)}
      // What has been chosen is explained first; then what cannot be.
      note={[valueWord(words, chosen, [spec.key, value], '.note'), clash].filter(Boolean).join(' ')}
      isAsked={spec.values.length > 1}
    >
      {spec.values.length > 1 ? (
        <select value={value} onChange={(event) => onChoose(event.target.value)}>
          {spec.values.map((each) => (
            <option key={each} value={each} disabled={excluded.some((other) => other.value === each)}>
              {wordFor(each)}
            </option>
          ))}
        </select>
      ) : (
        <span>{wordFor(value)}</span>
      )}
    </Field>
  );
}
