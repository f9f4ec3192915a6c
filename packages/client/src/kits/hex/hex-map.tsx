import type { HexKey } from '@morgenrot/hex';
import { useMemo } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { hexGround } from './geometry.ts';

interface HexMapProps extends Omit<PictureProps<HexKey>, 'ground'> {
  hexes: readonly HexKey[];
}

/** A map of spaces in a grid of hexes. */
export function HexMap({ hexes, ...picture }: HexMapProps) {
  const ground = useMemo(() => hexGround(hexes), [hexes]);
  return <Picture ground={ground} {...picture} />;
}
