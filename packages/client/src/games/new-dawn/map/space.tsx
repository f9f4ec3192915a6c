import { centre, type HexKey } from '@morgenrot/hex';
import { memo } from 'react';
import { pointsAt, SIZE } from '../../../kits/hex/geometry.ts';
import { piecePlaces, readPieces } from './pieces.ts';
import { SIGHT_WORDS } from './sight-words.ts';

export interface SpaceProps {
  hex: HexKey;
  /** The symbols of the pieces, most important first, as one text: two equal spaces are equal at a glance. */
  pieces: string;
  /** Said instead of seen. */
  label: string;
  isOffered: boolean;
  isChosen: boolean;
  isMature: boolean;
  isFocusable: boolean;
}

/**
 * One space of the map: what stands on it, where it is hit, and what is said of it. It is drawn again only when
 * something on it has changed; the ground, land and marks lie on other sheets.
 */
export const Space = memo(function Space({ hex, label, pieces, ...is }: SpaceProps) {
  const { x, y } = centre(hex, SIZE);
  const { symbols, isFort } = readPieces(pieces);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
    <g
      data-place={hex}
      role="button"
      tabIndex={is.isFocusable ? 0 : -1}
      aria-label={label}
      aria-pressed={is.isChosen}
      aria-disabled={!is.isOffered}
      aria-describedby={SIGHT_WORDS}
      className="nd-space"
      data-offered={is.isOffered || undefined}
    >
      {isFort && <FortWall hex={hex} />}
      {is.isMature && <circle className="nd-mature" cx={x} cy={y} r="34" />}
      <Pieces symbols={symbols} x={x} y={y} />
      <polygon className="nd-space-ring" data-room="" points={pointsAt(hex, SIZE - 3.5)} />
    </g>
  );
});

/** A fort is a space of its own, walled in whoever holds it. */
function FortWall({ hex }: { hex: HexKey }) {
  const points = pointsAt(hex, SIZE - 6);
  return (
    <>
      <polygon className="nd-fort-wall" points={points} />
      <polygon className="nd-fort-wall nd-stones" points={points} />
    </>
  );
}

function Pieces({ symbols, x, y }: { symbols: readonly string[]; x: number; y: number }) {
  const places = piecePlaces(symbols);
  return symbols.map((symbol, i) => {
    const place = places[i] ?? { x: 0, y: 0, scale: 1 };
    const at = `translate(${(x + place.x).toFixed(1)} ${(y + place.y).toFixed(1)}) scale(${place.scale})`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and two of one kind may share a space
      <use key={`${symbol}-${i}`} className="nd-piece" data-piece={symbol} href={`#${symbol}`} transform={at} />
    );
  });
}
