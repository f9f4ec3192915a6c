import { type Counts, type CountsAsk, fits, tallyOf } from '@morgenrot/engine';
import type { Resource } from '@morgenrot/stone-age';
import type { ReactNode } from 'react';
import { sayMisfit } from '../../../board/prompt/counts-body.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useTribeWords } from '../words/own.ts';

interface GoodsFieldProps {
  ask: CountsAsk;
  counts: Counts;
  onChange: (counts: Counts) => void;
  /** What these resources come to. */
  children?: ReactNode;
}

/** Resources that are paid or taken: one line for each kind there is, and what is still wrong. */
export function GoodsField({ ask, counts, onChange, children }: GoodsFieldProps) {
  const words = useTribeWords();
  const { tell, word } = words;
  const verdict = fits(ask, counts);
  const { min, max } = ask.sum;
  const { sum } = tallyOf(ask, counts);
  const kinds = ask.of.filter((of) => of.max > 0);
  return (
    <fieldset className="sa-goods">
      <legend className="m-quiet">
        {min === max ? tell('goods.exactly', { min }) : tell('goods.some', { min, max })}
      </legend>
      <ul>
        {kinds.map(({ kind, max: most }) => (
          <GoodField
            key={kind}
            kind={kind as Resource}
            count={counts[kind] ?? 0}
            most={most}
            onChange={(n) => onChange({ ...without(counts, kind), ...(n > 0 && { [kind]: n }) })}
          />
        ))}
      </ul>
      <p role="status">
        <strong>{min === max ? tell('goods.of', { sum, max }) : tell('goods.sum', { sum })}</strong> {children}{' '}
        {!verdict.ok && (
          <span className="m-quiet">{sayMisfit(words, verdict.reason, (option) => word(`good.${option}`))}</span>
        )}
      </p>
    </fieldset>
  );
}

function without(counts: Counts, kind: string): Counts {
  const { [kind]: _before, ...others } = counts;
  return others;
}

interface GoodFieldProps {
  kind: Resource;
  count: number;
  most: number;
  onChange: (n: number) => void;
}

function GoodField({ kind, count, most, onChange }: GoodFieldProps) {
  const { say, tell, word } = useTribeWords();
  const what = word(`good.${kind}`);
  const change = (n: number): void => (n >= 0 && n <= most ? onChange(n) : undefined);
  return (
    <li className="sa-good" data-kind={kind}>
      <Icon name={kind} />
      <span>{what}</span>
      <button
        type="button"
        className="m-button"
        aria-label={say('prompt.less.of', { what })}
        aria-disabled={count <= 0}
        onClick={() => change(count - 1)}
      >
        −
      </button>
      <b aria-label={tell('goods.count', { count, most })} role="img">
        {count}
        <small> / {most}</small>
      </b>
      <button
        type="button"
        className="m-button"
        aria-label={say('prompt.more.of', { what })}
        aria-disabled={count >= most}
        onClick={() => change(count + 1)}
      >
        +
      </button>
    </li>
  );
}
