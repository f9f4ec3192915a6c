import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that stays so long looks, and does not choose. */
const HOLD_MS = 450;

export function useHolding() {
  const began = useRef<number>(undefined);
  return {
    begin(event: PointerEvent): void {
      began.current = event.pointerType === 'mouse' ? undefined : event.timeStamp;
    },
    isOver: (): boolean => began.current !== undefined && performance.now() - began.current > HOLD_MS,
    /** The browser's own menu would lie over what is looked at. */
    noMenu(event: MouseEvent): void {
      if (began.current !== undefined) event.preventDefault();
    },
  };
}
