import type { MotionSpot } from './motions.ts';

export interface Where {
  x: number;
  y: number;
  /** How large a piece is drawn there. */
  size: number;
}

const PIECE = 26;
/** Of a place's height: what a single piece takes. */
const OF_A_PLACE = 0.6;
/** The part of a place's drawing that shows how large it is; without it, all that is drawn there counts. */
const ROOM = '[data-room]';

function inSight(selector: string): Element | undefined {
  for (const element of document.querySelectorAll(selector)) if (element.getClientRects().length > 0) return element;
  return undefined;
}

/** The element of a spot that can be seen now: on a phone most panels are folded away. */
export function elementAt(spot: MotionSpot): Element | undefined {
  if ('place' in spot) return inSight(`[data-place="${CSS.escape(spot.place)}"]`);
  return inSight(`[data-part~="${CSS.escape(spot.part)}"]`);
}

/** Where a spot is on the screen. */
export function whereIs(spot: MotionSpot): Where | undefined {
  const element = elementAt(spot);
  const room = 'place' in spot ? element?.querySelector(ROOM) : undefined;
  const box = (room ?? element)?.getBoundingClientRect();
  if (!box) return undefined;
  const size = 'place' in spot ? box.height * OF_A_PLACE : PIECE;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size };
}
