import { isResource, type NewDawnStep, paid, paymentOption, type StepOf, wonderCost } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../../board/prompt/use-ask.ts';
import { useBoardActions } from '../../../../board/use-board.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PriceSum } from './price.tsx';

/** Everything that has been laid down already, one entry for each piece. */
function laidDown(step: StepOf<'payWonder'>): string[] {
  return [
    ...Object.entries(step.resources).flatMap(([type, count]) => Array<string>(count).fill(`resource-${type}`)),
    ...step.naturalWonders.map(() => 'natural-wonder-token'),
    ...step.asTrade.map(tokenSprite),
    ...Array<string>(step.trade).fill('trade-token'),
  ];
}

const tokenSprite = (id: string): string => (isResource(id) ? `resource-${id}` : 'natural-wonder-token');

/** `resource:oil`, `naturalWonder:pantanal`, and either of them as a trade token. */
export function paymentSprite(option: string): string {
  const [token] = Object.values(paymentOption.read(option) ?? {});
  return token === undefined ? 'trade-token' : tokenSprite(token);
}

const isPayment = (option: string): boolean => option !== 'build' && option !== 'cancel';

/** A running sum: each piece that is laid down counts at once, and goes only when the wonder is built. */
export function PayWonderBody({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const { answer } = useBoardActions();
  const { from } = useAsk();
  const paying = step as NewDawnStep;
  const cost = useMatch((s) => (paying.kind === 'payWonder' ? wonderCost(s, paying.player, paying.wonder) : 0));
  if (paying.kind !== 'payWonder') return null;
  const sum = paid(paying);
  return (
    <>
      <div className="nd-sum" role="status">
        <strong>{tell('pay.sum', { paid: sum, cost })}</strong>
        <progress max={cost} value={Math.min(sum, cost)} aria-hidden="true" />
        <span className="m-flow m-note nd-laid">
          {tell('build.production', { production: paying.production })}
          {laidDown(paying).map((sprite, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are all alike
            <Sprite key={`${sprite}-${i}`} name={sprite} />
          ))}
        </span>
      </div>
      <PriceSum wonder={paying.wonder} player={paying.player} />
      <ul className="m-options">
        {from.filter(isPayment).map((option) => (
          <li key={option}>
            <button type="button" className="m-option" data-option={option} onClick={() => answer(option)}>
              <Sprite name={paymentSprite(option)} />
              {optionWord(option)}
            </button>
          </li>
        ))}
      </ul>
      {from.includes('build') && (
        <button type="button" className="m-button m-primary m-wide" data-option="build" onClick={() => answer('build')}>
          {optionWord('build')}
        </button>
      )}
    </>
  );
}
