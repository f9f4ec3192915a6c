import { type Counts, type CountsAsk, fits, type KindAsk, type Option, type Reason, tallyOf } from '@morgenrot/engine';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import { useBoard, useBoardActions } from '../use-board.ts';
import type { BodyProps } from './prompt.tsx';
import { Stepper } from './stepper.tsx';

/** So many of each kind: a payment, wounds to spread, cards to keep. */
export function CountsBody({ optionWord }: BodyProps) {
  const { setCounts } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'counts' ? asked.ask : undefined));
  const counts = useBoard((board) => board.counts);
  return ask ? <CountsField ask={ask} counts={counts} onChange={setCounts} optionWord={optionWord} /> : null;
}

interface CountsProps {
  ask: CountsAsk;
  counts: Counts;
  onChange: (counts: Counts) => void;
  optionWord: (option: Option) => string;
}

/** Why these counts do not fit, in words; the kind is called as it is called here. */
export function sayMisfit(words: Words, { params, ...reason }: Reason, optionWord: (option: Option) => string): string {
  if (params?.kind === undefined) return sayReason(words, { ...reason, ...(params && { params }) });
  return sayReason(words, { ...reason, params: { ...params, kind: optionWord(String(params.kind)) } });
}

/** So many of each kind: a stepper for each, what they come to, and what is still wrong. */
export function CountsField({ ask, counts, onChange, optionWord }: CountsProps) {
  const words = useWords();
  const verdict = fits(ask, counts);
  const refused = Object.entries(ask.refused ?? {});
  const change = (kind: Option, n: number): void => {
    const { [kind]: _before, ...others } = counts;
    onChange(n > 0 ? { ...others, [kind]: n } : others);
  };
  return (
    <fieldset className="m-counts">
      <legend className="m-quiet">{sayBounds(words, ask)}</legend>
      {ask.of.map((of) => (
        <KindField
          key={of.kind}
          of={of}
          word={optionWord(of.kind)}
          count={counts[of.kind] ?? 0}
          onChange={(n) => change(of.kind, n)}
        />
      ))}
      {refused.length > 0 && (
        <ul className="m-counts-refused m-quiet">
          {refused.map(([kind, reason]) => (
            <li key={kind}>
              {optionWord(kind)}: {sayMisfit(words, reason, optionWord)}
            </li>
          ))}
        </ul>
      )}
      <p className="m-counts-total" role="status">
        <strong>{sayTally(words, ask, counts)}</strong>{' '}
        {!verdict.ok && <span className="m-quiet">{sayMisfit(words, verdict.reason, optionWord)}</span>}
      </p>
    </fieldset>
  );
}

function sayBounds({ say }: Words, { sum, worth }: CountsAsk): string {
  const many =
    sum.min === sum.max ? say('prompt.some.exactly', { count: sum.min }) : say('prompt.some.count', { ...sum });
  if (!worth) return many;
  const { min, max } = worth;
  if (min === max) return `${many} ${say('prompt.counts.worth.exactly', { min })}`;
  return `${many} ${max >= MUCH ? say('prompt.counts.worth.least', { min }) : say('prompt.counts.worth', { min, max })}`;
}
/** Nobody means an upper bound as high as this. */
const MUCH = 1_000_000;

function sayTally({ say }: Words, ask: CountsAsk, counts: Counts): string {
  const { sum, worth } = tallyOf(ask, counts);
  return ask.worth ? say('prompt.counts.both', { sum, worth }) : say('prompt.counts.sum', { sum });
}

interface KindProps {
  of: KindAsk;
  word: string;
  count: number;
  onChange: (n: number) => void;
}

/** One kind: its name, what one is worth, and how many of it. */
function KindField({ of: { kind, min, max, worth }, word, count, onChange }: KindProps) {
  const { say } = useWords();
  const each = worth === undefined ? undefined : say('prompt.counts.each', { worth });
  return (
    <div className="m-flow m-amount" data-kind={kind}>
      <span className="m-counts-kind" aria-hidden="true">
        {word}
        {each && <span className="m-quiet"> {each}</span>}
      </span>
      <Stepper
        min={min}
        max={max}
        count={count}
        onChange={onChange}
        label={each ? `${word}, ${each}` : word}
        what={word}
        bounds={say('prompt.counts.of', { max })}
      />
    </div>
  );
}
