import { centre, corners, type HexKey, type Point } from '@morgenrot/hex';

/** From the middle of a space to a corner, in the map's own units. */
export const SIZE = 50;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

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
    if (bits & (1 << side)) d += `M${spot(at[side] as Point)}L${spot(at[(side + 1) % 6] as Point)}`;
  }
  return d;
}

export const pointsAt = (hex: HexKey, size: number): string => corners(centre(hex, SIZE), size).map(spot).join(' ');

export const placeOf = (hex: HexKey): string => {
  const { x, y } = centre(hex, SIZE);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
};

/** All of the map, with a margin. */
export function boxAround(hexes: readonly HexKey[], margin = SIZE * 0.35): Box {
  const points = hexes.map((hex) => centre(hex, SIZE));
  if (points.length === 0) return { x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const halfWidth = (SIZE * Math.sqrt(3)) / 2 + margin;
  const x = Math.min(...xs) - halfWidth;
  const y = Math.min(...ys) - SIZE - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + halfWidth - x,
    height: Math.max(...ys) + SIZE + margin - y,
  };
}

export interface Screen {
  width: number;
  height: number;
  /** Where the map's buttons lie over it. */
  buttons: 'below' | 'right';
}

const BUTTONS = 66;

/** The part of the screen that nothing lies over. */
const freeOf = ({ width, height, buttons }: Screen): { width: number; height: number } =>
  buttons === 'below' ? { width, height: height - BUTTONS } : { width: width - BUTTONS, height };

/** How far to move so that a box enlarged `k` times lies in the middle of what is free. */
export function middleOf(box: Box, screen: Screen, k: number): Point {
  const free = freeOf(screen);
  return { x: free.width / 2 - k * (box.x + box.width / 2), y: free.height / 2 - k * (box.y + box.height / 2) };
}

/** The same with the enlargement that shows the whole box. */
export function fitting(box: Box, screen: Screen): Point & { k: number } {
  const free = freeOf(screen);
  const k = Math.max(0.01, Math.min(free.width / box.width, free.height / box.height));
  return { k, ...middleOf(box, screen, k) };
}
