import type { HexKey } from '@morgenrot/hex';
import { cellsAt, type StepOf } from '@morgenrot/new-dawn';
import { OUTLINE, placeOf } from '../../../board/map/geometry.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { type Places, tileAt } from './laying.ts';
import { TileCells, TileEdge } from './tile-drawing.tsx';

interface EmptyPlacesProps {
  hexes: readonly HexKey[];
  places: Places;
  rot: number;
  nameOf: (hex: HexKey) => string;
  focusable: HexKey | undefined;
}

/** Where the middle of the tile may lie: places beside the map that glow, brighter as it is turned now. */
export function EmptyPlaces({ hexes, places, rot, nameOf, focusable }: EmptyPlacesProps) {
  const { tell } = useBoardWords();
  return hexes.map((hex) => {
    const turns = places.get(hex);
    const name = turns ? `${nameOf(hex)}, ${tell('space.offered')}` : nameOf(hex);
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
      <g
        key={hex}
        data-hex={hex}
        role="button"
        tabIndex={hex === focusable ? 0 : -1}
        aria-label={name}
        aria-disabled={!turns}
        className="empty-place"
        data-turns={turns ? true : undefined}
        data-fits={turns ? (turns.includes(rot) ? 'now' : 'turned') : undefined}
        transform={placeOf(hex)}
      >
        <polygon points={OUTLINE} />
        {turns && <circle r="13" />}
      </g>
    );
  });
}

interface GhostProps {
  step: StepOf<'layTile'>;
  hex: HexKey;
  rot: number;
  fits: boolean;
  isChosen: boolean;
}

/** The tile as it would lie. */
export function Ghost({ step, hex, rot, fits, isChosen }: GhostProps) {
  const tile = tileAt(step, hex, rot);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the places say their names
    <g className="ghost" data-fits={fits || undefined} data-chosen={isChosen || undefined} aria-hidden="true">
      <TileEdge hexes={cellsAt(step.side, tile)} className="ghost-edge" />
      <TileCells tile={tile} />
    </g>
  );
}
