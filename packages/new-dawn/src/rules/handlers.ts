import type { Handlers } from '@morgenrot/engine';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { moveBarbarian, moveBarbarians, spawnBarbarians, spreadBarbarians } from './barbarians.ts';
import { blast } from './blast.ts';
import {
  convertControl,
  placeControl,
  replaceControl,
  setControl,
  shiftControl,
  shiftControlTo,
  takeBackControl,
} from './control.ts';
import { endRound, tradeEvent } from './event-dial.ts';
import { takeResource } from './resources.ts';
import { advanceTech, gainCard, takeCard } from './technology.ts';
import { dropTrade, gainTrade, loseTrade, placeTrade } from './trade.ts';
import { beginRound, beginTurn, chooseCard, endTurn, placeArrow, resetCardStep } from './turns.ts';
import { checkVictory } from './victory.ts';

/** Every step and what it does. The steps that ask are the moves of the game, under these names. */
export const handlers: Handlers<State, NewDawnStep> = {
  placeArrow,
  beginRound,
  beginTurn,
  chooseCard,
  resetCard: resetCardStep,
  endTurn,
  endRound,
  checkVictory,
  placeControl,
  setControl,
  takeBackControl,
  shiftControl,
  shiftControlTo,
  convertControl,
  replaceControl,
  advanceTech,
  gainCard,
  takeCard,
  takeResource,
  blast,
  gainTrade,
  placeTrade,
  loseTrade,
  dropTrade,
  spawnBarbarians,
  moveBarbarians,
  moveBarbarian,
  spreadBarbarians,
  tradeEvent,
};
