import type { Effect } from './effect.ts';

/** Added whenever `me` attacks, or defends. */
export const attacking = (plus: number): Effect => ({ attackBonus: () => plus });
export const defending = (plus: number): Effect => ({ defenceBonus: () => plus });
export const fighting = (plus: number): Effect => ({ attackBonus: () => plus, defenceBonus: () => plus });
