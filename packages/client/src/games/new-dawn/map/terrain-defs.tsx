import { OUTLINE } from '../../../kits/hex/geometry.ts';
import { drawnAt } from '../../../kits/picture/moved-path.ts';
import { GROUND_BRUSHES } from './grounds.ts';

const ORIGIN = { x: 0, y: 0 };

/** Each kind of ground as a picture by itself: for tiles that are not on the map yet. */
export function TerrainDefs() {
  return Object.entries(GROUND_BRUSHES).map(([ground, brushes]) => (
    <g key={ground} id={`ground-${ground}`} className={`nd-ground nd-ground-${ground}`}>
      <polygon className="nd-base" points={OUTLINE} />
      {brushes.map(({ className, plain }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change places
        <path key={i} className={className} d={drawnAt(plain, ORIGIN)} />
      ))}
    </g>
  ));
}
