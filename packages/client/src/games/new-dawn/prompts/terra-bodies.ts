import type { StepKind } from '@morgenrot/new-dawn';
import type { ComponentType } from 'react';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { LayTile } from '../tiles/lay-tile.tsx';
import { PickTile } from '../tiles/pick-tile.tsx';
import { ChooseTarget, DeployArmies, MoveArmies, MoveArmy, Scorch } from './armies.tsx';
import { DistrictChoice, Encampment, Growth, NameDistrict, PlaceDistrict, ResolveDistricts } from './districts.tsx';
import { LayLookedAt, LookAtTiles, SortTiles } from './exploring.tsx';
import { ChooseGovernment, OrderShifts } from './governments.tsx';
import { SpaceBody } from './on-map.tsx';
import { BreakPact, ChooseAlly, ChooseVisitEffect, CityOnFigure, ConquerVisited, GiveIbrahim } from './people.tsx';
import { TakeCard } from './take-card.tsx';

/** The questions of Terra Incognita, each asked in its own way. */
export const TERRA_BODIES = {
  breakPact: BreakPact,
  chooseAlly: ChooseAlly,
  chooseGovernment: ChooseGovernment,
  chooseTarget: ChooseTarget,
  chooseVisitEffect: ChooseVisitEffect,
  cityOnFigure: CityOnFigure,
  conquerVisited: ConquerVisited,
  copyCard: TakeCard,
  deployArmies: DeployArmies,
  districtChoice: DistrictChoice,
  encampment: Encampment,
  exploreAnywhere: SpaceBody,
  exploreTile: PickTile,
  foundCity: SpaceBody,
  giveIbrahim: GiveIbrahim,
  growth: Growth,
  layExplored: LayTile,
  layLookedAt: LayLookedAt,
  layWater: SpaceBody,
  lookAtTiles: LookAtTiles,
  moveArmies: MoveArmies,
  moveArmy: MoveArmy,
  nameDistrict: NameDistrict,
  orderShifts: OrderShifts,
  placeDistrict: PlaceDistrict,
  placeFort: SpaceBody,
  placeOnTile: SpaceBody,
  replaceCity: SpaceBody,
  resolveDistricts: ResolveDistricts,
  scorch: Scorch,
  sortTiles: SortTiles,
  takeBackFor: SpaceBody,
  upgradeTo: TakeCard,
} satisfies Partial<Record<StepKind, ComponentType<BodyProps>>>;
