import type { Edition } from '../vocabulary.ts';

/**
 * A side of a tile is written as its ten cells 0 to 9: the ground by its first letter (`n` is a natural wonder's space),
 * then what is printed on it: `.marble`, `.seoul` or `.crater-lake` a resource, city-state or natural wonder, `>A` a
 * barbarian, `*` a capital.
 */
export interface TileRow {
  number: number;
  kind: 'naturalWonder' | 'cityState' | 'capital' | 'plain';
  set: Edition;
  A: string;
  B: string;
}
export type Side = 'A' | 'B';

export const TILES = [
  {
    number: 1,
    kind: 'naturalWonder',
    set: 'base',
    A: 'w m m>A m m.marble h n.torres-del-paine h g d',
    B: 'g g h f w w n.cliffs-of-dover g>A w w',
  },
  {
    number: 2,
    kind: 'naturalWonder',
    set: 'base',
    A: 'm h g h m>B m n.mt-everest m h h',
    B: 'f h m m f n.crater-lake w m h m.diamonds',
  },
  {
    number: 3,
    kind: 'plain',
    set: 'base',
    A: 'm m>C g w f.oil g w m g d.marble',
    B: 'd.mercury f g d f d d>C h.oil h d',
  },
  {
    number: 4,
    kind: 'naturalWonder',
    set: 'base',
    A: 'm.mercury m h f g>D h n.grand-mesa m d m',
    B: 'm>D h g w h w n.galapagos-islands w w w',
  },
  { number: 5, kind: 'plain', set: 'base', A: 'f f.oil h h g g m h g m.diamonds', B: 'g g>E h h g h m.mercury f h f' },
  {
    number: 6,
    kind: 'cityState',
    set: 'base',
    A: 'w w w f g m w g.carthage h f',
    B: 'm.marble f g h g m h g.kumasi h f',
  },
  { number: 7, kind: 'capital', set: 'base', A: 'f.mercury m w w f g g* w m w', B: 'g f.diamonds g w f g g* f m w' },
  {
    number: 8,
    kind: 'plain',
    set: 'base',
    A: 'f f.diamonds w w f f f g f g.mercury',
    B: 'w f d w m m f w f.mercury w',
  },
  { number: 9, kind: 'capital', set: 'base', A: 'm.diamonds h h g g g h* w h w', B: 'f f.oil h f g h h* f h w' },
  {
    number: 10,
    kind: 'plain',
    set: 'base',
    A: 'm d>F d.oil h m w w g h g',
    B: 'w w g d.marble w g f>F f d.diamonds d',
  },
  { number: 11, kind: 'capital', set: 'base', A: 'f>G h h m.diamonds f f g* m g h', B: 'g d g h g.marble m g* h g w' },
  {
    number: 12,
    kind: 'cityState',
    set: 'base',
    A: 'd m.mercury h h d h g.brussels h d d',
    B: 'g>H f w g.seoul g w g g h f.mercury',
  },
  {
    number: 13,
    kind: 'naturalWonder',
    set: 'base',
    A: 'f f d d g g n.mt-kilimanjaro d g h',
    B: 'w h.diamonds w f f g n.pantanal w w f',
  },
  {
    number: 14,
    kind: 'cityState',
    set: 'base',
    A: 'm h h f f.marble f f h f g.geneva',
    B: 'm.oil h g.mohenjo-daro g g g d f g d',
  },
  {
    number: 15,
    kind: 'cityState',
    set: 'base',
    A: 'm f>I m.marble w g m g.buenos-aires w w w',
    B: 'g.kabul g m>I d g m g d.oil m w',
  },
  { number: 16, kind: 'capital', set: 'base', A: 'w w g g h g g* d g d.oil', B: 'w g f d h.marble g f* m g h' },
  { number: 17, kind: 'capital', set: 'terra', A: 'h d h h d d d* h m f.oil', B: 'w w g h w g g* m.mercury h m' },
  {
    number: 18,
    kind: 'naturalWonder',
    set: 'terra',
    A: 'g h d m w h n.dead-sea d.oil w d>J',
    B: 'g.marble g h g f f>J n.mato-tipila h h g',
  },
  {
    number: 19,
    kind: 'naturalWonder',
    set: 'terra',
    A: 'f f m f g g n.ha-long-bay w w w',
    B: 'f f d d m h.diamonds n.gobustan h m m',
  },
  {
    number: 20,
    kind: 'cityState',
    set: 'terra',
    A: 'h f g.auckland w w w w m.diamonds h>K w',
    B: 'd>K d w h d.mercury w g.akkad d d d',
  },
  {
    number: 21,
    kind: 'cityState',
    set: 'terra',
    A: 'g m f w h h.marble w g.antananarivo w f',
    B: 'h f f w m g.palenque h f m f',
  },
] as const satisfies readonly TileRow[];
export type TileNumber = (typeof TILES)[number]['number'];

/** A tile on the map: cell 6 lies at (q, r), turned `rot` times by a sixth, clockwise. */
export interface PlacedTile {
  tile: TileNumber;
  side: Side;
  q: number;
  r: number;
  rot: number;
}

/** The map of a first game (R4): the rows whose `players` is not above the number of players. */
export const FIRST_GAME_MAP = [
  { tile: 13, side: 'A', q: 0, r: -1, rot: 0, players: 2 },
  { tile: 12, side: 'A', q: 4, r: -1, rot: 0, players: 2 },
  { tile: 6, side: 'A', q: -3, r: 1, rot: 3, players: 2 },
  { tile: 2, side: 'A', q: 1, r: 1, rot: 3, players: 2 },
  { tile: 14, side: 'A', q: 1, r: 4, rot: 0, players: 2 },
  { tile: 3, side: 'A', q: -3, r: 4, rot: 5, players: 2 },
  { tile: 9, side: 'A', q: -7, r: 5, rot: 2, players: 2 },
  { tile: 1, side: 'A', q: 0, r: -4, rot: 3, players: 2 },
  { tile: 10, side: 'A', q: 4, r: -4, rot: 2, players: 2 },
  { tile: 16, side: 'A', q: 8, r: -5, rot: 5, players: 2 },
  { tile: 5, side: 'A', q: 5, r: 1, rot: 3, players: 3 },
  { tile: 11, side: 'A', q: 5, r: 4, rot: 0, players: 3 },
  { tile: 4, side: 'A', q: 7, r: -2, rot: 2, players: 3 },
  { tile: 15, side: 'A', q: -4, r: -1, rot: 0, players: 4 },
  { tile: 7, side: 'A', q: -4, r: -4, rot: 3, players: 4 },
  { tile: 8, side: 'A', q: -6, r: 2, rot: 5, players: 4 },
] as const satisfies readonly (PlacedTile & { players: number })[];

/** Which capital tile is whose, in the order of seats (Q-B1). */
export const FIRST_GAME_CAPITALS = [9, 16, 11, 7] as const satisfies readonly TileNumber[];

/** Where the four core tiles of a built map lie, by the side they show (R5.4). */
export const CORE_LAYOUT = {
  A: [
    { q: 0, r: -1, rot: 0 },
    { q: 4, r: -1, rot: 0 },
    { q: -3, r: 1, rot: 3 },
    { q: 1, r: 1, rot: 3 },
  ],
  B: [
    { q: 1, r: -1, rot: 0 },
    { q: -3, r: -1, rot: 0 },
    { q: 2, r: 1, rot: 3 },
    { q: -2, r: 1, rot: 3 },
  ],
} as const satisfies Record<Side, readonly Omit<PlacedTile, 'tile' | 'side'>[]>;

/** Where the core of two tiles lies that is enough for two or three players of the expansion (T3.3f). */
export const TERRA_CORE_LAYOUT = {
  A: [
    { q: 0, r: -1, rot: 0 },
    { q: -3, r: 1, rot: 3 },
  ],
  B: [
    { q: 1, r: -1, rot: 0 },
    { q: 2, r: 1, rot: 3 },
  ],
} as const satisfies Record<Side, readonly Omit<PlacedTile, 'tile' | 'side'>[]>;
