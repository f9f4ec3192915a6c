import { at, type HexKey, key, neighbours } from '@morgenrot/hex';
import {
  cellsAt,
  cellsOf,
  type FocusCardId,
  type Hex,
  hexes,
  type PlacedTile,
  type Placement,
  type State,
  type TileNumber,
} from '../../src/index.ts';
import { type Given, type TableOptions, TERRA, table, terraRowWith } from '../kit.ts';

/** A's capital tile: all land but for two spaces, its cell 6 at 0,0. */
export const HOME: PlacedTile = { tile: 9, side: 'A', q: 0, r: 0, rot: 0 };
/** A tile without a capital, to the east of it. */
export const EAST: PlacedTile = { tile: 10, side: 'A', q: 4, r: 0, rot: 0 };
/** B's capital tile, to the west. */
export const WEST: PlacedTile = { tile: 16, side: 'A', q: -4, r: 0, rot: 0 };

/** The spaces of tiles; on those of HOME and WEST stand the capitals. */
export function landOf(tiles: readonly PlacedTile[]): State['map'] {
  const map: State['map'] = {};
  tiles.forEach((tile, i) => {
    for (const { hex, ground } of cellsOf(tile)) map[hex] = { ground, tile: i };
  });
  for (const [home, of] of [
    [HOME, 'A'],
    [WEST, 'B'],
  ] as const) {
    const space = map[key(home.q, home.r)];
    if (space && tiles.includes(home)) space.city = { of, capital: true };
  }
  return map;
}

export interface Expedition {
  stack?: TileNumber[];
  figure?: 'army' | 'caravan';
  /** Where the figure stands; on its card if not said. */
  from?: HexKey;
  card?: FocusCardId;
  position?: number;
  A?: Given;
  tiles?: readonly PlacedTile[];
  /** What else is on the map. */
  spaces?: Record<HexKey, Partial<Hex>>;
  more?: Partial<TableOptions>;
}

/** A's one army or caravan has been chosen and is asked where it goes. */
export function expedition(given: Expedition = {}) {
  const { stack = [13, 8], figure = 'army', from, position = 3, A = {}, spaces = {}, more = {} } = given;
  const tiles = [...(given.tiles ?? [HOME, EAST, WEST])];
  const card = given.card ?? (figure === 'army' ? 'masonry-terra' : 'foreign-trade');
  const map = landOf(tiles);
  for (const [hex, space] of Object.entries(spaces)) {
    map[hex as HexKey] = { ground: 'water', tile: null, ...map[hex as HexKey], ...space };
  }
  const standing = { [figure === 'army' ? 'armies' : 'caravans']: [{ at: from ?? null }] };
  const row = terraRowWith(card, position);
  const t = table('.', {
    ...more,
    options: TERRA,
    players: { A: { row, ...A, seat: { ...standing, ...A.seat } }, B: {} },
    state: { victory: [], map, tiles, terra: { stack: [...stack], ibrahim: null }, ...more.state },
  });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  if (t.asked('A')?.kind !== 'chooseCard') t.play('A', `${figure}:0`);
  return t;
}
export type Exploring = ReturnType<typeof expedition>;

/** Every way to lay a tile anywhere near that touches so many spaces of the map, found by trying them all. */
export function everyPlacement(s: State, side: 'A' | 'B', touching: (count: number, spaces: Set<HexKey>) => boolean) {
  const occupied = new Set(hexes(s));
  const [qs, rs] = [hexes(s).map((hex) => at(hex).q), hexes(s).map((hex) => at(hex).r)];
  const found: Placement[] = [];
  for (let q = Math.min(...qs) - 4; q <= Math.max(...qs) + 4; q++) {
    for (let r = Math.min(...rs) - 4; r <= Math.max(...rs) + 4; r++) {
      for (let rot = 0; rot < 6; rot++) {
        const cells = cellsAt(side, { q, r, rot });
        if (cells.some((cell) => occupied.has(cell))) continue;
        const spaces = new Set(cells.flatMap((cell) => neighbours(cell).filter((beside) => occupied.has(beside))));
        if (touching(spaces.size, spaces)) found.push({ q, r, rot });
      }
    }
  }
  return found;
}
