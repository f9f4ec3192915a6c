import type { Yield } from '@morgenrot/stone-age';
import { Icon } from '../drawing/icons.tsx';
import { chancesOf, meanOf } from '../odds.ts';
import { useTribeWords } from '../words/own.ts';

const MOST_ROWS = 6;
const percent = (share: number): number => Math.round(share * 100);

/** The exact chance of so much or more, for each amount worth a line. */
export function Chances({ dice, what, tools }: { dice: number; what: Yield; tools: number }) {
  const { tell, word, language } = useTribeWords();
  const chances = chancesOf(dice, what, tools);
  const mean = meanOf(chances).toLocaleString(language, { maximumFractionDigits: 1 });
  const told = chances.filter(({ amount, atLeast }) => amount > 0 && percent(atLeast) > 0);
  const rows = told.filter(({ atLeast }, i) => atLeast < 1 || i === told.findLastIndex((one) => one.atLeast === 1));
  const kind = word(`good.${what}`);
  return (
    <div className="sa-chances">
      <p className="m-quiet">
        {tell('place.chances', { dice, tools })} {tell('place.mean', { mean, what: kind })}
      </p>
      <ul>
        {rows.slice(0, MOST_ROWS).map(({ amount, atLeast }) => (
          <li key={amount}>
            <b aria-hidden="true">{amount}+</b>
            <Icon name={what} />
            <span className="sa-chance-bar" aria-hidden="true">
              <span style={{ inlineSize: `${percent(atLeast)}%` }} />
            </span>
            <span aria-hidden="true">{percent(atLeast)} %</span>
            <span className="m-unseen">{tell('place.chance', { amount, percent: percent(atLeast) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
