import type { Goods } from './vocabulary.ts';

/** A building asks for just these resources and scores these points (S14.1). */
export interface ExactBuilding {
  cost: Goods;
  points: number;
}

/** It asks for so many resources of exactly so many kinds, or of any; their values are its points (S14.2, S14.3). */
export interface ChoiceBuilding {
  min: number;
  max: number;
  kinds?: number;
}

export type Building = ExactBuilding | ChoiceBuilding;

const exact = (wood: number, clay: number, stone: number, gold: number, points: number): ExactBuilding => ({
  cost: { wood, clay, stone, gold },
  points,
});
const choice = (count: number, kinds: number): ChoiceBuilding => ({ min: count, max: count, kinds });
const free: ChoiceBuilding = { min: 1, max: 7 };

/** All 28 buildings: each is there once. */
export const BUILDINGS = {
  B01: exact(2, 1, 0, 0, 10),
  B02: exact(2, 0, 1, 0, 11),
  B03: exact(1, 2, 0, 0, 11),
  B04: exact(2, 0, 0, 1, 12),
  B05: exact(1, 0, 2, 0, 13),
  B06: exact(0, 2, 1, 0, 13),
  B07: exact(0, 2, 0, 1, 14),
  B08: exact(0, 1, 2, 0, 14),
  B09: exact(0, 0, 2, 1, 16),
  B10: exact(1, 1, 1, 0, 12),
  B11: exact(1, 1, 1, 0, 12),
  B12: exact(1, 1, 0, 1, 13),
  B13: exact(1, 1, 0, 1, 13),
  B14: exact(1, 0, 1, 1, 14),
  B15: exact(1, 0, 1, 1, 14),
  B16: exact(0, 1, 1, 1, 15),
  B17: exact(0, 1, 1, 1, 15),
  B18: choice(4, 1),
  B19: choice(4, 2),
  B20: choice(4, 3),
  B21: choice(4, 4),
  B22: choice(5, 1),
  B23: choice(5, 2),
  B24: choice(5, 3),
  B25: choice(5, 4),
  B26: free,
  B27: free,
  B28: free,
} satisfies Record<string, Building>;

export type BuildingId = keyof typeof BUILDINGS;
export const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[];

export const buildingOf = (id: BuildingId): Building => BUILDINGS[id];
