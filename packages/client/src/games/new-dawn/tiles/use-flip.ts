import type { NewDawnStep } from '@morgenrot/new-dawn';
import { useBoardActions, useMyStep } from '../../../board/use-board.ts';
import { layingStep, useHand } from './laying.ts';

/** Turns the tile over: back to the choice of sides, where the other one is taken at once. */
export function useFlip(): () => void {
  const { setFlipTo } = useHand();
  const { answer } = useBoardActions();
  const step = layingStep(useMyStep() as NewDawnStep | undefined);
  return () => {
    if (!step) return;
    setFlipTo({ tile: step.tile, side: step.side === 'A' ? 'B' : 'A' });
    answer('other');
  };
}
