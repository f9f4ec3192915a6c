import type { Pixel } from './use-camera.ts';

/** As far as what is said of a place may reach, from the left. */
const ASIDE = 460;
/** And up or down from its corner, as a share of the picture. */
const CORNER = 0.4;

const isAbove = ([x, y]: Pixel, height: number): boolean => x < ASIDE && y < height * CORNER;
const isBelow = ([x, y]: Pixel, height: number): boolean => x < ASIDE && y > height * (1 - CORNER);

/**
 * Whether what is said of a place goes into the picture's upper left corner instead of the lower: never over the place
 * itself, and else where it covers fewer of the places that may be chosen.
 */
export function belongsAbove(looked: Pixel, wanted: readonly Pixel[], height: number): boolean {
  if (isBelow(looked, height)) return true;
  if (isAbove(looked, height)) return false;
  const covered = (isThere: typeof isAbove): number => wanted.filter((spot) => isThere(spot, height)).length;
  return covered(isAbove) < covered(isBelow);
}
