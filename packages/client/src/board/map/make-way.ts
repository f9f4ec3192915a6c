import type { Spot } from './use-camera.ts';

/** As far as what is said of a space may reach, from the left. */
const ASIDE = 460;
/** And up or down from its corner, as a share of the map. */
const CORNER = 0.4;

const isAbove = ([x, y]: Spot, height: number): boolean => x < ASIDE && y < height * CORNER;
const isBelow = ([x, y]: Spot, height: number): boolean => x < ASIDE && y > height * (1 - CORNER);

/**
 * Whether what is said of a space goes into the map's upper left corner instead of the lower: never over the space
 * itself, and else where it covers fewer of the spaces that may be chosen.
 */
export function belongsAbove(looked: Spot, wanted: readonly Spot[], height: number): boolean {
  if (isBelow(looked, height)) return true;
  if (isAbove(looked, height)) return false;
  const covered = (isThere: typeof isAbove): number => wanted.filter((spot) => isThere(spot, height)).length;
  return covered(isAbove) < covered(isBelow);
}
