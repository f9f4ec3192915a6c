import type { Handlers } from '@morgenrot/engine';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import {
  moveBarbarian,
  moveBarbarians,
  moveOneBarbarian,
  moveOneBarbarianTo,
  spawnBarbarians,
  spreadBarbarians,
} from './barbarians.ts';
import { blast } from './blast.ts';
import { moveCaravan, moveCaravans } from './caravans.ts';
import { build, buildCity } from './cities.ts';
import { layCityState } from './city-states.ts';
import { declareAttack, endCombat, spendInAttack, spendInDefence } from './combat.ts';
import { conquer, moveWonder, settleCity, takeSpace } from './conquest.ts';
import { placeControl, placeOneControl, setControl, takeBackControl } from './control.ts';
import { swapDiplomacy, takeAnyDiplomacy, takeDiplomacy } from './diplomacy.ts';
import { endRound, tradeEvent } from './event-dial.ts';
import {
  afterReset,
  afterResolve,
  resetCard,
  resolveAgain,
  resolveCard,
  resolveOther,
  swapCards,
} from './focus-row.ts';
import { buildMap, chooseCapitals, layTile, pickCapital, pickTile } from './map-building.ts';
import { attack, attacks, military, reinforce } from './military.ts';
import { layNaturalWonder } from './natural-wonders.ts';
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
import { chooseLeaders, pickLeader, populate } from './set-up.ts';
import { advanceTech, gainCard, giveWay, takeCard, upgradeCard } from './technology.ts';
import { dropTrade, gainTrade, loseTrade, placeTrade, plunder, unstore } from './trade.ts';
import { beginRound, beginTurn, chooseCard, endTurn, placeArrow, startOfTurn } from './turns.ts';
import { checkVictory } from './victory.ts';
import { afterVisit, embassy, visit } from './visits.ts';
import { chooseWonder, payWonder, placeWonder } from './wonders.ts';

/** Every step and what it does. The steps that ask are the moves of the game, under these names. */
export const handlers: Handlers<State, NewDawnStep> = {
  beginRound,
  beginTurn,
  chooseCard,
  endTurn,
  placeArrow,
  startOfTurn,
  chooseLeaders,
  pickLeader,
  populate,
  buildMap,
  chooseCapitals,
  layTile,
  pickCapital,
  pickTile,
  afterReset,
  afterResolve,
  resetCard,
  resolveAgain,
  resolveCard,
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
  attack,
  attacks,
  military,
  reinforce,
  declareAttack,
  endCombat,
  spendInAttack,
  spendInDefence,
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
};
