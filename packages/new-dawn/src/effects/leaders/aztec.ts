import { next } from '@morgenrot/engine';
import { FOCUS_CARDS } from '../../cards/focus.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** After resetting the military card, with an attack won this turn: any two cards may change places. */
export const aztec: Effect = {
  onReset(s, player, focus) {
    const reset = s.seats[player]?.row.find(({ id }) => id === focus);
    if (!reset || FOCUS_CARDS[reset.card].type !== 'military' || s.thisTurn.attacksWon === 0) return;
    next<NewDawnStep>(s, { kind: 'swapCards', player, adjacent: false });
  },
};
