import { type Api, clone } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Combat, State } from '../state.ts';
import { type Attacker, attackItems, defenceItems, type Item, openCombat } from './combat.ts';

export interface CombatAhead {
  combat: Combat;
  attack: Item[];
  defence: Item[];
}

const UNUSED = (): never => {
  throw new Error('nothing is rolled or shuffled before an attack is declared');
};
const silent: Api = { d6: UNUSED, shuffle: UNUSED, reveal: () => undefined, log: () => undefined };

/** Both sides of an attack that has not been declared, without dice and tokens: what a player looks at before deciding. */
export function combatAhead(s: State, attacker: Attacker, hex: HexKey): CombatAhead | undefined {
  const then = clone(s);
  const combat = openCombat(then, attacker, hex, silent);
  return combat && { combat, attack: attackItems(then, combat), defence: defenceItems(then, combat) };
}
