import type { Option } from '@morgenrot/engine';
import { centre, type HexKey, key } from '@morgenrot/hex';
import {
  cellsAt,
  type NewDawnStep,
  type PlacedTile,
  placementName,
  readPlacement,
  type State,
  type StepOf,
} from '@morgenrot/new-dawn';
import { createContext, use } from 'react';

/** How the tile in the hand is turned. */
export interface Hand {
  rot: number;
  setRot: (rot: number) => void;
}
export const HandContext = createContext<Hand>({ rot: 0, setRot: () => undefined });
export const useHand = (): Hand => use(HandContext);

const TURNS = [0, 1, 2, 3, 4, 5];
export const turnedBy = (rot: number, by: number): number => (((rot + by) % 6) + 6) % 6;

/** How a tile may be turned at each place for its middle. */
export type Places = ReadonlyMap<HexKey, readonly number[]>;

export function placesIn(from: readonly Option[]): Places {
  const places = new Map<HexKey, number[]>();
  for (const option of from) {
    const at = readPlacement(option);
    if (!at) continue;
    const hex = key(at.q, at.r);
    places.set(hex, [...(places.get(hex) ?? []), at.rot]);
  }
  return places;
}

/** As it is turned, or further clockwise until it fits; unchanged where it fits in no way. */
export function fittingTurn(places: Places, hex: HexKey, rot: number): number {
  const turns = places.get(hex) ?? [];
  return TURNS.map((by) => turnedBy(rot, by)).find((turn) => turns.includes(turn)) ?? rot;
}

const at = (hex: HexKey, rot: number) => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return { q, r, rot };
};

export const optionFor = (hex: HexKey, rot: number): Option => placementName(at(hex, rot));

export const tileAt = ({ tile, side }: StepOf<'layTile'>, hex: HexKey, rot: number): PlacedTile => ({
  tile,
  side,
  ...at(hex, rot),
});

/** Empty places near enough to the map that a tile could lie there. */
export function emptyAround(s: State, side: StepOf<'layTile'>['side'], places: Places): HexKey[] {
  const empty = new Set<HexKey>();
  for (const [hex, turns] of places) {
    for (const rot of turns) for (const cell of cellsAt(side, at(hex, rot))) if (!s.map[cell]) empty.add(cell);
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

export const layingStep = (step: NewDawnStep | undefined): StepOf<'layTile'> | undefined =>
  step?.kind === 'layTile' ? step : undefined;
