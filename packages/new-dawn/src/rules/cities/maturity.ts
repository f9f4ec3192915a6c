import type { PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { anyInPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import { citiesOf } from '../map/map.ts';
import { readingFor } from '../map/reading.ts';

/** R21.1: every adjacent space of the map holds a friendly control token, or one that counts as such, or is water. */
export function isMature(s: State, hex: HexKey): boolean {
  const owner = s.map[hex]?.city?.of;
  if (owner === undefined) return false;
  return neighbours(hex).every((beside) => {
    const space = s.map[beside];
    if (!space || space.ground === 'water') return true;
    if (!space.control) return space.city !== undefined && cityCounts(s, owner, space.city.of);
    return space.control.of === owner || counts(s, owner, space.control.of);
  });
}

const counts = (s: State, me: PlayerId, owner: PlayerId): boolean =>
  anyInPlay(s, me, ({ effect, source }) => effect.countsForMaturity?.(s, me, owner, source));

const cityCounts = (s: State, me: PlayerId, owner: PlayerId): boolean =>
  anyInPlay(s, me, ({ effect, source }) => effect.citiesCountForMaturity?.(s, me, owner, source));

const matureCities = (s: State, me: PlayerId): readonly HexKey[] => citiesOf(s, me).filter((hex) => isMature(s, hex));

export const matureCitiesOf = (s: State, me: PlayerId): readonly HexKey[] => readingFor(s, me, matureCities);
