import { type Ask, type Handler, type Handlers, handlerOf, type Step } from '@morgenrot/engine';
import type { State } from '../state.ts';
import type { NewDawnStep, StepKind, StepOf } from '../steps.ts';
import { chooseAlly, giveIbrahim } from './allies.ts';
import { moveArmies, moveArmy } from './armies.ts';
import { afterAttack, chooseTarget, scorch } from './army-attacks.ts';
import { layLookedAt, lookAtTiles, sortTiles } from './astronomy.ts';
import {
  moveBarbarian,
  moveBarbarians,
  moveOneBarbarian,
  moveOneBarbarianTo,
  spawnBarbarians,
  spreadBarbarians,
} from './barbarians.ts';
import { blast } from './blast.ts';
import { build } from './build.ts';
import { moveCaravan, moveCaravans } from './caravans.ts';
import { buildCity } from './cities.ts';
import { layCityState } from './city-states.ts';
import { declareAttack, endCombat } from './combat.ts';
import { spendInAttack, spendInDefence } from './combat-spending.ts';
import { conquer, conquerVisited, moveWonder, settleCity, takeSpace } from './conquest.ts';
import { placeControl, placeOneControl, setControl, takeBackControl } from './control.ts';
import { dealVictory, dealWonders, layMap } from './dealing.ts';
import { swapDiplomacy, takeAnyDiplomacy, takeDiplomacy } from './diplomacy.ts';
import { districtChoice, resolveDistrict, tradeForMature } from './district-effects.ts';
import { districtEvent, nameDistrict, ownDistricts, resolveDistricts } from './district-event.ts';
import { encampment } from './encampment.ts';
import { deployArmies, reinforceAround } from './engineers.ts';
import { endRound, tradeEvent } from './event-dial.ts';
import { exploreTile, layExplored } from './exploration.ts';
import {
  afterReset,
  afterResolve,
  resetCard,
  resolveAgain,
  resolveCard,
  resolveOther,
  swapCards,
} from './focus-row.ts';
import { placeFort } from './forts.ts';
import { chooseGovernment, governmentEvent } from './governments.ts';
import { growth, placeDistrict } from './growth.ts';
import { buildMap, chooseCapitals, layTile, pickCapital, pickTile } from './map-building.ts';
import { attackByCard, attacks, military, reinforce } from './military.ts';
import { layNaturalWonder } from './natural-wonders.ts';
import { cityOnFigure, foundCity } from './new-city.ts';
import { breakPact } from './peace.ts';
import { changing, reading } from './reading.ts';
import { replaceCity, swapCity } from './replace-city.ts';
import { exchangeResource, exchangeResourceFor, takeResource } from './resources.ts';
import {
  convertControl,
  destroyControl,
  pointAtControl,
  replaceControl,
  shiftControl,
  shiftControlTo,
  yieldControl,
} from './rival-control.ts';
import type { Saying } from './saying.ts';
import { chooseLeaders, pickLeader, populate } from './set-up.ts';
import { orderShifts } from './shifts.ts';
import {
  advanceDial,
  advanceTech,
  copyCard,
  gainCard,
  giveWay,
  takeCard,
  upgradeCard,
  upgradeTo,
} from './technology.ts';
import { takeBackFor, winTokensBeside } from './tokens-beside.ts';
import { dropTrade, gainTrade, loseTrade, placeTrade, plunder, unstore } from './trade.ts';
import { beginRound, beginTurn, chooseCard, endTurn, placeArrow, startOfTurn } from './turns.ts';
import { checkVictory } from './victory.ts';
import { afterVisit, chooseVisitEffect } from './visit-effects.ts';
import { embassy, visit } from './visits.ts';
import { exploreFrom, layWater } from './water.ts';
import { ageWonders } from './wonder-ageing.ts';
import { exploreAnywhere, placeOnTile } from './wonder-exploration.ts';
import { chooseWonder, payWonder, placeWonder } from './wonders.ts';

const every = {
  chooseAlly,
  giveIbrahim,
  breakPact,
  takeBackFor,
  winTokensBeside,
  exploreAnywhere,
  placeOnTile,
  conquerVisited,
  copyCard,
  beginRound,
  beginTurn,
  chooseCard,
  endTurn,
  placeArrow,
  startOfTurn: startOfTurn(askOf),
  chooseLeaders,
  pickLeader,
  layMap,
  populate,
  dealWonders,
  dealVictory,
  buildMap,
  chooseCapitals,
  layTile,
  pickCapital,
  pickTile,
  afterReset,
  afterResolve,
  resetCard,
  resolveAgain,
  resolveCard: resolveCard(withMore),
  resolveOther,
  swapCards,
  endRound,
  tradeEvent,
  checkVictory,
  placeControl,
  placeOneControl,
  setControl,
  takeBackControl,
  convertControl,
  destroyControl,
  pointAtControl,
  replaceControl,
  shiftControl,
  shiftControlTo,
  yieldControl,
  advanceTech,
  gainCard,
  giveWay,
  takeCard,
  upgradeCard,
  exchangeResource,
  exchangeResourceFor,
  takeResource,
  blast,
  moveCaravan,
  moveCaravans,
  afterVisit,
  embassy,
  visit,
  swapDiplomacy,
  takeAnyDiplomacy,
  takeDiplomacy,
  moveBarbarian,
  moveBarbarians,
  moveOneBarbarian,
  moveOneBarbarianTo,
  spawnBarbarians,
  spreadBarbarians,
  build,
  buildCity,
  chooseWonder,
  payWonder,
  placeWonder,
  attack: attackByCard,
  attacks,
  military,
  reinforce,
  declareAttack,
  endCombat,
  spendInAttack,
  spendInDefence,
  moveArmies,
  moveArmy,
  chooseTarget,
  afterAttack,
  scorch,
  exploreTile,
  layExplored,
  conquer,
  moveWonder,
  settleCity,
  takeSpace,
  dropTrade,
  gainTrade,
  loseTrade,
  placeTrade,
  plunder,
  unstore,
  layNaturalWonder,
  layCityState,
  placeFort,
  orderShifts,
  governmentEvent,
  chooseGovernment,
  districtEvent,
  ageWonders,
  // growth, districts and the other focus cards of Terra Incognita
  growth,
  placeDistrict,
  deployArmies,
  reinforceAround,
  nameDistrict,
  ownDistricts,
  resolveDistricts,
  resolveDistrict,
  districtChoice,
  encampment,
  foundCity,
  cityOnFigure,
  replaceCity,
  swapCity,
  moveTech: advanceDial,
  upgradeTo,
  lookAtTiles,
  sortTiles,
  layLookedAt,
  tradeForMature,
  chooseVisitEffect,
  layWater,
  exploreFrom,
} satisfies { [K in StepKind]: Handler<State, StepOf<K>> & Saying<StepOf<K>> };

/** The steps that ask somebody. */
export type AskingKind = { [K in StepKind]: (typeof every)[K] extends { ask: unknown } ? K : never }[StepKind];

const asking: Handlers<State, NewDawnStep> = every;
function askOf(s: State, step: NewDawnStep): Ask {
  return handlerOf(asking, step).ask?.(s, step) ?? { shape: 'one', from: [] };
}

const NOTHING: Saying<NewDawnStep> = {};
const sayings: Readonly<Record<string, object>> = every;
/** What a step says of itself. */
export const sayingOf = (kind: string): Saying<NewDawnStep> =>
  Object.hasOwn(sayings, kind) ? (sayings[kind] as Saying<NewDawnStep>) : NOTHING;

/** A part of a card, with what effects add to it as the card is resolved. */
export function withMore(s: State, step: NewDawnStep): NewDawnStep {
  return sayingOf(step.kind).withMore?.(s, step) ?? step;
}

/** Asking changes nothing: the map is read once for a whole question. Running changes what was read. */
function once<T extends Step>({ ask, idle, run }: Handler<State, T>): Handler<State, T> {
  return {
    run: (s, step, answer, api) => changing(s, () => run(s, step, answer, api)),
    ...(ask && { ask: (s: State, step: T) => reading(s, () => ask(s, step)) }),
    ...(idle && { idle: (s: State, step: T) => reading(s, () => idle(s, step)) }),
  };
}

/** Every step and what it does. The steps that ask are the moves of the game, under these names. */
export const handlers = Object.fromEntries(
  Object.entries(every).map(([kind, handler]) => [kind, once(handler as Handler<State, NewDawnStep>)]),
) as Handlers<State, NewDawnStep>;
