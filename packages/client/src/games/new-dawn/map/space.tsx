import type { HexKey } from '@morgenrot/hex';
import type { Hex } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { outlineOf, placeOf, SIDES, SIZE } from '../../../board/map/geometry.ts';
import { placesFor } from './pieces.ts';

const RING = outlineOf(SIZE - 3.5);

export interface SpaceProps {
  hex: HexKey;
  ground: Hex['ground'];
  /** The symbols of the pieces, most important first, as one text: two equal spaces are equal at a glance. */
  pieces: string;
  /** Said instead of seen. */
  label: string;
  difficulty: number;
  /** The player whose land this is, and on which sides it ends (a bit for each direction). */
  owner: number;
  borders: number;
  mark: 'offered' | 'refused' | undefined;
  isChosen: boolean;
  isLit: boolean;
  isNew: boolean;
  isMature: boolean;
  isFocusable: boolean;
}

/** Neighbouring spaces of one ground do not all look the same. */
const isMirrored = (hex: HexKey): boolean => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return (q * 7 + r * 13) % 2 !== 0;
};

const classesOf = ({ mark, isChosen, isLit, isNew }: SpaceProps): string =>
  ['space', mark, isChosen && 'chosen', isLit && 'lit', isNew && mark !== 'offered' && 'new'].filter(Boolean).join(' ');

/** One space of the map. It is drawn again only when something on it has changed. */
export const Space = memo(function Space(props: SpaceProps) {
  const { hex, ground, label, difficulty, isChosen, isFocusable, mark, isMature } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
    <g
      data-hex={hex}
      role="button"
      tabIndex={isFocusable ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={mark === 'refused'}
      className={classesOf(props)}
      transform={placeOf(hex)}
    >
      <use href={`#ground-${ground}`} transform={isMirrored(hex) ? 'scale(-1 1)' : undefined} />
      <Borders owner={props.owner} borders={props.borders} />
      {isMature && <circle className="mature" r="34" />}
      <Pieces pieces={props.pieces} />
      {ground !== 'water' && <use href={`#number-${difficulty}`} y="-37" />}
      <polygon className="space-ring" points={RING} />
    </g>
  );
});

function Borders({ owner, borders }: { owner: number; borders: number }) {
  if (owner < 0) return null;
  const path = SIDES.filter((_, side) => borders & (1 << side)).join('');
  return (
    <>
      <polygon className="land" points={RING} fill={`var(--player-${owner})`} />
      {path && <path className="border" d={path} stroke={`var(--player-${owner})`} />}
    </>
  );
}

function Pieces({ pieces }: { pieces: string }) {
  const symbols = pieces === '' ? [] : pieces.split(' ');
  const places = placesFor(symbols.length);
  return symbols.map((symbol, i) => {
    const { x, y, scale } = places[i] ?? { x: 0, y: 0, scale: 1 };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and two of one kind may share a space
      <g key={`${symbol}-${i}`} className="piece" transform={`translate(${x} ${y}) scale(${scale})`}>
        <use href={`#${symbol}`} />
      </g>
    );
  });
}

/** Names lie over the spaces, or the next space would cut them off. */
export const SpaceName = memo(function SpaceName({ hex, name }: { hex: HexKey; name: string }) {
  return (
    <text className="space-name" transform={placeOf(hex)} y="39">
      {name}
    </text>
  );
});
