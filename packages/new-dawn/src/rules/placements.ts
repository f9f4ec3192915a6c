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

const PLACE = /^(-?\d+),(-?\d+),([0-5])$/;
export const placementName = ({ q, r, rot }: Placement): string => `${q},${r},${rot}`;
export function readPlacement(name: string): Placement | undefined {
  const [, q, r, rot] = PLACE.exec(name) ?? [];
  return q === undefined ? undefined : { q: Number(q), r: Number(r), rot: Number(rot) };
}

/** The spaces of the map that a tile lying here would touch; undefined where it cannot lie. */
export function touched(occupied: ReadonlySet<HexKey>, side: Side, placement: Placement): Set<HexKey> | undefined {
  const touching = besideTile(occupied, side, placement);
  return touching && touching.size >= TOUCH ? touching : undefined;
}

/** The spaces of the map beside a tile lying here; undefined where something lies already. */
function besideTile(occupied: ReadonlySet<HexKey>, side: Side, placement: Placement): Set<HexKey> | undefined {
  const cells = cellsAt(side, placement);
  if (cells.some((cell) => occupied.has(cell))) return undefined;
  return new Set(cells.flatMap((cell) => neighbours(cell).filter((beside) => occupied.has(beside))));
}

/** Empty places beside the map: some cell of a new tile has to lie on one of them. */
const shore = (occupied: ReadonlySet<HexKey>): HexKey[] => [
  ...new Set([...occupied].flatMap((hex) => neighbours(hex).filter((beside) => !occupied.has(beside)))),
];

interface Fitting {
  placement: Placement;
  touching: Set<HexKey>;
}

/** Where a tile may lie with a cell on one of these empty places. */
const fitting = (occupied: ReadonlySet<HexKey>, side: Side, places = shore(occupied)): Fitting[] =>
  beside(occupied, side, places).filter(({ touching }) => touching.size >= TOUCH);

/** Every way in which a tile can lie with a cell on one of these empty places. */
function beside(occupied: ReadonlySet<HexKey>, side: Side, places: readonly HexKey[]): Fitting[] {
  const found: Fitting[] = [];
  for (let rot = 0; rot < 6; rot++) {
    const anchors = new Set<HexKey>();
    for (const cell of outline(side, rot)) {
      for (const place of places) anchors.add(key(at(place).q - cell.q, at(place).r - cell.r));
    }
    for (const anchor of anchors) {
      const placement = { ...at(anchor), rot };
      const touching = besideTile(occupied, side, placement);
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

/** T11.2: where a tile may lie so that it touches `hex`, and by that the place of whoever explores from there. */
export function placementsBeside(occupied: ReadonlySet<HexKey>, hex: HexKey): Record<Side, Placement[]> {
  const places = neighbours(hex).filter((beside) => !occupied.has(beside));
  const on = (side: Side): Placement[] =>
    fitting(occupied, side, places).flatMap(({ placement, touching }) => (touching.has(hex) ? [placement] : []));
  return { A: on('A'), B: on('B') };
}

export interface Touching {
  placement: Placement;
  /** How many of the spaces that count it touches. */
  touching: number;
}

let lastTouching: { name: string; found: Record<Side, Touching[]> } | undefined;

/** All placements that touch any space that counts, for rules in which not every space does (T3.3h, T11.2). */
export function placementsTouching(
  occupied: ReadonlySet<HexKey>,
  counting: ReadonlySet<HexKey>,
): Record<Side, Touching[]> {
  const name = JSON.stringify([[...occupied], [...counting]]);
  if (lastTouching?.name !== name) {
    // Whatever touches a space that counts has a cell on an empty place beside one.
    const places = shore(counting).filter((hex) => !occupied.has(hex));
    const on = (side: Side): Touching[] =>
      beside(occupied, side, places)
        .map(({ placement, touching }) => ({
          placement,
          touching: [...touching].filter((hex) => counting.has(hex)).length,
        }))
        .filter(({ touching }) => touching > 0);
    lastTouching = { name, found: { A: on('A'), B: on('B') } };
  }
  return lastTouching.found;
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
