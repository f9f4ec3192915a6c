import type { PlaceWord } from '../../board/places.ts';
import type { Ground, Point, Way } from './ground.ts';

const AHEAD: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Steps shorter than this share of a place's height lead nowhere. */
const NO_STEP = 0.25;

/** The nearest place on that side: rather straight ahead than aside. */
export function nearestAhead<P extends PlaceWord>(
  { size, middleOf }: Pick<Ground<P>, 'size' | 'middleOf'>,
  places: Iterable<P>,
  from: P,
  way: Way,
): P | undefined {
  const here = middleOf(from);
  const { x, y } = AHEAD[way];
  let best: { place: P; cost: number } | undefined;
  for (const place of places) {
    const there = middleOf(place);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead <= size.height * NO_STEP || aside > ahead * 1.2) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}

/** The next of these places, row by row, as one reads; after the last one comes the first. */
export function nextOf<P extends PlaceWord>(
  { size, middleOf }: Pick<Ground<P>, 'size' | 'middleOf'>,
  places: readonly P[],
  from: P | undefined,
  by: 1 | -1,
): P | undefined {
  // What is hardly lower stands in the same row.
  const asRead = (one: P, other: P): number => {
    const [a, b] = [middleOf(one), middleOf(other)];
    return Math.abs(a.y - b.y) > size.height / 20 ? a.y - b.y : a.x - b.x;
  };
  const order = [...places].sort(asRead);
  if (from === undefined || order.length === 0) return by === 1 ? order[0] : order.at(-1);
  const after = order.findIndex((place) => asRead(place, from) > 0);
  const rest = after === -1 ? order.length : after;
  const next = by === 1 ? rest : rest - (order.includes(from) ? 2 : 1);
  return order[(next + order.length) % order.length];
}
