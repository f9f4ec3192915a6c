import type { Direction } from '@morgenrot/hex';
import { turned } from '@morgenrot/hex';
import { directionFor, type State } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { outlineOf } from '../../../kits/hex/geometry.ts';
import { tip } from '../../../reference/tip.ts';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;
const RIM = outlineOf(92);

/** The six numbers around the token, each where its direction leads; an arrow for the one. */
export function DirectionFace({ ways }: { ways: readonly Direction[] }) {
  return (
    <svg className="nd-direction-token" viewBox="-96 -96 192 192" aria-hidden="true">
      <polygon className="nd-direction-rim" points={RIM} />
      {ways.map((way, i) => (
        <g key={way} transform={`rotate(${way * 60}) translate(58 0)`}>
          {i === 0 && <path className="nd-direction-arrow" d="M-42-9H-17V-27L27 0-17 27V9H-42z" />}
          <text
            className={i === 0 ? 'nd-direction-number nd-first' : 'nd-direction-number'}
            transform={`rotate(${way * -60})`}
          >
            {DICE[i]}
          </text>
        </g>
      ))}
      <circle className="nd-direction-hub" r="12" />
    </svg>
  );
}

export const waysFor = (s: State): Direction[] => DICE.map((die) => directionFor(s, die));

/** How the token would lie; the game's own function says where each number leads. */
export const waysWith = (s: State, arrow: number): Direction[] => waysFor({ ...s, arrow: turned(0, arrow) });

export const DirectionToken = memo(function DirectionToken() {
  const { tell, word } = useBoardWords();
  const arrow = useMatch((s) => s.arrow);
  const ways = useMatch((s) => waysFor(s));
  if (arrow === null) return null;
  const said = ways.map((way, i) => tell('arrow.way', { die: DICE[i] ?? 0, direction: word(`direction.${way}`) }));
  return (
    <figure
      className="nd-direction"
      data-part="arrow"
      {...tip('term:direction', [tell('arrow.title'), ...said].join('\n'))}
    >
      <DirectionFace ways={ways} />
      <figcaption className="m-unseen">
        {tell('arrow.title')}: {said.join(', ')}
      </figcaption>
    </figure>
  );
});
