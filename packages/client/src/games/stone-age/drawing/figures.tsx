import type { PlayerId } from '@morgenrot/engine';
import { memo } from 'react';
import { usePeople } from '../../../kits/board/people.ts';
import { PlayerDisc, PlayerPattern, playerInk } from '../../../kits/board/player-drawing.tsx';
import { seatIndex, useMatch } from '../match.ts';

/** Somebody of a tribe, seen from the front: a head and a cloak. */
const BODY = 'M0-20a9 9 0 0 1 6 15.5C14-1 19 8 20 21H-20C-19 8-14-1-6-4.5A9 9 0 0 1 0-20z';

/** Colour, pattern and letter: nobody has to tell figures by their colour alone. */
function Figure({ index, letter }: { index: number; letter: string }) {
  const { fill, ink, cover } = playerInk(index);
  return (
    <>
      <path className="m-piece-edge" d={BODY} fill={fill} />
      <path d={BODY} fill={cover} />
      <circle cy="9" r="9.5" fill={fill} />
      <text className="m-piece-letter" y="9" fontSize="15" fill={ink}>
        {letter}
      </text>
    </>
  );
}

/** Everybody's figure and mark, drawn once. */
export const TribeSprites = memo(function TribeSprites() {
  const order = useMatch((s) => s.order);
  const { letterOf } = usePeople();
  return (
    <svg className="m-sprites" width="0" height="0" aria-hidden="true">
      <defs>
        {order.map((player, index) => (
          <g key={player}>
            <PlayerPattern index={index} />
            <g id={`player-${index}`}>
              <PlayerDisc index={index} letter={letterOf(player)} />
            </g>
            <g id={`figure-${index}`}>
              <Figure index={index} letter={letterOf(player)} />
            </g>
          </g>
        ))}
      </defs>
    </svg>
  );
});

/** One figure of somebody. */
export const FigureOf = memo(function FigureOf({ player }: { player: PlayerId }) {
  const index = useMatch((s) => seatIndex(s, player));
  return (
    <svg className="sa-figure" viewBox="-24 -24 48 48" aria-hidden="true">
      <use href={`#figure-${index}`} data-piece={`figure-${index}`} />
    </svg>
  );
});
