import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** As high as it is drawn: more tiles than this look like as many. */
const HIGHEST = 12;

/** The tiles that are still to be explored, as a pile that shrinks. */
export const TileStack = memo(function TileStack() {
  const { tell } = useBoardWords();
  const count = useMatch((s) => (s.terra && !s.building ? s.terra.stack.length : null));
  if (count === null) return null;
  const tiles = Array.from({ length: Math.min(count, HIGHEST) }, (_, i) => i);
  return (
    <figure className="m-row nd-tile-pile" data-part="stack" {...tip('rule:T11', tell('stack.left', { count }))}>
      <svg viewBox="0 0 60 62" aria-hidden="true">
        {tiles.map((i) => (
          <path
            key={i}
            className={i === tiles.length - 1 ? 'nd-stack-tile nd-top' : 'nd-stack-tile'}
            d="M4 50L17 41H43L56 50 43 59H17z"
            transform={`translate(0 ${i * -3})`}
          />
        ))}
      </svg>
      <figcaption>{tell('stack.left', { count })}</figcaption>
    </figure>
  );
});
