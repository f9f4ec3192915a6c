import { type HexKey, isHex } from '@morgenrot/hex';
import type { NewDawnStep } from '@morgenrot/new-dawn';
import { type Considered, useConsidered } from '../../../board/considered.ts';
import { useSpaceOf } from '../map/use-space-of.ts';

interface OnMap extends Omit<Considered, 'place' | 'step'> {
  /** The space that is looked at. */
  hex: HexKey | undefined;
  step: NewDawnStep | undefined;
}

/** What is looked at now on this game's map or in its prompt; and if that is nothing, what has been picked. */
export function useConsideredOnMap(): OnMap {
  const { place, step, ...considered } = useConsidered(useSpaceOf());
  return { ...considered, hex: isHex(place) ? place : undefined, step: step as NewDawnStep | undefined };
}
