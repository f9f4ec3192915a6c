import { add, type HexKey, keyOf } from '@morgenrot/hex';
import type { PlacedTile, Side } from '../../cards/tiles.ts';
import { outline } from '../../tiles.ts';
import { form, numberOf, signed } from '../option-form.ts';
import { around, atSpot, type Spot, spotOf, spotsOf } from './spots.ts';

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

/** `2,-1,3`: where the middle of a tile lies, and how it is turned. */
export const placementOption = form('{q},{r},{rot}', {
  q: signed,
  r: signed,
  rot: numberOf<number>([0, 1, 2, 3, 4, 5]),
});

/** A tile's outline around its middle, and everything beside it. */
interface Footprint {
  cells: readonly Spot[];
  rim: readonly Spot[];
}

function footprint(side: Side, rot: number): Footprint {
  const cells = outline(side, rot).map(spotOf);
  const rim = new Set(cells.flatMap(around));
  for (const cell of cells) rim.delete(cell);
  return { cells, rim: [...rim] };
}

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const FOOTPRINTS: Readonly<Record<Side, readonly Footprint[]>> = {
  A: ROTATIONS.map((rot) => footprint('A', rot)),
  B: ROTATIONS.map((rot) => footprint('B', rot)),
};

/** Where something lies already. */
type Occupied = ReadonlySet<Spot>;

/** May a tile lie here (R5.6)? */
export function touched(hexes: Iterable<HexKey>, side: Side, { rot, ...middle }: Placement): boolean {
  const print = FOOTPRINTS[side][rot];
  const touching = print && besideTile(spotsOf(hexes), print, spotOf(middle));
  return touching !== undefined && touching.length >= TOUCH;
}

/** The spaces of the map beside a tile lying here; undefined where something lies already. */
function besideTile(occupied: Occupied, { cells, rim }: Footprint, middle: Spot): Spot[] | undefined {
  for (const cell of cells) if (occupied.has(middle + cell)) return undefined;
  const touching: Spot[] = [];
  for (const spot of rim) if (occupied.has(middle + spot)) touching.push(middle + spot);
  return touching;
}

/** Empty places beside the map: some cell of a new tile has to lie on one of them. */
function shore(occupied: Occupied): Spot[] {
  const places = new Set<Spot>();
  for (const spot of occupied) for (const beside of around(spot)) if (!occupied.has(beside)) places.add(beside);
  return [...places];
}

interface Fitting {
  placement: Placement;
  touching: Spot[];
}

/** Where a tile may lie with a cell on one of these empty places. */
const fitting = (occupied: Occupied, side: Side, places = shore(occupied)): Fitting[] =>
  beside(occupied, side, places).filter(({ touching }) => touching.length >= TOUCH);

/** Every way in which a tile can lie with a cell on one of these empty places. */
function beside(occupied: Occupied, side: Side, places: readonly Spot[]): Fitting[] {
  const found: Fitting[] = [];
  FOOTPRINTS[side].forEach((print, rot) => {
    const middles = new Set<Spot>();
    for (const cell of print.cells) for (const place of places) middles.add(place - cell);
    for (const middle of middles) {
      const touching = besideTile(occupied, print, middle);
      if (touching) found.push({ placement: { ...atSpot(middle), rot }, touching });
    }
  });
  return found;
}

/** How near to the core a placement is: at it, beside a tile that is, or further out (Q-B2). */
export type Nearness = 1 | 2 | 3;

export interface Building {
  occupied: Occupied;
  core: Occupied;
  /** Spaces of tiles that touch the core. */
  second: Occupied;
}

const nearness = ({ core, second }: Building, touching: readonly Spot[]): Nearness => {
  if (touching.some((spot) => core.has(spot))) return 1;
  return touching.some((spot) => second.has(spot)) ? 2 : 3;
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
  const laid = tiles.map((tile) => [...spotsOf(cellsAt(tile.side, tile))]);
  const coreCells = new Set(laid.slice(0, core).flat());
  const touchesCore = (cells: Spot[]) => cells.some((cell) => around(cell).some((beside) => coreCells.has(beside)));
  return {
    occupied: new Set([...laid.flat(), ...spotsOf(holes)]),
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
export function placementsBeside(hexes: Iterable<HexKey>, hex: HexKey): Record<Side, Placement[]> {
  const occupied = spotsOf(hexes);
  const [from] = spotsOf([hex]);
  const on = (side: Side): Placement[] =>
    fitting(occupied, side, shoreOf(occupied, from)).flatMap(({ placement, touching }) =>
      touching.some((spot) => spot === from) ? [placement] : [],
    );
  return { A: on('A'), B: on('B') };
}

const shoreOf = (occupied: Occupied, spot: Spot | undefined): Spot[] =>
  spot === undefined ? [] : around(spot).filter((beside) => !occupied.has(beside));

export interface Touching {
  placement: Placement;
  /** How many of the spaces that count it touches. */
  touching: number;
}

/** All placements that touch any space that counts, for rules in which not every space does (T3.3h, T11.2). */
export function placementsTouching(hexes: Iterable<HexKey>, countingHexes: Iterable<HexKey>): Record<Side, Touching[]> {
  const occupied = spotsOf(hexes);
  const counting = spotsOf(countingHexes);
  // Whatever touches a space that counts has a cell on an empty place beside one.
  const places = shore(counting).filter((spot) => !occupied.has(spot));
  const on = (side: Side): Touching[] =>
    beside(occupied, side, places)
      .map(({ placement, touching }) => ({
        placement,
        touching: touching.filter((spot) => counting.has(spot)).length,
      }))
      .filter(({ touching }) => touching > 0);
  return { A: on('A'), B: on('B') };
}

/** Empty places that the map encloses on all sides. */
export function holesIn(hexes: Iterable<HexKey>): HexKey[] {
  const occupied = spotsOf(hexes);
  const coordinates = [...occupied].map(atSpot);
  const range = (values: number[]) => ({ low: Math.min(...values) - 1, high: Math.max(...values) + 1 });
  const qs = range(coordinates.map(({ q }) => q));
  const rs = range(coordinates.map(({ r }) => r));
  const inBox = (spot: Spot) => {
    const { q, r } = atSpot(spot);
    return q >= qs.low && q <= qs.high && r >= rs.low && r <= rs.high;
  };
  const outside = new Set([spotOf({ q: qs.low, r: rs.low })]);
  for (const spot of outside) {
    for (const beside of around(spot)) {
      if (!outside.has(beside) && !occupied.has(beside) && inBox(beside)) outside.add(beside);
    }
  }
  return shore(occupied)
    .filter((spot) => !outside.has(spot))
    .flatMap((spot) => whole(spot, occupied).map((hole) => keyOf(atSpot(hole))));
}

/** A hole may be larger than what lies along its shore. */
function whole(from: Spot, occupied: Occupied): Spot[] {
  const hole = new Set([from]);
  for (const spot of hole) for (const beside of around(spot)) if (!occupied.has(beside)) hole.add(beside);
  return [...hole];
}
