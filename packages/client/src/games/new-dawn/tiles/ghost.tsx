import { centre, type HexKey, isHex } from '@morgenrot/hex';
import { cellsAt, type State } from '@morgenrot/new-dawn';
import { useLooks } from '../../../board/looks.ts';
import { OUTLINE, SIZE, shiftTo } from '../../../kits/hex/geometry.ts';
import { HexMark } from '../../../kits/hex/hex-mark.tsx';
import { SIGHT_WORDS } from '../map/sight-words.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { type LayingStep, placementAt, type TilePlaces, tileAt, touchedBy } from './laying.ts';
import { TileCells, TileEdge } from './tile-drawing.tsx';
import { type Laying, shownAt } from './use-laying.ts';

interface EmptyPlacesProps {
  hexes: readonly HexKey[];
  places: TilePlaces;
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
        data-place={hex}
        role="button"
        tabIndex={hex === focusable ? 0 : -1}
        aria-label={name}
        aria-disabled={!turns}
        aria-describedby={SIGHT_WORDS}
        className="nd-empty-place"
        data-offered={turns ? true : undefined}
        data-turns={turns ? true : undefined}
        data-fits={turns ? (turns.includes(rot) ? 'now' : 'turned') : undefined}
        transform={shiftTo(hex)}
      >
        <polygon points={OUTLINE} />
        {turns && <circle r="13" />}
      </g>
    );
  });
}

interface GhostProps {
  step: LayingStep;
  hex: HexKey;
  rot: number;
  fits: boolean;
  isChosen: boolean;
}

/** The tile where it has been put, or where the pointer is. */
export function LookingGhost({ laying, s }: { laying: Laying; s: State }) {
  const pointed = useLooks((looks) => looks.place);
  const shown = shownAt(laying, isHex(pointed) ? pointed : undefined, s);
  if (!shown) return null;
  return (
    <>
      <Touched hexes={touchedBy(s, laying.step, placementAt(shown.hex, shown.rot))} fits={shown.fits} />
      <Ghost step={laying.step} {...shown} />
    </>
  );
}

/** The spaces that the tile would touch, numbered: four are needed. */
function Touched({ hexes, fits }: { hexes: readonly HexKey[]; fits: boolean }) {
  return (
    <g className="nd-touched" data-fits={fits || undefined}>
      <HexMark className="nd-touched-spaces" hexes={hexes.join(' ')} size={SIZE - 6} />
      {hexes.map((hex, i) => {
        const { x, y } = centre(hex, SIZE);
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${(y + 27).toFixed(1)})`}>
            <circle r="11" />
            <text>{i + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The tile as it would lie. */
export function Ghost({ step, hex, rot, fits, isChosen }: GhostProps) {
  const tile = tileAt(step, hex, rot);
  return (
    <g className="nd-ghost" data-fits={fits || undefined} data-chosen={isChosen || undefined}>
      <TileEdge hexes={cellsAt(step.side, tile)} className="nd-ghost-edge" />
      <TileCells tile={tile} />
    </g>
  );
}
