import { type Api, clone } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Combat, State } from '../../state.ts';
import type { MoveArmy } from '../../steps.ts';
import { aimName, fieldFor } from '../map/standing.ts';
import { type Attacker, openCombat } from './combat.ts';
import { attackItems, defenceItems } from './combat-sums.ts';
import type { Item } from './items.ts';

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

/** T9.1: the same for everything that a marching army could attack on a space, by the names of the targets. */
export function combatsAhead(s: State, step: Omit<MoveArmy, 'kind'>, hex: HexKey): Record<string, CombatAhead> {
  const { player, slot, army, march: attacks } = step;
  const ahead = fieldFor(s, player)
    .aims(hex)
    .map(aimName)
    .flatMap((target) => {
      const combat = combatAhead(s, { player, slot, attacks, army, target }, hex);
      return combat ? [[target, combat] as const] : [];
    });
  return Object.fromEntries(ahead);
}
