import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { STEP_MS } from './motions.ts';
import { moves } from './moves.ts';

/** From place to place; what slides at the moment counts where it belongs. */
function strideOf(list: HTMLElement): number {
  const [first, second] = list.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** How far it is from one place to the next: measured once, and after that when the browser has laid it out anyway. */
function useStride(list: RefObject<HTMLElement | null>): () => number {
  const known = useRef<{ element: HTMLElement; stride: number; observer: ResizeObserver }>(undefined);
  useEffect(() => {
    return () => {
      known.current?.observer.disconnect();
      known.current = undefined;
    };
  }, []);
  return () => {
    const element = list.current;
    if (!element) return 0;
    if (known.current?.element === element) return known.current.stride;
    known.current?.observer.disconnect();
    const observer = new ResizeObserver(() => {
      if (known.current?.element === element) known.current.stride = strideOf(element);
    });
    observer.observe(element);
    known.current = { element, stride: strideOf(element), observer };
    return known.current.stride;
  };
}

/**
 * Children of a list that have changed their places slide there. All places are equally wide, so how far is known from
 * the order alone; nothing is measured while an answer comes in.
 */
export function useSlide(list: RefObject<HTMLElement | null>, names: readonly (string | number)[]): void {
  const before = useRef(names);
  const measure = useStride(list);
  const order = names.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are their order
  useLayoutEffect(() => {
    const old = before.current;
    before.current = names;
    if (old === names || !moves()) return;
    const width = measure();
    if (width === 0) return;
    names.forEach((name, to) => {
      const from = old.indexOf(name);
      const child = list.current?.children[to];
      if (from < 0 || from === to || !child) return;
      // What goes back slides over the others. Only the way is animated: the rest would be worked out for every picture.
      child.toggleAttribute('data-above', to < from);
      child.animate([{ transform: `translateX(${(from - to) * width}px)` }, { transform: 'none' }], {
        duration: STEP_MS,
        easing: 'cubic-bezier(.3, 0, .2, 1)',
      });
    });
  }, [order, list]);
}
