import type { Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Side } from '../../cards/tiles.ts';
import type { State } from '../../state.ts';
import { hexes } from './map.ts';
import { type Placement, placementOption, placementsTouching, type Touching } from './placements.ts';
import { kept } from './reading.ts';

/** T3.3h: a capital tile touches at least so many spaces of core tiles and forts together. */
const TOUCH = 4;

/** Spaces of the core tiles, and forts: what forts and capital tiles are laid against. */
export const coreAndForts = (s: State): Set<HexKey> =>
  new Set(
    hexes(s).filter((hex) => {
      const { tile, fort } = s.map[hex] ?? {};
      return fort || (typeof tile === 'number' && tile < (s.building?.core ?? 0));
    }),
  );

/** Every placement beside the map, with the number of spaces of core and forts that it touches. */
const all = (s: State): Record<Side, Touching[]> => placementsTouching(hexes(s), coreAndForts(s));

/** Q-B8: where nobody could touch four, as many as possible are enough. */
function neededIn({ A, B }: Record<Side, Touching[]>): number {
  const most = Math.max(0, ...[...A, ...B].map(({ touching }) => touching));
  return Math.min(TOUCH, most);
}

export function capitalPlaces(s: State): Record<Side, Placement[]> {
  const found = kept(s, all);
  const need = neededIn(found);
  const enough = (places: Touching[]) =>
    places.filter(({ touching }) => touching >= need).map(({ placement }) => placement);
  return { A: enough(found.A), B: enough(found.B) };
}

/** Why a placement that touches something will not do; there are hundreds of them. */
export function capitalRefused(s: State, side: Side): () => Record<string, Reason> {
  const found = kept(s, all);
  const need = neededIn(found);
  const short = found[side].filter(({ touching }) => touching < need);
  return () =>
    Object.fromEntries(
      short.map(({ placement, touching }) => [
        placementOption.write(placement),
        { key: 'tile.touchesTooFew', params: { touching, need } },
      ]),
    );
}
