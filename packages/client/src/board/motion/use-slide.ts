import { type RefObject, useLayoutEffect, useRef } from 'react';
import { STEP_MS } from './motions.ts';
import { moves } from './use-motion.ts';

/**
 * Children of a list that have changed their places slide there. All places are equally wide, so how far is known from
 * the order alone; nothing is measured as long as the order stays.
 */
export function useSlide(list: RefObject<HTMLElement | null>, names: readonly (string | number)[]): void {
  const before = useRef(names);
  const order = names.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are their order
  useLayoutEffect(() => {
    const old = before.current;
    before.current = names;
    const [first, second] = list.current?.children ?? [];
    if (old === names || !first || !second || !moves()) return;
    const width = second.getBoundingClientRect().x - first.getBoundingClientRect().x;
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
