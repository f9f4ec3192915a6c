import type { Spot } from './motions.ts';

export interface Where {
  x: number;
  y: number;
  /** How large a piece is drawn there. */
  size: number;
}

const PIECE = 26;
/** Of a space's height: what a single piece takes. */
const OF_A_SPACE = 0.6;

function inSight(selector: string): Element | undefined {
  for (const element of document.querySelectorAll(selector)) if (element.getClientRects().length > 0) return element;
  return undefined;
}

/** The element of a spot that can be seen now: on a phone most panels are folded away. */
export function elementAt(spot: Spot): Element | undefined {
  if ('hex' in spot) return inSight(`[data-hex="${spot.hex}"]`);
  return inSight(`[data-part~="${CSS.escape(spot.part)}"]`);
}

/** Where a spot is on the screen. */
export function whereIs(spot: Spot): Where | undefined {
  const element = elementAt(spot);
  const ring = 'hex' in spot ? element?.querySelector('.space-ring') : undefined;
  const box = (ring ?? element)?.getBoundingClientRect();
  if (!box) return undefined;
  const size = 'hex' in spot ? box.height * OF_A_SPACE : PIECE;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size };
}
