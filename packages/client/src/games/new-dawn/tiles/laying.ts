import type { Option } from '@morgenrot/engine';
import { at, centre, type HexKey, key, neighbours } from '@morgenrot/hex';
import {
  cellsAt,
  coreAndForts,
  type District,
  isTerra,
  type NewDawnStep,
  type PlacedTile,
  type Placement,
  placementOption,
  type Side,
  type State,
  type StepOf,
  type TileNumber,
} from '@morgenrot/new-dawn';
import { createContext, use } from 'react';

export interface TileSide {
  tile: TileNumber;
  side: Side;
}

/** How the tile in the hand is turned, and which district is. */
export interface Hand {
  rot: number;
  setRot: (rot: number) => void;
  /** The side that is wanted as soon as sides may be chosen again. */
  flipTo: TileSide | undefined;
  setFlipTo: (side: TileSide | undefined) => void;
  district: District | undefined;
  setDistrict: (district: District | undefined) => void;
}
const nothing = (): void => undefined;
export const HandContext = createContext<Hand>({
  rot: 0,
  setRot: nothing,
  flipTo: undefined,
  setFlipTo: nothing,
  district: undefined,
  setDistrict: nothing,
});
export const useHand = (): Hand => use(HandContext);

const TURNS = [0, 1, 2, 3, 4, 5];
export const turnedBy = (rot: number, by: number): number => (((rot + by) % 6) + 6) % 6;

/** How a tile may be turned at each place for its middle. */
export type TilePlaces = ReadonlyMap<HexKey, readonly number[]>;

export function tilePlacesIn(from: readonly Option[]): TilePlaces {
  const places = new Map<HexKey, number[]>();
  for (const option of from) {
    const at = placementOption.read(option);
    if (!at) continue;
    const hex = key(at.q, at.r);
    places.set(hex, [...(places.get(hex) ?? []), at.rot]);
  }
  return places;
}

/** As it is turned, or further clockwise until it fits; unchanged where it fits in no way. */
export function fittingTurn(places: TilePlaces, hex: HexKey, rot: number): number {
  const turns = places.get(hex) ?? [];
  return TURNS.map((by) => turnedBy(rot, by)).find((turn) => turns.includes(turn)) ?? rot;
}

export const placementAt = (hex: HexKey, rot: number): Placement => ({ ...at(hex), rot });
export const optionFor = (hex: HexKey, rot: number): Option => placementOption.write(placementAt(hex, rot));

/** A tile is in the hand: one's own, or one that has been found. */
export type LayingStep = StepOf<'layTile' | 'layExplored'>;

export const tileAt = ({ tile, side }: LayingStep, hex: HexKey, rot: number): PlacedTile => ({
  tile,
  side,
  ...placementAt(hex, rot),
});

/** Empty places near enough to the map that a tile could lie there. */
export function emptyAround(s: State, side: Side, places: TilePlaces): HexKey[] {
  const empty = new Set<HexKey>();
  for (const [hex, turns] of places) {
    for (const rot of turns) for (const cell of cellsAt(side, placementAt(hex, rot))) if (!s.map[cell]) empty.add(cell);
  }
  return [...empty];
}

/** In the order in which a hand would go round the map. */
export function aroundTheMap(hexes: readonly HexKey[]): HexKey[] {
  const points = hexes.map((hex) => ({ hex, ...centre(hex, 1) }));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const angle = (point: { x: number; y: number }): number => Math.atan2(point.y - y, point.x - x);
  return points.sort((a, b) => angle(a) - angle(b)).map(({ hex }) => hex);
}

export const layingStep = (step: NewDawnStep | undefined): LayingStep | undefined =>
  step?.kind === 'layTile' || step?.kind === 'layExplored' ? step : undefined;

/** So many spaces a tile has to touch. */
export const TOUCHES = 4;

/** The spaces that a tile lying here would touch; of a capital's tile with the expansion only core and forts count. */
export function touchedBy(s: State, step: LayingStep, place: Placement): HexKey[] {
  const cells = cellsAt(step.side, place);
  const beside = new Set(cells.flatMap(neighbours));
  const counting = step.kind === 'layTile' && isTerra(s) ? coreAndForts(s) : undefined;
  return [...beside].filter((hex) => (counting ? counting.has(hex) : s.map[hex] !== undefined));
}
