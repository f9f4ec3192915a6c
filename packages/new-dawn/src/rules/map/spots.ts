import { type Axial, at, DIRECTIONS, type HexKey } from '@morgenrot/hex';

/**
 * A place on the table as one number: laying tiles looks at many thousands of places, most of which never become spaces
 * of the map and need no name. Sums and differences of spots are those of their coordinates.
 */
export type Spot = number;

/** Far more than any map is long. */
const ROW = 4096;

export const spotOf = ({ q, r }: Axial): Spot => q * ROW + r;

export function atSpot(spot: Spot): Axial {
  // Plain data knows no minus zero.
  const q = Math.round(spot / ROW) + 0;
  return { q, r: spot - q * ROW };
}

export function spotsOf(hexes: Iterable<HexKey>): Set<Spot> {
  const spots = new Set<Spot>();
  for (const hex of hexes) spots.add(spotOf(at(hex)));
  return spots;
}

const AROUND = DIRECTIONS.map(spotOf);

/** The six places around, clockwise from the east. */
export const around = (spot: Spot): Spot[] => AROUND.map((direction) => spot + direction);
