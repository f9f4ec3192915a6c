import type { PlayerId, Step } from '@morgenrot/engine';
import type { Direction, HexKey } from '@morgenrot/hex';
import type { Barbarian, Level } from './vocabulary.ts';

/** Next to what a control token may be placed. */
export type Beside = 'city' | 'friendly';

interface Mine extends Step {
  player: PlayerId;
}
/** A part of a focus card's effect: `focus` is the card's place in the row, `slot` the number it is resolved with. */
interface Resolving extends Mine {
  focus: number;
  slot: number;
}

export type PlaceControl = Resolving & {
  kind: 'placeControl';
  beside: Beside;
  /** Tokens that the card still gives. */
  left: number;
  /** May trade tokens on the card buy more? */
  extra: boolean;
};

/** What has to happen; those with a handler that asks wait for their player. */
export type NewDawnStep =
  // set-up
  | (Mine & { kind: 'placeArrow' })
  // rounds and turns
  | (Step & { kind: 'beginRound' })
  | (Mine & { kind: 'beginTurn' })
  | (Mine & { kind: 'chooseCard' })
  | (Mine & { kind: 'resetCard'; focus: number })
  | (Mine & { kind: 'endTurn' })
  | (Step & { kind: 'endRound' })
  | (Step & { kind: 'checkVictory' })
  // culture
  | PlaceControl
  | (Mine & { kind: 'setControl'; hex: HexKey })
  | (Mine & { kind: 'takeBackControl' })
  | (Mine & { kind: 'shiftControl' })
  | (Mine & { kind: 'shiftControlTo'; from: HexKey })
  | (Mine & { kind: 'convertControl' })
  | (Mine & { kind: 'replaceControl'; hex: HexKey })
  // science
  | (Resolving & { kind: 'advanceTech' })
  | (Mine & { kind: 'gainCard'; level: Level })
  | (Mine & { kind: 'takeCard'; level: Level })
  | (Mine & { kind: 'takeResource' })
  | (Resolving & { kind: 'blast' })
  // trade tokens
  | (Mine & { kind: 'gainTrade'; left: number })
  | (Mine & { kind: 'placeTrade' })
  | (Mine & { kind: 'loseTrade'; left: number })
  | (Mine & { kind: 'dropTrade'; left: number })
  // event dial
  | (Step & { kind: 'spawnBarbarians' })
  | (Step & { kind: 'moveBarbarians' })
  | (Step & { kind: 'moveBarbarian'; barbarian: Barbarian; direction: Direction })
  | (Step & { kind: 'spreadBarbarians'; rolls: number })
  | (Step & { kind: 'tradeEvent'; paid: number });

/** The step kinds that the event dial may put on the stack. */
export type StepKind = NewDawnStep['kind'];
