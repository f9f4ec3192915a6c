import { add, at, type HexKey, key, keyOf, neighbours } from '@morgenrot/hex';
import type { PlacedTile, Side } from '../cards/tiles.ts';
import { outline } from '../tiles.ts';

/** Where a tile may lie (R5.6). All tiles have the same outline, so only the side matters, not the tile. */
export interface Placement {
  q: number;
  r: number;
  rot: number;
}

/** A new tile touches at least so many spaces of the map. */
const TOUCH = 4;

export const cellsAt = (side: Side, { q, r, rot }: Placement): HexKey[] =>
  outline(side, rot).map((cell) => keyOf(add({ q, r }, cell)));

/** The spaces of the map that a tile lying here would touch; undefined where it cannot lie. */
export function touched(occupied: ReadonlySet<HexKey>, side: Side, placement: Placement): Set<HexKey> | undefined {
  const cells = cellsAt(side, placement);
  if (cells.some((cell) => occupied.has(cell))) return undefined;
  const touching = new Set(cells.flatMap((cell) => neighbours(cell).filter((beside) => occupied.has(beside))));
  return touching.size >= TOUCH ? touching : undefined;
}

/** Empty places beside the map: some cell of a new tile has to lie on one of them. */
const shore = (occupied: ReadonlySet<HexKey>): HexKey[] => [
  ...new Set([...occupied].flatMap((hex) => neighbours(hex).filter((beside) => !occupied.has(beside)))),
];

interface Fitting {
  placement: Placement;
  touching: Set<HexKey>;
}

function fitting(occupied: ReadonlySet<HexKey>, side: Side): Fitting[] {
  const places = shore(occupied);
  const found: Fitting[] = [];
  for (let rot = 0; rot < 6; rot++) {
    const anchors = new Set<HexKey>();
    for (const cell of outline(side, rot)) {
      for (const place of places) anchors.add(key(at(place).q - cell.q, at(place).r - cell.r));
    }
    for (const anchor of anchors) {
      const placement = { ...at(anchor), rot };
      const touching = touched(occupied, side, placement);
      if (touching) found.push({ placement, touching });
    }
  }
  return found;
}

/** How near to the core a placement is: at it, beside a tile that is, or further out (Q-B2). */
export type Nearness = 1 | 2 | 3;

export interface Building {
  occupied: ReadonlySet<HexKey>;
  core: ReadonlySet<HexKey>;
  /** Spaces of tiles that touch the core. */
  second: ReadonlySet<HexKey>;
}

const nearness = ({ core, second }: Building, touching: Set<HexKey>): Nearness => {
  if ([...touching].some((hex) => core.has(hex))) return 1;
  return [...touching].some((hex) => second.has(hex)) ? 2 : 3;
};

/** The one rule for both sides: at the core if that is possible at all, else as near as it gets. */
function allowed(building: Building): Record<Side, Placement[]> {
  const all = (['A', 'B'] as const).flatMap((side) =>
    fitting(building.occupied, side).map(({ placement, touching }) => ({
      side,
      placement,
      near: nearness(building, touching),
    })),
  );
  const best = Math.min(...all.map(({ near }) => near));
  const on = (side: Side) =>
    all.filter((fit) => fit.side === side && fit.near === best).map(({ placement }) => placement);
  return { A: on('A'), B: on('B') };
}

function buildingOf(tiles: readonly PlacedTile[], core: number, holes: readonly HexKey[]): Building {
  const laid = tiles.map((tile) => cellsAt(tile.side, tile));
  const coreCells = new Set(laid.slice(0, core).flat());
  const touchesCore = (cells: HexKey[]) =>
    cells.some((cell) => neighbours(cell).some((beside) => coreCells.has(beside)));
  return {
    occupied: new Set([...laid.flat(), ...holes]),
    core: coreCells,
    second: new Set(laid.slice(core).filter(touchesCore).flat()),
  };
}

let last: { name: string; placements: Record<Side, Placement[]> } | undefined;

/** Kept for the layout asked about last: the same question comes several times for every tile. */
export function placements(
  tiles: readonly PlacedTile[],
  core: number,
  holes: readonly HexKey[],
): Record<Side, Placement[]> {
  const name = JSON.stringify([tiles, core, holes]);
  if (last?.name !== name) last = { name, placements: allowed(buildingOf(tiles, core, holes)) };
  return last.placements;
}

/** Empty places that the map encloses on all sides. */
export function holesIn(occupied: ReadonlySet<HexKey>): HexKey[] {
  const coordinates = [...occupied].map(at);
  const range = (values: number[]) => ({ low: Math.min(...values) - 1, high: Math.max(...values) + 1 });
  const qs = range(coordinates.map(({ q }) => q));
  const rs = range(coordinates.map(({ r }) => r));
  const inBox = (hex: HexKey) => {
    const { q, r } = at(hex);
    return q >= qs.low && q <= qs.high && r >= rs.low && r <= rs.high;
  };
  const outside = new Set<HexKey>([key(qs.low, rs.low)]);
  for (const hex of outside) {
    for (const beside of neighbours(hex)) if (inBox(beside) && !occupied.has(beside)) outside.add(beside);
  }
  return shore(occupied)
    .filter((hex) => !outside.has(hex))
    .flatMap((hex) => whole(hex, occupied));
}

/** A hole may be larger than what lies along its shore. */
function whole(from: HexKey, occupied: ReadonlySet<HexKey>): HexKey[] {
  const hole = new Set([from]);
  for (const hex of hole) for (const beside of neighbours(hex)) if (!occupied.has(beside)) hole.add(beside);
  return [...hole];
}
