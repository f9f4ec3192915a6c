import type { ScoreSheet } from '@morgenrot/stone-age';
import { useTribeWords } from '../words/own.ts';

/** In the order in which points are counted at the end. */
export const ITEMS = ['base', 'culture', 'farmer', 'toolmaker', 'builder', 'shaman', 'resources'] as const;

/** What somebody would have if the game ended now, item by item. */
export function ScoreNow({ sheet }: { sheet: ScoreSheet }) {
  const { tell } = useTribeWords();
  return (
    <details className="sa-score-now">
      <summary>{tell('own.now', { points: sheet.total })}</summary>
      <dl className="sa-score-items">
        {ITEMS.map((item) => (
          <div key={item} data-none={sheet[item] === 0 || undefined}>
            <dt>{tell(`score.${item}`)}</dt>
            <dd>{sheet[item]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
