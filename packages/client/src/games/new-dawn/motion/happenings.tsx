import { memo, useCallback } from 'react';
import { useMotion } from '../../../board/motion/use-motion.ts';
import type { Happening } from '../../../board/replay/happenings.ts';
import { ReplayBar } from '../../../board/replay/replay-bar.tsx';
import { useReplay } from '../../../board/replay/use-replay.ts';
import { useBoardActions } from '../../../board/use-board.ts';
import { CombatTold } from '../combat/told.tsx';
import { markOf } from '../icons/player-mark.tsx';
import { stateOf } from '../match.ts';
import { motionsFor, partsFor } from './plan.ts';
import { isSeen, TELLING } from './telling.ts';

const pictureOf = (happening: Happening) => <CombatTold happening={happening} />;
const partsOf = ({ lines }: Happening): string[] => partsFor(lines);

/** What happens moves over the board as it comes, and what has happened can be seen again. */
export const Happenings = memo(function Happenings() {
  const { store } = useBoardActions();
  const plan = useCallback(({ lines }: Happening) => motionsFor(stateOf(store.getState().view), lines), [store]);
  const replayer = useReplay(TELLING, plan, partsOf);
  const isReplaying = useCallback(() => replayer?.store.getState().at !== undefined, [replayer]);
  useMotion(TELLING, plan, isReplaying);
  return replayer ? <ReplayBar replayer={replayer} mark={markOf} picture={pictureOf} isSeen={isSeen} /> : null;
});

/** On a screen that nobody touches things only move. */
export function LiveMotion() {
  const { store } = useBoardActions();
  const plan = useCallback(({ lines }: Happening) => motionsFor(stateOf(store.getState().view), lines), [store]);
  useMotion(TELLING, plan, never);
  return null;
}

const never = (): boolean => false;
