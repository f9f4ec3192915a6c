import type { LogLine } from '@morgenrot/protocol';
import { useEffect } from 'react';
import { type Happening, happened, type Telling } from '../replay/happenings.ts';
import { useBoardActions } from '../use-board.ts';
import type { Motion } from './motions.ts';
import { moves } from './moves.ts';
import { runMotion, settleMotion } from './run.ts';

/** More than this at once is not shown one after the other: the newest is what matters, the rest can be played back. */
const MOST_WAITING = 4;

export type MotionPlan = (happening: Happening) => readonly Motion[];

interface Conductor {
  /** Shows what is new, one thing after the other; unseen, it is merely known. */
  hear(log: readonly LogLine[], isSeen: boolean): void;
  /** Nothing more of it: somebody goes on, or what is shown is no longer true. */
  stop(): void;
}

export function createConductor(
  telling: Telling,
  plan: MotionPlan,
  perform: typeof runMotion,
  rest: () => void,
): Conductor {
  let waiting: Happening[] = [];
  let isPerforming = false;
  let heard: number | undefined;

  async function performAll(): Promise<void> {
    if (isPerforming) return;
    isPerforming = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await perform(plan(next));
    isPerforming = false;
  }

  return {
    hear(log, isSeen) {
      const n = log.at(-1)?.n ?? 0;
      const since = heard ?? n;
      heard = n;
      if (!isSeen || n <= since) return;
      waiting = [...waiting, ...happened(log, since, telling)].slice(-MOST_WAITING);
      void performAll();
    },
    stop() {
      waiting = [];
      rest();
    },
  };
}

/** What comes in while somebody looks on is moved on the page as it comes. */
export function useMotion(telling: Telling, plan: MotionPlan, isBusy: () => boolean): void {
  const { store } = useBoardActions();
  useEffect(() => {
    const conductor = createConductor(telling, plan, runMotion, settleMotion);
    conductor.hear(store.getState().log, false);
    let { log, undos, own } = store.getState();
    const unfollow = store.subscribe((state) => {
      // Whoever answers does not wait for what others did; and what was taken back is not true any more.
      if (state.undos !== undos || state.own !== own) conductor.stop();
      undos = state.undos;
      own = state.own;
      if (state.log === log) return;
      log = state.log;
      // After React has drawn it: the piece that is waited for has to be there.
      const isSeen = moves() && !document.hidden && !isBusy();
      if (isSeen) requestAnimationFrame(() => conductor.hear(log, true));
      else conductor.hear(log, false);
    });
    return () => {
      unfollow();
      conductor.stop();
    };
  }, [store, telling, plan, isBusy]);
}
