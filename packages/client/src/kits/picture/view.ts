import type { Box, Point } from './ground.ts';

/** How a picture is looked at: it is drawn `k` times as large, and so far from the frame's corner. */
export interface View extends Point {
  k: number;
}

/** How far it may be moved, and how small and how large it may become. */
export interface Reach {
  frame: { width: number; height: number };
  box: Box;
  least: number;
  most: number;
}

/** Where a point of the picture is in the frame. */
export const inFrame = ({ x, y, k }: View, point: Point): Point => ({ x: x + k * point.x, y: y + k * point.y });

/** What lies at a point of the frame. */
export const inPicture = ({ x, y, k }: View, point: Point): Point => ({ x: (point.x - x) / k, y: (point.y - y) / k });

/** So that one point of the picture lies under another one of the frame. */
export const putting = (point: Point, under: Point, k: number): View => ({
  x: under.x - k * point.x,
  y: under.y - k * point.y,
  k,
});

/** How far to go back along one axis, where nothing of the box would be left on one side; a box that is smaller lies in the middle. */
function back(from: number, to: number, start: number, end: number): number {
  const [before, after] = [from - start, to - end];
  return after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
}

export function keptInside(view: View, { frame, box }: Reach): View {
  const corner = inPicture(view, { x: 0, y: 0 });
  const other = inPicture(view, { x: frame.width, y: frame.height });
  const x = back(corner.x, other.x, box.x, box.x + box.width);
  const y = back(corner.y, other.y, box.y, box.y + box.height);
  return { ...inFrame(view, { x, y }), k: view.k };
}

export const sizeWithin = (k: number, { least, most }: Reach): number => Math.min(most, Math.max(least, k));

/** Larger or smaller, and what is under this point of the frame stays there. */
export const enlarged = (view: View, k: number, at: Point, reach: Reach): View =>
  keptInside(putting(inPicture(view, at), at, sizeWithin(k, reach)), reach);
