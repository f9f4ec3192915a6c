import { next } from '@morgenrot/engine';
import { neighbours } from '@morgenrot/hex';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** Resources for +2 each, whenever tokens may be spent in a combat (Q-F35). */
export const jebelBarkal: Effect = { resourceInCombat: 2 };

export const hueyTeocalli: Effect = {
  defenceBonus: (s, _me, { hex }) => neighbours(hex).filter((beside) => s.map[beside]?.ground === 'water').length,
};

/** The control tokens around go first, then the city (Q-F16). */
export const statueOfLiberty: Effect = {
  beforeCityReplaced(s, player, hex) {
    next<NewDawnStep>(s, { kind: 'winTokensBeside', player, hex });
  },
};

export const terraPentagon: Effect = { attackBonus: () => 2, armiesUnlimited: true };
