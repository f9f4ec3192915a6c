import { useEffect, useState } from 'react';
import { moves } from '../motion/moves.ts';
import { runMotion, settleMotion } from '../motion/run.ts';
import type { MotionPlan } from '../motion/use-motion.ts';
import { placesIn } from '../places.ts';
import { useBoardActions } from '../use-board.ts';
import type { Happening, Telling } from './happenings.ts';
import { createReplayer, type Replayer } from './replayer.ts';

/** Parts of the page that a thing has changed: they are marked as long as it is shown. */
type Parts = (happening: Happening) => readonly string[];

const LIT = 'data-told';

/** Marks parts of the page without drawing anything anew. */
function markParts(parts: readonly string[]): void {
  for (const element of document.querySelectorAll(`[${LIT}]`)) element.removeAttribute(LIT);
  for (const part of parts) {
    for (const element of document.querySelectorAll(`[data-part~="${CSS.escape(part)}"]`))
      element.setAttribute(LIT, '');
  }
}

/** The replay of this board, for as long as it is on the page. */
export function useReplay(telling: Telling, plan: MotionPlan, partsOf: Parts): Replayer | undefined {
  const board = useBoardActions();
  const [replayer, setReplayer] = useState<Replayer>();
  useEffect(() => {
    const opened = createReplayer(board, {
      telling,
      show(happening) {
        settleMotion();
        board.light(happening?.lines.flatMap((line) => placesIn(line, board.places.isPlace)) ?? []);
        markParts(happening ? partsOf(happening) : []);
        // The board has to show the place before anything can move there.
        if (happening && moves()) requestAnimationFrame(() => void runMotion(plan(happening)));
      },
    });
    setReplayer(opened);
    const onVisible = (): void => opened.look(!document.hidden);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      opened.close();
    };
  }, [board, telling, plan, partsOf]);
  return replayer;
}
