import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { hexesOf, kept, lasting, spacesOf } from '../rules/map/reading.ts';
import type { Hex, State } from '../state.ts';
import { placesToExplore } from './exploring.ts';
import { plansOf } from './plans.ts';

function spacesWith(s: State, isOne: (space: Hex) => boolean): HexKey[] {
  const spaces = spacesOf(s);
  return hexesOf(s).filter((_, i) => isOne(spaces[i] as Hex));
}

const forts = (s: State): HexKey[] => spacesWith(s, ({ fort }) => fort === true);
const cityStates = (s: State): HexKey[] => spacesWith(s, ({ cityState }) => cityState !== undefined);
const cities = (s: State): HexKey[] => spacesWith(s, ({ city }) => city !== undefined);

/**
 * What armies are for, among the hundred spaces that one may reach: what is planned, else to explore, then forts, since
 * most of the victory cards hang on them, then what else can be conquered.
 */
export function promising(s: State, me: PlayerId): readonly string[] {
  const planned = plansOf(s, me).map(({ hex, before }) => before ?? hex);
  if (planned.length > 0) return [...planned, ...placesToExplore(s, me)];
  const places = new Set([...lasting(s, forts), ...kept(s, cityStates), ...kept(s, cities)]);
  return [...placesToExplore(s, me), ...[...places].filter((hex) => s.map[hex]?.city?.of !== me)];
}
