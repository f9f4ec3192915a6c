import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** What lies aside counts more than what lies far. */
const ASIDE = 2.5;

/** The next place that may be chosen, in reading order; after the last one comes the first. */
function goOn(event: KeyboardEvent<HTMLElement>, here: HTMLElement): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
  if (event.shiftKey) all.reverse();
  const at = all.indexOf(here);
  const ahead = [...all.slice(at + 1), ...all.slice(0, at)];
  ahead.find((place) => place.hasAttribute('data-offered'))?.focus();
}

/** An arrow key leads to the next place in its direction, however the places lie just now; N to the next one offered. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
  if (here && event.key.toLowerCase() === 'n') return goOn(event, here);
  if (!step || !here) return;
  event.preventDefault();
  const from = middle(here);
  const [dx, dy] = step;
  let best: { element: HTMLElement; far: number } | undefined;
  for (const element of event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')) {
    const to = middle(element);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (element === here || along < 8) continue;
    const far = along + aside * ASIDE;
    if (!best || far < best.far) best = { element, far };
  }
  best?.element.focus();
}
