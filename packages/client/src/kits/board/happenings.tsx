import type { PlayerId } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { type ReactNode, useCallback } from 'react';
import type { Motion } from '../../board/motion/motions.ts';
import { type MotionPlan, useMotion } from '../../board/motion/use-motion.ts';
import type { GameView } from '../../board/plugin.ts';
import type { Happening, Telling } from '../../board/replay/happenings.ts';
import { ReplayBar } from '../../board/replay/replay-bar.tsx';
import { useReplay } from '../../board/replay/use-replay.ts';
import { useBoardActions } from '../../board/use-board.ts';

interface LiveMotionProps {
  /** How this game's log falls into things that happen. */
  telling: Telling;
  /** What moves when these lines are shown, with the match as it is after them. */
  motionsFor: (view: GameView, lines: readonly LogLine[]) => readonly Motion[];
}

interface HappeningsProps extends LiveMotionProps {
  /** Parts of the page that these lines have changed. */
  partsFor: (lines: readonly LogLine[]) => readonly string[];
  mark: (player: PlayerId) => ReactNode;
  /** More than words of some things. */
  picture?: (happening: Happening) => ReactNode;
  /** Lines that the board shows better than words do. */
  isSeen?: (key: string) => boolean;
}

function usePlan(motionsFor: LiveMotionProps['motionsFor']): MotionPlan {
  const { store } = useBoardActions();
  return useCallback(({ lines }) => motionsFor(store.getState().view, lines), [store, motionsFor]);
}

/** What happens moves over the board as it comes, and what has happened can be seen again. */
export function Happenings({ telling, motionsFor, partsFor, mark, picture, isSeen }: HappeningsProps) {
  const plan = usePlan(motionsFor);
  const partsOf = useCallback(({ lines }: Happening) => partsFor(lines), [partsFor]);
  const replayer = useReplay(telling, plan, partsOf);
  const isReplaying = useCallback(() => replayer?.store.getState().at !== undefined, [replayer]);
  useMotion(telling, plan, isReplaying);
  return replayer ? <ReplayBar replayer={replayer} mark={mark} picture={picture} isSeen={isSeen} /> : null;
}

const never = (): boolean => false;

/** On a screen that nobody touches things only move. */
export function LiveMotion({ telling, motionsFor }: LiveMotionProps) {
  useMotion(telling, usePlan(motionsFor), never);
  return null;
}
