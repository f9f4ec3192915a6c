import { type Axial, add, type HexKey, keyOf, rotated } from '@morgenrot/hex';
import type { CityStateId } from './cards/city-states.ts';
import { CITY_STATES } from './cards/city-states.ts';
import { NATURAL_WONDERS, type NaturalWonderId } from './cards/natural-wonders.ts';
import { type PlacedTile, type Side, TILES, type TileNumber } from './cards/tiles.ts';
import { BARBARIANS, type Barbarian, type GroundKind, RESOURCES, type Resource } from './vocabulary.ts';

const CELLS: Record<Side, readonly Axial[]> = {
  A: cells([-2, -1], [-1, -1], [0, -1], [1, -1], [-2, 0], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]),
  B: cells([3, -1], [2, -1], [1, -1], [0, -1], [2, 0], [1, 0], [0, 0], [-1, 0], [0, 1], [-1, 1]),
};
function cells(...offsets: [number, number][]): readonly Axial[] {
  return offsets.map(([q, r]) => ({ q, r }));
}

const GROUND: Readonly<Record<string, GroundKind>> = {
  g: 'grass',
  h: 'hill',
  f: 'forest',
  d: 'desert',
  m: 'mountain',
  w: 'water',
  n: 'naturalWonder',
};

/** A space as printed, with the icons that set-up puts tokens on. */
export interface PrintedCell {
  hex: HexKey;
  ground: GroundKind;
  resource?: Resource;
  naturalWonder?: NaturalWonderId;
  cityState?: CityStateId;
  barbarian?: Barbarian;
  capital?: true;
}

const oneOf = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((known) => known === word);

function printed(icon: string): Omit<PrintedCell, 'hex' | 'ground'> {
  if (icon === '') return {};
  if (icon === '*') return { capital: true };
  const word = icon.slice(1);
  if (icon.startsWith('>')) return { barbarian: oneOf(BARBARIANS, word) };
  const resource = oneOf(RESOURCES, word);
  if (resource) return { resource };
  if (Object.hasOwn(NATURAL_WONDERS, word)) return { naturalWonder: word as NaturalWonderId };
  if (Object.hasOwn(CITY_STATES, word)) return { cityState: word as CityStateId };
  throw new Error(`a tile shows "${icon}", which nobody knows`);
}

const turnedCells = (side: Side): Axial[][] =>
  [0, 1, 2, 3, 4, 5].map((rot) => CELLS[side].map((cell) => rotated(cell, rot)));
const OUTLINES: Readonly<Record<Side, readonly (readonly Axial[])[]>> = { A: turnedCells('A'), B: turnedCells('B') };

/** The ten cells around cell 6, turned. */
export const outline = (side: Side, rot: number): readonly Axial[] => OUTLINES[side][rot] ?? [];

/** The ten spaces of a tile where it lies. */
export function cellsOf({ tile, side, q, r, rot }: PlacedTile): PrintedCell[] {
  return readSide(tile, side).map(({ ground, icon }, i) => {
    const offset = CELLS[side][i] as Axial;
    return { hex: keyOf(add({ q, r }, rotated(offset, rot))), ground, ...printed(icon) };
  });
}

export function readSide(tile: TileNumber, side: Side): { ground: GroundKind; icon: string }[] {
  const row = TILES.find(({ number }) => number === tile);
  if (!row) throw new Error(`there is no tile ${tile}`);
  return row[side].split(' ').map((cell) => {
    const ground = GROUND[cell.charAt(0)];
    if (!ground) throw new Error(`tile ${tile}${side}: cannot read "${cell}"`);
    return { ground, icon: cell.slice(1) };
  });
}
