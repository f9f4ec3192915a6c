import type { HexKey } from '@morgenrot/hex';
import { memo } from 'react';
import { outlinesOf, SIZE } from '../../../kits/hex/geometry.ts';

interface MarkProps {
  /** Keys of spaces, with blanks between them. */
  hexes: string;
  className: string;
  size?: number;
}

/** One mark on many spaces. */
export const Mark = memo(function Mark({ hexes, className, size = SIZE - 3.5 }: MarkProps) {
  if (hexes === '') return null;
  return <path className={className} d={outlinesOf(hexes.split(' ') as HexKey[], size)} />;
});
