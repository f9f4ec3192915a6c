import { centre, corners, type HexKey, type PixelPoint } from '@morgenrot/hex';
import { type Box, boxAround, type Ground } from '../picture/ground.ts';
import { walkHexes } from './walk.ts';

/** From the middle of a space to a corner, in the map's own units. */
export const SIZE = 50;

const spot = ({ x, y }: PixelPoint): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** The outline of a space around the origin: every space is this one, moved. */
export const OUTLINE = corners({ x: 0, y: 0 }, SIZE).map(spot).join(' ');
export const outlineOf = (size: number): string => corners({ x: 0, y: 0 }, size).map(spot).join(' ');

/** The outlines of many spaces as one path: a little smaller or larger than they are. */
export function outlinesOf(hexes: Iterable<HexKey>, size = SIZE): string {
  let d = '';
  for (const hex of hexes) d += `M${corners(centre(hex, SIZE), size).map(spot).join('L')}z`;
  return d;
}

/** The sides of a space at its place, for those whose bit is set. */
export function sidesAt(hex: HexKey, bits: number, size = SIZE - 3): string {
  const at = corners(centre(hex, SIZE), size);
  let d = '';
  for (let side = 0; side < 6; side++) {
    if (bits & (1 << side)) d += `M${spot(at[side] as PixelPoint)}L${spot(at[(side + 1) % 6] as PixelPoint)}`;
  }
  return d;
}

export const pointsAt = (hex: HexKey, size: number): string => corners(centre(hex, SIZE), size).map(spot).join(' ');

export const shiftTo = (hex: HexKey): string => {
  const { x, y } = centre(hex, SIZE);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
};

const SPACE = { width: SIZE * Math.sqrt(3), height: SIZE * 2 };
const middleOf = (hex: HexKey): PixelPoint => centre(hex, SIZE);

/** All of these spaces, with a margin around them. */
export const hexBox = (hexes: Iterable<HexKey>, margin?: number): Box =>
  boxAround({ size: SPACE, middleOf }, hexes, margin);

/** The map as a picture whose places are spaces. */
export function hexGround(hexes: Iterable<HexKey>): Ground<HexKey> {
  const places = new Set(hexes);
  return { places, size: SPACE, middleOf, walk: (from, way) => walkHexes(places, from, way) };
}
