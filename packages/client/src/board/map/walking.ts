import { centre, type Direction, type HexKey, step } from '@morgenrot/hex';

export type Way = 'left' | 'right' | 'up' | 'down';

const EAST: Direction = 0;
const SOUTH_EAST: Direction = 1;
const SOUTH_WEST: Direction = 2;
const WEST: Direction = 3;
const NORTH_WEST: Direction = 4;
const NORTH_EAST: Direction = 5;

/** Straight up is a zigzag between rows: even rows go one way, odd rows the other, so a column is kept. */
function directionsFor(way: Way, row: number): Direction[] {
  const isEven = row % 2 === 0;
  switch (way) {
    case 'left':
      return [WEST];
    case 'right':
      return [EAST];
    case 'up':
      return isEven ? [NORTH_EAST, NORTH_WEST] : [NORTH_WEST, NORTH_EAST];
    case 'down':
      return isEven ? [SOUTH_EAST, SOUTH_WEST] : [SOUTH_WEST, SOUTH_EAST];
  }
}

const AHEAD: Record<Way, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Where an arrow key leads: the neighbour, or over a gap the nearest space on that side. */
export function walk(hexes: ReadonlySet<HexKey>, from: HexKey, way: Way): HexKey {
  const row = Math.round(centre(from, 1).y / 1.5);
  for (const direction of directionsFor(way, row)) {
    const next = step(from, direction);
    if (hexes.has(next)) return next;
  }
  return acrossGap(hexes, from, way) ?? from;
}

function acrossGap(hexes: ReadonlySet<HexKey>, from: HexKey, way: Way): HexKey | undefined {
  const here = centre(from, 1);
  const { x, y } = AHEAD[way];
  let best: { hex: HexKey; cost: number } | undefined;
  for (const hex of hexes) {
    const there = centre(hex, 1);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead <= 0.5 || aside > ahead * 1.2) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { hex, cost };
  }
  return best?.hex;
}

/** The next of these spaces, row by row, as one reads; after the last one comes the first. */
export function nextOf(hexes: readonly HexKey[], from: HexKey | undefined, by: 1 | -1): HexKey | undefined {
  const order = [...hexes].sort(asRead);
  if (from === undefined || order.length === 0) return by === 1 ? order[0] : order.at(-1);
  const after = order.findIndex((hex) => asRead(hex, from) > 0);
  const place = after === -1 ? order.length : after;
  const isIn = order.includes(from);
  const next = by === 1 ? place : place - (isIn ? 2 : 1);
  return order[(next + order.length) % order.length];
}

function asRead(one: HexKey, other: HexKey): number {
  const [a, b] = [centre(one, 1), centre(other, 1)];
  return Math.abs(a.y - b.y) > 0.1 ? a.y - b.y : a.x - b.x;
}
