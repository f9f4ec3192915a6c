import type { HexKey } from '@morgenrot/hex';
import { CITY_STATES, cellsOf, type PlacedTile, type PrintedCell } from '@morgenrot/new-dawn';
import { hexBox, OUTLINE, shiftTo } from '../../../kits/hex/geometry.ts';

/** What is printed on a space, as the piece that set-up puts there. */
function pieceOn({ resource, naturalWonder, cityState, barbarian, capital }: PrintedCell): string | undefined {
  if (resource) return `resource-${resource}`;
  if (naturalWonder) return 'natural-wonder-token';
  if (cityState) return `city-state-${CITY_STATES[cityState].type}-${CITY_STATES[cityState].frame}`;
  if (barbarian) return `barbarian-${barbarian}`;
  return capital ? 'capital-site' : undefined;
}

/** The spaces of a tile with everything printed on them. */
export function TileCells({ tile }: { tile: PlacedTile }) {
  return cellsOf(tile).map((cell) => {
    const piece = pieceOn(cell);
    return (
      <g key={cell.hex} transform={shiftTo(cell.hex)}>
        <use href={`#ground-${cell.ground}`} />
        {piece && <use href={`#${piece}`} />}
      </g>
    );
  });
}

interface TileDrawingProps {
  tile: Omit<PlacedTile, 'q' | 'r'>;
}

/** A tile by itself. */
export function TileDrawing({ tile }: TileDrawingProps) {
  const placed: PlacedTile = { ...tile, q: 0, r: 0 };
  const { x, y, width, height } = hexBox(
    cellsOf(placed).map(({ hex }) => hex),
    4,
  );
  return (
    <svg className="nd-tile-drawing" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <TileCells tile={placed} />
    </svg>
  );
}

/** A line around all spaces of a tile: their outlines, wide, under the tile. */
export function TileEdge({ hexes, className }: { hexes: readonly HexKey[]; className: string }) {
  return (
    <g className={className}>
      {hexes.map((hex) => (
        <polygon key={hex} points={OUTLINE} transform={shiftTo(hex)} />
      ))}
    </g>
  );
}
