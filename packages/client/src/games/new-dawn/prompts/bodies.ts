import type { StepKind } from '@morgenrot/new-dawn';
import type { ComponentType } from 'react';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { LayTile } from '../tiles/lay-tile.tsx';
import { PickTile } from '../tiles/pick-tile.tsx';
import { Barbarians } from './barbarians.tsx';
import { Build, BuildCity } from './build.tsx';
import { MoveCaravan, MoveCaravans } from './caravans.tsx';
import { ChooseWonder } from './choose-wonder.tsx';
import { Conquer } from './conquer.tsx';
import { SwapDiplomacy, TakeAnyDiplomacy, TakeDiplomacy } from './diplomacy.tsx';
import { InTheRow } from './in-the-row.tsx';
import { Attack, Military } from './military.tsx';
import { PayWonder } from './pay-wonder.tsx';
import { PickLeader } from './pick-leader.tsx';
import { PlaceArrow } from './place-arrow.tsx';
import { Plunder } from './plunder.tsx';
import { Spend } from './spend.tsx';
import { StartOfTurn } from './start-of-turn.tsx';
import { TakeCard } from './take-card.tsx';
import { TakeResource } from './take-resource.tsx';
import { TERRA_BODIES } from './terra-bodies.ts';

type Body = ComponentType<BodyProps>;

/** Questions about cards of the own row. */
const ROW = {
  chooseCard: InTheRow,
  placeTrade: InTheRow,
  dropTrade: InTheRow,
  unstore: InTheRow,
  layNaturalWonder: InTheRow,
  layCityState: InTheRow,
  resolveOther: InTheRow,
  swapCards: InTheRow,
  upgradeCard: InTheRow,
  giveWay: InTheRow,
} satisfies Partial<Record<StepKind, Body>>;

export const isInTheRow = (kind: string): boolean => Object.hasOwn(ROW, kind);

/** Nicer than the plain prompt. A step that is not here is answered the plain way. */
const OWN = {
  ...ROW,
  attack: Attack,
  build: Build,
  buildCity: BuildCity,
  chooseWonder: ChooseWonder,
  conquer: Conquer,
  exchangeResource: TakeResource,
  exchangeResourceFor: TakeResource,
  layTile: LayTile,
  military: Military,
  moveCaravan: MoveCaravan,
  moveCaravans: MoveCaravans,
  moveOneBarbarian: Barbarians,
  payWonder: PayWonder,
  pickLeader: PickLeader,
  pickTile: PickTile,
  placeArrow: PlaceArrow,
  plunder: Plunder,
  spendInAttack: Spend,
  spendInDefence: Spend,
  startOfTurn: StartOfTurn,
  swapDiplomacy: SwapDiplomacy,
  takeAnyDiplomacy: TakeAnyDiplomacy,
  takeCard: TakeCard,
  takeDiplomacy: TakeDiplomacy,
  takeResource: TakeResource,
  ...TERRA_BODIES,
} satisfies Partial<Record<StepKind, Body>>;

/** Spaces of the map, one of a few words: the plain prompt asks for them as well as anything could. */
export const PLAINLY: readonly StepKind[] = [
  'advanceTech',
  'blast',
  'convertControl',
  'destroyControl',
  'moveOneBarbarianTo',
  'moveWonder',
  'pickCapital',
  'placeControl',
  'placeOneControl',
  'placeWonder',
  'pointAtControl',
  'reinforce',
  'resolveAgain',
  'shiftControl',
  'shiftControlTo',
  'takeBackControl',
  'yieldControl',
];

export const BODIES: Readonly<Partial<Record<string, Body>>> = OWN;
