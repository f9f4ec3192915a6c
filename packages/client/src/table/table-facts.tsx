import type { TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { useWords } from '../texts/use-words.tsx';

/** What will be played: somebody invited sees it before sitting down. */
export function TableFacts({ info }: { info: TableInfo }) {
  const { find } = useWords();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{find('game.name') ?? info.game}</h2>
      <dl className="facts">
        {Object.entries(info.options).map(([key, value]) => (
          <div key={key}>
            <dt>{find(`options.${key}`) ?? key}</dt>
            <dd>
              {find(`options.${key}.${value}`) ?? value}
              <small className="quiet">{find(`options.${key}.${value}.note`)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
