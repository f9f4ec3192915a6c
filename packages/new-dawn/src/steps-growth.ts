import type { PlayerId, Step } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { FocusCardId } from './cards/focus.ts';
import type { TileNumber } from './cards/tiles.ts';
import type { NewDawnStep, Resolving } from './steps.ts';
import type { District } from './vocabulary.ts';

interface Mine extends Step {
  player: PlayerId;
}

/** What a district can be used for, where there is a choice (T7). */
export type DistrictUse = 'cities' | 'desert' | 'forest' | 'city' | 'defeat' | 'reinforce';

/** What an economy card itself gives for a visit (Wheel, Banking, Cartography). */
export type VisitBonus = 'resource' | 'resourceAtHolder' | 'cityNearby';

/** A card that lets its owner either place a district or reinforce (T6). */
export type Growth = Resolving & {
  kind: 'growth';
  /** Control tokens that follow the district, next to own districts. */
  tokens: number;
  /** May the control token that the district replaces go next to it? */
  movesToken: boolean;
};
export type PlaceDistrict = Resolving & { kind: 'placeDistrict'; movesToken: boolean };

/** What several effects that wait for one moment will do, each named by where it comes from. */
export interface WaitingGrowth {
  from: string;
  steps: NewDawnStep[];
}

/** Growth, districts and what Terra's focus cards do besides. */
export type GrowthStep =
  | Growth
  | PlaceDistrict
  | (Mine & { kind: 'deployArmies' })
  | (Mine & { kind: 'reinforceAround' })
  | (Resolving & { kind: 'nameDistrict' })
  // districts
  | (Mine & { kind: 'ownDistricts'; done: District[]; left: number })
  | (Mine & { kind: 'resolveDistricts'; done: District[]; left: number })
  | (Mine & { kind: 'resolveDistrict'; district: District })
  | (Mine & { kind: 'districtChoice'; district: District; hex: HexKey; left: DistrictUse[] })
  | (Mine & { kind: 'encampment'; hex: HexKey })
  // cities outside the reach of an industry card
  | (Mine & {
      kind: 'foundCity';
      /** Within `range` of one of these, over any spaces. */
      from: HexKey[];
      range: number;
      /** Is the distance that to a friendly space, which some effects shorten? */
      toFriendly?: true;
      /** Trade tokens that are taken off one of these cards when it is built. */
      pay?: { focus: number[]; tokens: number };
      /** Can be done once a turn: the name under which it is remembered. */
      once?: string;
      /** Has been chosen, and cannot be refused any more (Q-V8). */
      must?: true;
    })
  | (Mine & { kind: 'cityOnFigure' })
  // culture
  /** Within so many spaces of an own city, or of one certain space. */
  | (Mine & { kind: 'replaceCity'; range: number; from?: HexKey })
  | (Mine & { kind: 'swapCity'; hex: HexKey })
  // science
  | (Mine & { kind: 'moveTech'; by: number })
  | (Mine & { kind: 'upgradeTo'; focus: number; cards: FocusCardId[] })
  | (Resolving & { kind: 'lookAtTiles'; most: number })
  | (Mine & { kind: 'sortTiles'; tiles: TileNumber[]; mayLay: boolean })
  | (Mine & { kind: 'layLookedAt'; tile: TileNumber })
  // economy
  | (Mine & { kind: 'tradeForMature' })
  | (Mine & { kind: 'chooseVisitEffect'; waiting: WaitingGrowth[] })
  | (Mine & { kind: 'layWater'; from: HexKey })
  | (Mine & { kind: 'exploreFrom'; hex: HexKey });
