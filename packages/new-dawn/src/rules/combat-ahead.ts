import { type Api, clone, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Combat, State } from '../state.ts';
import type { Attacks } from '../steps.ts';
import { returnCityStateCard } from './city-states.ts';
import { attackItems, defenceItems, type Item } from './combat.ts';
import { returnDiplomacy } from './diplomacy.ts';
import { hexAt, ownerOf } from './map.ts';
import { targetOn } from './military.ts';

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
export function combatAhead(
  s: State,
  { player, slot, attacks }: { player: PlayerId; slot: number; attacks: Attacks },
  hex: HexKey,
): CombatAhead | undefined {
  const target = targetOn(s, player, hex);
  if (!target) return undefined;
  const defender = target === 'city' || target === 'control' ? (ownerOf(s, hex) ?? null) : null;
  const combat: Combat = {
    attacker: player,
    hex,
    target,
    defender,
    slot,
    cardBonus: target === 'barbarian' ? attacks.bonusVsBarbarian : attacks.bonus,
    attackDie: 0,
    defenceDie: 0,
    attackSpent: 0,
    defenceSpent: 0,
  };
  const then = clone(s);
  const { cityState } = hexAt(then, hex);
  if (target === 'cityState' && cityState) returnCityStateCard(then, cityState, player, silent);
  if (defender !== null) returnDiplomacy(then, player, defender, silent);
  return { combat, attack: attackItems(then, combat), defence: defenceItems(then, combat) };
}
