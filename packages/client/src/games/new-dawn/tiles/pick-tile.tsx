import { type NewDawnStep, tileOption } from '@morgenrot/new-dawn';
import { useEffect } from 'react';
import { isLeaving } from '../../../board/prompt/options.ts';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { type TileSide, useHand } from './laying.ts';
import { TileDrawing } from './tile-drawing.tsx';

/** Of several own tiles each option names one; of a tile that has been found only the side is left to choose. */
function tileOf(step: NewDawnStep, option: string): TileSide | undefined {
  if (step.kind !== 'exploreTile') return tileOption.read(option);
  return option === 'A' || option === 'B' ? { tile: step.tile, side: option } : undefined;
}

/** A tile that is being turned over has its side chosen already. */
function useTurnedOver(step: NewDawnStep): void {
  const { flipTo, setFlipTo } = useHand();
  const { answer } = useBoardActions();
  const { from } = useAsk();
  const wanted = from.find((option) => {
    const found = tileOf(step, option);
    return found !== undefined && found.tile === flipTo?.tile && found.side === flipTo.side;
  });
  useEffect(() => {
    if (flipTo === undefined) return;
    setFlipTo(undefined);
    if (wanted !== undefined) answer(wanted);
  }, [flipTo, setFlipTo, wanted, answer]);
}

/** Both sides of my tiles, as they will lie. */
export function PickTile({ step, optionWord }: BodyProps) {
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const { from } = useAsk();
  const picking = step as NewDawnStep;
  useTurnedOver(picking);
  return (
    <ul className="nd-tile-options">
      {from
        .filter((option) => !isLeaving(option))
        .map((option) => {
          const tile = tileOf(picking, option);
          return (
            <li key={option}>
              <button
                type="button"
                className="m-option nd-tile-option"
                aria-pressed={chosen === option}
                onClick={() => pick(option)}
              >
                {tile && <TileDrawing tile={{ ...tile, rot: 0 }} />}
                {optionWord(option)}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
