import type { PlayerId } from '@morgenrot/engine';
import type { Doing } from '../effects/effect.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import type { OptionForm } from './option-form.ts';

/** What a step says of itself, besides what it asks and does: nobody else has to know it by its name. */
export interface Saying<S extends NewDawnStep> {
  /** How its options are written and read, if they have parts. */
  option?: OptionForm<object>;
  /** What its player is doing meanwhile: some spaces are easier for some of it. */
  doing?(step: S): Doing;
  /** A visit is under way until it is done. */
  isVisit?: boolean;
  /** An attack is under way until it is done. */
  isAttack?: boolean;
  /** The turn of a player goes on as long as it is to come. */
  isTurn?: boolean;
  /** Barbarians are on the move until it is done. */
  movesBarbarians?: boolean;
  /** With what effects add to it, counted as its card is resolved. */
  withMore?(s: State, step: S): S;
  /** With what is counted only when it is carried out, for whoever looks ahead. */
  ahead?(s: State, step: S): S;
  /** What others see of it. */
  seen?(step: S, s: State): S;
  /** Who but its player sees all of it. */
  alsoSeenBy?(step: S): PlayerId;
}
