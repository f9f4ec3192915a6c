import { type RefObject, useRef } from 'react';
import type { PlaceWord } from '../../board/places.ts';
import { belongsAbove } from './make-way.ts';
import type { Camera } from './use-camera.ts';

/** What is said of a place does not lie over it, nor, where there is a choice, over what may be chosen. */
export function useMakeWay<P extends PlaceWord>(
  frame: RefObject<HTMLElement | null>,
  beside: RefObject<HTMLElement | null>,
  camera: Camera,
  wanted: readonly P[],
): (place?: P) => void {
  const looked = useRef<P>(undefined);
  return (place = looked.current) => {
    looked.current = place;
    const spot = place !== undefined && camera.pixelOf(place);
    if (!frame.current || !beside.current || !spot) return;
    const others = wanted.flatMap((other) => {
      const at = camera.pixelOf(other);
      return at ? [at] : [];
    });
    beside.current.toggleAttribute('data-up', belongsAbove(spot, others, frame.current.clientHeight));
  };
}
