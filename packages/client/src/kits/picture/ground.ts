import type { PlaceWord } from '../../board/places.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the places of a picture lie, in its own units. A grid works it out, a drawing has written it down. */
export interface Ground<P extends PlaceWord = PlaceWord> {
  places: ReadonlySet<P>;
  /** How large a place is. */
  size: { width: number; height: number };
  middleOf(place: P): Point;
  /** Where an arrow key leads from here. */
  walk(from: P, way: Way): P;
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** So much of a place's height is left free around a box of places. */
const MARGIN = 0.175;

/** All of these places, with a margin around them. */
export function boxAround<P extends PlaceWord>(
  { size, middleOf }: Pick<Ground<P>, 'size' | 'middleOf'>,
  places: Iterable<P>,
  margin = size.height * MARGIN,
): Box {
  const points = [...places].map(middleOf);
  if (points.length === 0) points.push({ x: 0, y: 0 });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - size.width / 2 - margin;
  const y = Math.min(...ys) - size.height / 2 - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + size.width / 2 + margin - x,
    height: Math.max(...ys) + size.height / 2 + margin - y,
  };
}

export interface Screen {
  width: number;
  height: number;
}

/** How far to move so that a box enlarged `k` times lies in the middle. */
export const centred = (box: Box, { width, height }: Screen, k: number): Point => ({
  x: width / 2 - k * (box.x + box.width / 2),
  y: height / 2 - k * (box.y + box.height / 2),
});

/** The same with the enlargement that shows the whole box. */
export function fitting(box: Box, screen: Screen): Point & { k: number } {
  const k = Math.max(0.01, Math.min(screen.width / box.width, screen.height / box.height));
  return { k, ...centred(box, screen, k) };
}
