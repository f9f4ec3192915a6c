import { type HexKey, neighbours } from '@morgenrot/hex';
import type { Hex, State } from '../../state.ts';
import type { GroundKind } from '../../vocabulary.ts';
import { hexesOf, lasting, spacesOf } from './reading.ts';

/** The lie of the land: what can be said of the map whoever has settled on it. */
export interface Land {
  /** R1.7, R25: spaces at the map's edge, or beside water. */
  coast: ReadonlySet<HexKey>;
}

interface Charted extends Land {
  hexes: readonly HexKey[];
  grounds: readonly GroundKind[];
}

function chart({ map }: State, hexes: readonly HexKey[], spaces: readonly Hex[]): Charted {
  const isCoast = (hex: HexKey) => neighbours(hex).some((beside) => !map[beside] || map[beside].ground === 'water');
  return {
    hexes,
    grounds: spaces.map(({ ground }) => ground),
    coast: new Set(hexes.filter(isCoast)),
  };
}

const isSame = ({ hexes, grounds }: Charted, others: readonly HexKey[], spaces: readonly Hex[]): boolean =>
  hexes.length === others.length &&
  hexes.every((hex, i) => hex === others[i]) &&
  grounds.every((ground, i) => ground === spaces[i]?.ground);

/** So many lands are kept: the one a match is on, and those that it could explore into. */
const MOST_KEPT = 8;
const known: Charted[] = [];

/** Found once for many states on one map. It is kept by what the map is, space by space, so it can never be another's. */
function chartOf(s: State): Land {
  const hexes = hexesOf(s);
  const spaces = spacesOf(s);
  const same = known.findIndex((land) => isSame(land, hexes, spaces));
  const [land] = same < 0 ? [chart(s, hexes, spaces)] : known.splice(same, 1);
  if (!land) throw new Error('a land that is known is gone');
  known.unshift(land);
  known.length = Math.min(known.length, MOST_KEPT);
  return land;
}

export const landOf = (s: State): Land => lasting(s, chartOf);
