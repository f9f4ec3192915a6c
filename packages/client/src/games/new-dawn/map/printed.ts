import type { HexKey } from '@morgenrot/hex';
import { type Barbarian, cellsOf, type Hex, type PrintedCell, type State } from '@morgenrot/new-dawn';

const byTiles = new WeakMap<State['tiles'], Map<HexKey, PrintedCell>>();

function printedOf({ tiles }: State): Map<HexKey, PrintedCell> {
  const known = byTiles.get(tiles);
  if (known) return known;
  const cells = new Map(tiles.flatMap(cellsOf).map((cell) => [cell.hex, cell]));
  byTiles.set(tiles, cells);
  return cells;
}

interface Shown {
  space: Hex | undefined;
  /** A barbarian that will stand here. */
  barbarian?: Barbarian;
}

/** A space with what lies on it; while the map is being built, with what is printed and will lie there. */
export function shownOn(s: State, hex: HexKey): Shown {
  const space = s.map[hex];
  const cell = s.building && space ? printedOf(s).get(hex) : undefined;
  if (!space || !cell) return { space };
  const { resource, naturalWonder, cityState, barbarian } = cell;
  return {
    space: {
      ...space,
      ...(resource && { resource }),
      ...(naturalWonder && { naturalWonder }),
      ...(cityState && { cityState }),
    },
    ...(barbarian && { barbarian }),
  };
}
