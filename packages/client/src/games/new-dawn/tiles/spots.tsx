import { type HexKey, isHex } from '@morgenrot/hex';
import type { NewDawnStep, State } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { useLooks } from '../../../board/looks.ts';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { useBoard, useMyStep } from '../../../board/use-board.ts';
import { shiftTo } from '../../../kits/hex/geometry.ts';
import type { TilePlaces } from './laying.ts';

/** Single spaces beside the map that may be chosen, and those that are refused with a reason. */
export interface Spots {
  places: TilePlaces;
  empty: readonly HexKey[];
}

const UNTURNED = [0];

export function useSpots(s: State): Spots | undefined {
  const { from, refused } = useAsk();
  return useMemo(() => {
    const beside = (options: readonly string[]) => options.filter(isHex).filter((hex) => !s.map[hex]);
    const open = beside(from);
    if (open.length === 0) return undefined;
    const empty = [...open, ...beside(Object.keys(refused)).filter((hex) => !open.includes(hex))];
    return { places: new Map(open.map((hex) => [hex, UNTURNED])), empty };
  }, [s.map, from, refused]);
}

/** What would lie there. */
const PICTURES: Readonly<Partial<Record<NewDawnStep['kind'], string>>> = {
  placeFort: 'fort-tile',
  layWater: 'ground-water',
};

/** The token where it has been put, or where the pointer is. */
export function SpotGhost({ places }: Spots) {
  const pointed = useLooks((looks) => looks.place);
  const chosen = useBoard((board) => board.chosen[0]);
  const picture = PICTURES[(useMyStep() as NewDawnStep | undefined)?.kind ?? 'chooseCard'];
  const hex = chosen !== undefined && isHex(chosen) ? chosen : pointed;
  if (!isHex(hex) || !places.has(hex) || picture === undefined) return null;
  return (
    <g className="nd-ghost" data-fits data-chosen={hex === chosen || undefined} transform={shiftTo(hex)}>
      <use href={`#${picture}`} />
    </g>
  );
}
