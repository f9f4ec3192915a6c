import { centre, type Direction, type HexKey, step } from '@morgenrot/hex';
import type { Way } from '../picture/ground.ts';
import { nearestAhead } from '../picture/walking.ts';

const EAST: Direction = 0;
const SOUTH_EAST: Direction = 1;
const SOUTH_WEST: Direction = 2;
const WEST: Direction = 3;
const NORTH_WEST: Direction = 4;
const NORTH_EAST: Direction = 5;

/** Straight up is a zigzag between rows: even rows go one way, odd rows the other, so a column is kept. */
function directionsFor(way: Way, row: number): Direction[] {
  const isEven = row % 2 === 0;
  switch (way) {
    case 'left':
      return [WEST];
    case 'right':
      return [EAST];
    case 'up':
      return isEven ? [NORTH_EAST, NORTH_WEST] : [NORTH_WEST, NORTH_EAST];
    case 'down':
      return isEven ? [SOUTH_EAST, SOUTH_WEST] : [SOUTH_WEST, SOUTH_EAST];
  }
}

const ofHexes = { size: { width: Math.sqrt(3), height: 2 }, middleOf: (hex: HexKey) => centre(hex, 1) };

/** Where an arrow key leads: the neighbour, or over a gap the nearest space on that side. */
export function walkHexes(hexes: ReadonlySet<HexKey>, from: HexKey, way: Way): HexKey {
  const row = Math.round(centre(from, 1).y / 1.5);
  for (const direction of directionsFor(way, row)) {
    const next = step(from, direction);
    if (hexes.has(next)) return next;
  }
  return nearestAhead(ofHexes, hexes, from, way) ?? from;
}
