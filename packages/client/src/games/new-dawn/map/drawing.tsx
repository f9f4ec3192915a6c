import type { HexKey } from '@morgenrot/hex';
import { memo, type ReactNode } from 'react';
import type { Glow } from '../../../board/glow.ts';
import { HexMark } from '../../../kits/hex/hex-mark.tsx';
import { Layer } from '../../../kits/picture/layer.tsx';
import type { SpaceFact } from './facts.ts';
import type { SpaceName } from './labels.ts';
import { groundsOf, Lands, landsOf, Terrain } from './land.tsx';
import { MapLabels } from './map-labels.tsx';
import { Space } from './space.tsx';

interface MapDrawingProps {
  facts: readonly SpaceFact[];
  names: readonly SpaceName[];
  glow: Glow;
  focusable: HexKey | undefined;
  /** Said of a space that may be chosen. */
  offeredWord: string;
  /** Among the spaces: other places that can be pointed at. */
  places?: ReactNode;
  /** Over everything. */
  children?: ReactNode;
}

/** The map, sheet by sheet: ground and land, what glows, marks, pieces, names and numbers. */
export const MapDrawing = memo(function MapDrawing({
  facts,
  names,
  glow,
  focusable,
  offeredWord,
  places,
  children,
}: MapDrawingProps) {
  const { offered, refused, chosen, lit, recent } = glow;
  const isOffered = new Set(offered.split(' '));
  const isChosen = new Set(chosen.split(' '));
  return (
    <>
      <Layer className="nd-map-land">
        <Terrain grounds={groundsOf(facts)} />
        <HexMark className="nd-mark-refused" hexes={refused} size={50} />
        <Lands lands={landsOf(facts)} />
      </Layer>
      {/* A new one for each question: it calls for a while and then shines steadily. */}
      <Layer key={offered} className="nd-map-glow">
        <HexMark className="nd-mark-offered-edge" hexes={offered} />
        <HexMark className="nd-mark-offered" hexes={offered} />
      </Layer>
      <Layer className="nd-map-marks">
        <HexMark className="nd-mark-recent" hexes={recent} />
        <HexMark className="nd-mark-chosen" hexes={chosen} />
        <HexMark className="nd-mark-lit" hexes={lit} />
      </Layer>
      <Layer className="nd-map-spaces" isPicture={false}>
        {facts.map(({ hex, pieces, label, isMature }) => (
          <Space
            key={hex}
            hex={hex}
            pieces={pieces}
            label={isOffered.has(hex) ? `${label}, ${offeredWord}` : label}
            isOffered={isOffered.has(hex)}
            isChosen={isChosen.has(hex)}
            isMature={isMature}
            isFocusable={hex === focusable}
          />
        ))}
        {places}
      </Layer>
      <Layer className="nd-map-over">
        <MapLabels facts={facts} names={names} offered={offered} />
        {children}
      </Layer>
    </>
  );
});
