import type { HexKey } from '@morgenrot/hex';
import { type NewDawnStep, type Placement, placementOption, type State } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions, useMyStep } from '../../../board/use-board.ts';
import { useTurning } from './lay-tile.tsx';
import {
  emptyAround,
  fittingTurn,
  type LayingStep,
  layingStep,
  optionFor,
  type TilePlaces,
  tilePlacesIn,
  useHand,
} from './laying.ts';
import { useFlip } from './use-flip.ts';

export interface Laying {
  step: LayingStep;
  places: TilePlaces;
  empty: readonly HexKey[];
  rot: number;
  /** The place that has been chosen. */
  placed: Placement | undefined;
  choose: (hex: HexKey) => void;
  turn: (by: 1 | -1) => void;
  flip: () => void;
}

/** All the map has to know while I lay a tile; nothing otherwise. */
export function useLaying(s: State): Laying | undefined {
  const step = layingStep(useMyStep() as NewDawnStep | undefined);
  const { from } = useAsk();
  const { pick } = useBoardActions();
  const { rot, setRot } = useHand();
  const turn = useTurning();
  const flip = useFlip();
  const chosen = useBoard((board) => board.chosen[0]);
  const places = useMemo(() => tilePlacesIn(step ? from : []), [step, from]);
  const empty = useMemo(() => (step ? emptyAround(s, step.side, places) : []), [s, step, places]);
  if (!step) return undefined;
  const placed = chosen === undefined ? undefined : placementOption.read(chosen);
  const choose = (hex: HexKey): void => {
    const fitting = fittingTurn(places, hex, rot);
    if (placed && optionFor(hex, placed.rot) === chosen) pick(optionFor(hex, placed.rot));
    else pick(optionFor(hex, fitting));
    setRot(fitting);
  };
  return { step, places, empty, rot, choose, turn, flip, placed };
}

/** Where the tile is shown: chosen, or under the pointer. */
export function shownAt({ placed, places, rot }: Laying, pointed: HexKey | undefined, s: State) {
  if (placed) return { hex: `${placed.q},${placed.r}` as HexKey, rot: placed.rot, fits: true, isChosen: true };
  if (pointed === undefined || s.map[pointed]) return undefined;
  const fits = places.has(pointed);
  return { hex: pointed, rot: fits ? fittingTurn(places, pointed, rot) : rot, fits, isChosen: false };
}
