import type { PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours, reach } from '@morgenrot/hex';
import type { Hex, State } from '../../state.ts';
import { BARBARIANS, type Barbarian, type GroundKind } from '../../vocabulary.ts';
import { holdingOf } from '../cities/settlement.ts';
import { figureSpaces, hexesOf, kept } from './reading.ts';

/** How difficult a space is before anything changes it (R1.2, R1.3). */
export const DIFFICULTY: Record<GroundKind, number> = {
  grass: 1,
  hill: 2,
  forest: 3,
  desert: 4,
  mountain: 5,
  water: 1,
  naturalWonder: 5,
};

export const hexes = (s: State): readonly HexKey[] => hexesOf(s);

export function hexAt(s: State, hex: HexKey): Hex {
  const space = s.map[hex];
  if (!space) throw new Error(`${hex} is not on the map`);
  return space;
}

export const isWater = (s: State, hex: HexKey): boolean => s.map[hex]?.ground === 'water';

/** R1.7: at least one side where no space of the map lies. */
export const isEdge = (s: State, hex: HexKey): boolean => neighbours(hex).some((beside) => !s.map[beside]);

/** R1.5: a space with an own city or control token. Figures never make a space friendly. */
export function isFriendly(s: State, me: PlayerId, hex: HexKey): boolean {
  const space = s.map[hex];
  return space?.city?.of === me || space?.control?.of === me;
}

function barbariansBySpace(s: State): ReadonlyMap<HexKey, Barbarian[]> {
  const found = new Map<HexKey, Barbarian[]>();
  for (const letter of BARBARIANS) {
    const hex = s.barbarians[letter]?.at;
    if (hex) found.set(hex, [...(found.get(hex) ?? []), letter]);
  }
  return found;
}

const NONE: readonly Barbarian[] = [];
export const barbariansOn = (s: State, hex: HexKey): readonly Barbarian[] =>
  kept(s, barbariansBySpace).get(hex) ?? NONE;

export const hasFigure = (s: State, hex: HexKey): boolean => figureSpaces(s).has(hex);

/** No token of any kind on it; figures do not count here. */
export function isBare(s: State, hex: HexKey): boolean {
  const { resource, naturalWonder, cityState, control, city, wonder, fort } = hexAt(s, hex);
  const tokens = [resource, naturalWonder, cityState, control, city, wonder, fort];
  return tokens.every((token) => token === undefined) && barbariansOn(s, hex).length === 0;
}

/** R1.6: no token and no figure of any kind. */
export const isEmptySpace = (s: State, hex: HexKey): boolean => isBare(s, hex) && !hasFigure(s, hex);

export const citiesOf = (s: State, me: PlayerId): readonly HexKey[] => holdingOf(s, me).cities;

export const capitalOf = (s: State, me: PlayerId): HexKey | undefined =>
  citiesOf(s, me).find((hex) => s.map[hex]?.city?.capital);

/** Spaces at most so many steps away over the map, whatever lies there (R1.1). */
export const nearOnMap = (s: State, from: Iterable<HexKey>, range: number): Map<HexKey, number> =>
  reach(from, range, (hex) => s.map[hex] !== undefined);

export const neighboursOnMap = (s: State, hex: HexKey): HexKey[] => neighbours(hex).filter((beside) => s.map[beside]);

export const friendlySpaces = (s: State, me: PlayerId): readonly HexKey[] => holdingOf(s, me).friendly;

/** Whose space it is: a city's or a control token's owner. */
export const spaceOwner = (s: State, hex: HexKey): PlayerId | undefined =>
  s.map[hex]?.city?.of ?? s.map[hex]?.control?.of;

export const isRival = (s: State, me: PlayerId, hex: HexKey): boolean => {
  const owner = spaceOwner(s, hex);
  return owner !== undefined && owner !== me;
};
