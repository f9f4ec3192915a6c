import type { Box, Point } from './ground.ts';

/** Words or a number that want a place in a picture. */
export interface Label {
  id: string;
  width: number;
  height: number;
  /** Where its middle may stand, best first. */
  spots: readonly Point[];
  /** How much of it may lie over pieces, as a share; all of it if absent. */
  mayCover?: number;
}

/** Two labels that are nearer than this look like one. */
const GAP = 2;

const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP;

const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));

/** How much of a box lies over pieces, as a share. */
function covered(box: Box, pieces: readonly Box[]): number {
  let area = 0;
  for (const { x, y, width, height } of pieces) {
    area += shared(box.x, box.width, x, width) * shared(box.y, box.height, y, height);
  }
  return area / (box.width * box.height);
}

function bestBox({ width, height, spots, mayCover = 1 }: Label, placed: readonly Box[], pieces: readonly Box[]) {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of spots) {
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    if (placed.some((other) => touches(box, other))) continue;
    const share = covered(box, pieces);
    // The first spot is the usual one: only one that is plainly better takes its place.
    if (share > mayCover || share > least - 0.05) continue;
    best = box;
    least = share;
    if (share < 0.05) break;
  }
  return best;
}

/**
 * Gives labels their places, the most important first: each takes the first of its spots where it touches no other label
 * and covers hardly anything. A label without room has no place and is left out.
 */
export function placeLabels(labels: readonly Label[], pieces: readonly Box[] = []): ReadonlyMap<string, Box> {
  const placed: Box[] = [];
  const places = new Map<string, Box>();
  for (const label of labels) {
    const box = bestBox(label, placed, pieces);
    if (!box) continue;
    placed.push(box);
    places.set(label.id, box);
  }
  return places;
}

/** Widths of bold letters without serifs, in hundredths of their size, on the safe side. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljI.,'’|!:;]/, 34],
  [/[frt\- ()]/, 45],
  [/[mwMWÆŒ@%]/, 98],
  [/[A-ZÀ-Þ]/, 80],
];

/** About how wide words are, where nothing can measure them. */
export const widthOf = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 65), 0) *
  (size / 100);
