import { type RefObject, useEffect, useRef } from 'react';
import { useBoard } from '../use-board.ts';

/** Parts of the board where questions are answered, and what in them may be chosen now. */
const PARTS = '[data-answers]';
const OFFERED = '[data-offered]';

/**
 * The next question is asked of whoever has just answered: the keyboard goes to it, unless it is where that question is
 * answered too.
 */
export function useFollow(prompt: RefObject<HTMLElement | null>): void {
  const mine = useBoard(({ asked }) => asked?.id);
  const before = useRef(mine);
  useEffect(() => {
    const isNext = mine !== undefined && before.current !== undefined && mine !== before.current;
    before.current = mine;
    const part = document.activeElement?.closest(PARTS);
    if (isNext && part && !part.querySelector(OFFERED)) prompt.current?.focus({ preventScroll: true });
  }, [mine, prompt]);
}
