import type { HexKey } from '@morgenrot/hex';
import type { NewDawnStep, State, StepOf } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { useMyStep } from '../match.ts';
import { placementIn } from '../prompts/option-parts.ts';
import { useAsk } from '../prompts/use-ask.ts';
import { useTurning } from './lay-tile.tsx';
import { emptyAround, fittingTurn, layingStep, optionFor, type Places, placesIn, useHand } from './laying.ts';

export interface Laying {
  step: StepOf<'layTile'>;
  places: Places;
  empty: readonly HexKey[];
  rot: number;
  /** Where the tile is shown: chosen, or under the pointer. */
  shown: { hex: HexKey; rot: number; fits: boolean; isChosen: boolean } | undefined;
  choose: (hex: HexKey) => void;
  turn: (by: 1 | -1) => void;
}

/** All the map has to know while I lay a tile; nothing otherwise. */
export function useLaying(s: State, pointed: HexKey | undefined): Laying | undefined {
  const step = layingStep(useMyStep() as NewDawnStep | undefined);
  const { from } = useAsk();
  const { pick } = useBoardActions();
  const { rot, setRot } = useHand();
  const turn = useTurning();
  const chosen = useBoard((board) => board.chosen[0]);
  const places = useMemo(() => placesIn(step ? from : []), [step, from]);
  const empty = useMemo(() => (step ? emptyAround(s, step.side, places) : []), [s, step, places]);
  if (!step) return undefined;
  const placed = chosen === undefined ? undefined : placementIn(chosen);
  const choose = (hex: HexKey): void => {
    const fitting = fittingTurn(places, hex, rot);
    if (placed && optionFor(hex, placed.rot) === chosen) pick(optionFor(hex, placed.rot));
    else pick(optionFor(hex, fitting));
    setRot(fitting);
  };
  return { step, places, empty, rot, choose, turn, shown: shownAt(placed, pointed, places, rot, s) };
}

function shownAt(
  placed: ReturnType<typeof placementIn>,
  pointed: HexKey | undefined,
  places: Places,
  rot: number,
  s: State,
): Laying['shown'] {
  if (placed) return { hex: `${placed.q},${placed.r}`, rot: placed.rot, fits: true, isChosen: true };
  if (pointed === undefined || s.map[pointed]) return undefined;
  const fits = places.has(pointed);
  return { hex: pointed, rot: fits ? fittingTurn(places, pointed, rot) : rot, fits, isChosen: false };
}
