import { type Ask, type Handler, type Handlers, handlerOf, type Step } from '@morgenrot/engine';
import type { State } from '../state.ts';
import type { NewDawnStep, StepKind, StepOf } from '../steps.ts';
import { build } from './cities/build.ts';
import { buildCity } from './cities/cities.ts';
import { layCityState } from './cities/city-states.ts';
import { placeControl, placeOneControl, setControl, takeBackControl } from './cities/control.ts';
import { districtChoice, resolveDistrict, tradeForMature } from './cities/district-effects.ts';
import { districtEvent, nameDistrict, ownDistricts, resolveDistricts } from './cities/district-event.ts';
import { encampment } from './cities/encampment.ts';
import { deployArmies, reinforceAround } from './cities/engineers.ts';
import { placeFort } from './cities/forts.ts';
import { growth, placeDistrict } from './cities/growth.ts';
import { cityOnFigure, foundCity } from './cities/new-city.ts';
import { replaceCity, swapCity } from './cities/replace-city.ts';
import { dealVictory, dealWonders, layMap } from './course/dealing.ts';
import { endRound, tradeEvent } from './course/event-dial.ts';
import { chooseLeaders, pickLeader, populate } from './course/set-up.ts';
import { beginRound, beginTurn, chooseCard, endTurn, placeArrow, startOfTurn } from './course/turns.ts';
import { checkVictory } from './course/victory.ts';
import { exploreTile, layExplored } from './map/exploration.ts';
import { buildMap, chooseCapitals, layTile, pickCapital, pickTile } from './map/map-building.ts';
import { changing, reading } from './map/reading.ts';
import { takeBackFor, winTokensBeside } from './map/tokens-beside.ts';
import { exploreFrom, layWater } from './map/water.ts';
import { layLookedAt, lookAtTiles, sortTiles } from './row/astronomy.ts';
import {
  afterReset,
  afterResolve,
  resetCard,
  resolveAgain,
  resolveCard,
  resolveOther,
  swapCards,
} from './row/focus-row.ts';
import { chooseGovernment, governmentEvent } from './row/governments.ts';
import { orderShifts } from './row/shifts.ts';
import {
  advanceDial,
  advanceTech,
  copyCard,
  gainCard,
  giveWay,
  takeCard,
  upgradeCard,
  upgradeTo,
} from './row/technology.ts';
import type { Saying } from './saying.ts';
import { chooseAlly, giveIbrahim } from './trade/allies.ts';
import { moveCaravan, moveCaravans } from './trade/caravans.ts';
import { swapDiplomacy, takeAnyDiplomacy, takeDiplomacy } from './trade/diplomacy.ts';
import { exchangeResource, exchangeResourceFor, takeResource } from './trade/resources.ts';
import { dropTrade, gainTrade, loseTrade, placeTrade, plunder, unstore } from './trade/trade.ts';
import { afterVisit, chooseVisitEffect } from './trade/visit-effects.ts';
import { embassy, visit } from './trade/visits.ts';
import { moveArmies, moveArmy } from './war/armies.ts';
import { afterAttack, chooseTarget, scorch } from './war/army-attacks.ts';
import {
  moveBarbarian,
  moveBarbarians,
  moveOneBarbarian,
  moveOneBarbarianTo,
  spawnBarbarians,
  spreadBarbarians,
} from './war/barbarians.ts';
import { blast } from './war/blast.ts';
import { declareAttack, endCombat } from './war/combat.ts';
import { spendInAttack, spendInDefence } from './war/combat-spending.ts';
import { conquer, conquerVisited, moveWonder, settleCity, takeSpace } from './war/conquest.ts';
import { attackByCard, attacks, military, reinforce } from './war/military.ts';
import { breakPact } from './war/peace.ts';
import {
  convertControl,
  destroyControl,
  pointAtControl,
  replaceControl,
  shiftControl,
  shiftControlTo,
  yieldControl,
} from './war/rival-control.ts';
import { layNaturalWonder } from './wonders/natural-wonders.ts';
import { ageWonders } from './wonders/wonder-ageing.ts';
import { exploreAnywhere, placeOnTile } from './wonders/wonder-exploration.ts';
import { chooseWonder, payWonder, placeWonder } from './wonders/wonders.ts';

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
