const GAP = 8;
const EDGE = 6;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Above what it belongs to, or below where that has more room; on the left or the right where neither has enough. What
 * one points at is never covered.
 */
export function spotBeside(tip: Pick<Box, 'width' | 'height'>, anchor: Box, room: Pick<Box, 'width' | 'height'>) {
  const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const above = anchor.top - GAP - tip.height;
  const below = anchor.top + anchor.height + GAP;
  const left = within(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, room.width);
  if (above >= EDGE) return { left, top: above };
  if (below + tip.height <= room.height - EDGE) return { left, top: below };
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, room.height);
  const right = anchor.left + anchor.width + GAP;
  if (right + tip.width <= room.width - EDGE) return { left: right, top };
  const before = anchor.left - GAP - tip.width;
  if (before >= EDGE) return { left: before, top };
  // No side has room enough: where there is more of it, cut off at the edge of the page.
  return anchor.top > room.height - below ? { left, top: EDGE } : { left, top: below };
}

export function placeBeside(tip: HTMLElement, anchor: Element): void {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const spot = spotBeside({ width: tip.offsetWidth, height: tip.offsetHeight }, { left, top, width, height }, room);
  tip.style.left = `${spot.left}px`;
  tip.style.top = `${spot.top}px`;
}
