import { next } from '@morgenrot/engine';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** Barbarians turn round before own cities and reinforced tokens (Q-C10). */
export const petra: Effect = {
  defenceBonus: () => 2,
  barsBarbarians(s, me, hex) {
    const { city, control } = s.map[hex] ?? {};
    return city?.of === me || (control?.of === me && control.reinforced);
  },
};

const ARSENAL = 'venetian-arsenal';
/** Once a turn the card resolved in the fifth slot may be resolved again as in the first, before it is reset (Q-E34). */
export const venetianArsenal: Effect = {
  onResolved(s, player, { focus, slot }) {
    if (slot !== 5 || s.thisTurn.used.includes(ARSENAL)) return;
    next<NewDawnStep>(s, { kind: 'resolveAgain', player, focus, use: ARSENAL });
  },
};

export const pentagon: Effect = { attackBonus: () => 2, attacksAnywhere: true };
