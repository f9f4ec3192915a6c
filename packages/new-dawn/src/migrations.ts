import { isShared, type Migration } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { caravansAllowed } from './rules/map/figure-supply.ts';
import { focusOf } from './rules/seats.ts';
import type { NewDawnOptions, State, ThisTurn } from './state.ts';
import type { NewDawnStep } from './steps.ts';

/** Rules 3 know which card is reset, and how many caravans the card that is resolved lets its owner use. */
function stepOfThree(s: State, step: NewDawnStep): NewDawnStep {
  if (step.kind === 'resetCard' || step.kind === 'afterReset') {
    return { ...step, card: focusOf(s, step.player, step.focus).card };
  }
  if (step.kind === 'moveCaravans' || step.kind === 'moveCaravan') {
    return { ...step, most: caravansAllowed(s, step.player) };
  }
  return step;
}

interface ThisTurnOfThree extends Omit<ThisTurn, 'entered'> {
  visited: HexKey[];
}
/** Rules 4 know which caravan has been where; of those that were there before nobody can tell any more. */
const turnOfFour = ({ visited, ...turn }: ThisTurnOfThree): ThisTurn => ({
  ...turn,
  entered: visited.map((hex) => ({ hex, caravan: -1 })),
});

const HEAD_START = /^handicap\d$/;
const CARDS_IN_ROW = 6;
/** They count a head start for the whole row, no longer for each of its six cards. */
const optionsOfFour = (options: NewDawnOptions): NewDawnOptions => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) =>
      HEAD_START.test(key) ? [[key, String(Number(value) * CARDS_IN_ROW)]] : [],
    ),
  ),
});

/** How matches that were begun by older rules go on by these: `migrations[k]` leads from rules k to k + 1. */
export const migrations: Readonly<Record<number, Migration>> = {
  2: (older) => {
    // What the engine hands over is a state of those rules.
    const s = older as unknown as State;
    return { ...s, steps: s.steps.map((step) => (isShared(step) ? step : stepOfThree(s, step))) };
  },
  3: (older) => {
    const s = older as unknown as Omit<State, 'thisTurn'> & { thisTurn: ThisTurnOfThree };
    return { ...s, options: optionsOfFour(s.options), thisTurn: turnOfFour(s.thisTurn) };
  },
};
