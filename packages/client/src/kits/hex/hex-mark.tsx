import type { HexKey } from '@morgenrot/hex';
import { memo } from 'react';
import { outlinesOf, SIZE } from './geometry.ts';

interface HexMarkProps {
  /** Keys of spaces, with blanks between them. */
  hexes: string;
  className: string;
  size?: number;
}

/** One mark on many spaces. */
export const HexMark = memo(function HexMark({ hexes, className, size = SIZE - 3.5 }: HexMarkProps) {
  if (hexes === '') return null;
  return <path className={className} d={outlinesOf(hexes.split(' ') as HexKey[], size)} />;
});
