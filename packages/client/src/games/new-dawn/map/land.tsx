import { at, centre, type HexKey } from '@morgenrot/hex';
import { GROUNDS, type GroundKind } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { outlinesOf, SIZE, sidesAt } from '../../../kits/hex/geometry.ts';
import { drawnAt } from '../../../kits/picture/moved-path.ts';
import type { SpaceFact } from './facts.ts';
import { GROUND_BRUSHES } from './grounds.ts';

/** Neighbouring spaces of one ground do not all look the same. */
const isMirrored = (hex: HexKey): boolean => {
  const { q, r } = at(hex);
  return (q * 7 + r * 13) % 2 !== 0;
};

interface TerrainProps {
  /** `0,0 grass|1,0 hill`: as long as that is the same, the ground is. */
  grounds: string;
}

/** The ground of the whole map: all spaces of a kind together, so that there are few things to paint. */
export const Terrain = memo(function Terrain({ grounds }: TerrainProps) {
  const spaces = grounds === '' ? [] : grounds.split('|').map((each) => each.split(' ') as [HexKey, GroundKind]);
  return GROUNDS.map((ground) => {
    const hexes = spaces.flatMap(([hex, its]) => (its === ground ? [hex] : []));
    if (hexes.length === 0) return null;
    return (
      <g key={ground} className={`nd-ground nd-ground-${ground}`}>
        <path className="nd-base" d={outlinesOf(hexes)} />
        {GROUND_BRUSHES[ground].map(({ className, plain, mirrored }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change places
            key={i}
            className={className}
            d={hexes.map((hex) => drawnAt(isMirrored(hex) ? mirrored : plain, centre(hex, SIZE))).join('')}
          />
        ))}
      </g>
    );
  });
});

/** Whose land it is, and where it ends. `lands`: `0,0 1 63|…`, a space, its owner's number, the sides of the border. */
export const Lands = memo(function Lands({ lands }: { lands: string }) {
  const spaces = lands === '' ? [] : lands.split('|').map((each) => each.split(' '));
  const owners = [...new Set(spaces.map(([, owner]) => owner ?? ''))].sort();
  return owners.map((owner) => {
    const own = spaces.filter((space) => space[1] === owner);
    return (
      <g key={owner} data-land={owner}>
        <path
          className="nd-land"
          d={outlinesOf(
            own.map(([hex]) => hex as HexKey),
            SIZE - 2,
          )}
          fill={`var(--player-${owner})`}
        />
        <path
          className="nd-border"
          d={own.map(([hex, , sides]) => sidesAt(hex as HexKey, Number(sides))).join('')}
          stroke={`var(--player-${owner})`}
        />
      </g>
    );
  });
});

export const groundsOf = (facts: readonly SpaceFact[]): string =>
  facts.map(({ hex, ground }) => `${hex} ${ground}`).join('|');
export const landsOf = (facts: readonly SpaceFact[]): string =>
  facts.flatMap(({ hex, owner, borders }) => (owner < 0 ? [] : [`${hex} ${owner} ${borders}`])).join('|');
