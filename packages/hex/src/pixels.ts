import { at, type HexKey } from './axial.ts';

export interface PixelPoint {
  x: number;
  y: number;
}

const ROOT3 = Math.sqrt(3);

/** The middle of a space on a screen, when a hex measures `size` from its middle to a corner. */
export function centre(hex: HexKey, size: number): PixelPoint {
  const { q, r } = at(hex);
  return { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r };
}

/** The six corners around `middle`, clockwise from the upper right one. */
export const corners = (middle: PixelPoint, size: number): PixelPoint[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 6;
    return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
  });
