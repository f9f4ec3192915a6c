import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from '../../cards/city-states.ts';
import { nearOnMap } from '../../rules/map/map.ts';
import type { Combat, State } from '../../state.ts';
import type { Effect } from '../effect.ts';

const isOn = (s: State, hex: HexKey, id: CityStateId): boolean => s.map[hex]?.cityState === id;

/** City-state tokens on the map, and own cities, up to two spaces from the defended one. */
const alliesNear = (s: State, me: string, { hex }: Combat): number =>
  [...nearOnMap(s, [hex], 2).keys()].filter((near) => {
    const { cityState, city } = s.map[near] ?? {};
    return cityState !== undefined || city?.of === me;
  }).length;
export const carthage: Effect = {
  // A barbarian that stands on Carthage is not Carthage.
  attackBonus: (s, me, combat) =>
    combat.target === 'cityState' && isOn(s, combat.hex, 'carthage') ? 0 : alliesNear(s, me, combat),
  defenceBonus: (s, me, combat) => alliesNear(s, me, combat),
};

/** While an industry or culture card is being resolved forest has difficulty 1. */
export const kumasi: Effect = {
  modifyDifficulty: (s, _me, hex, value, { card }) =>
    s.map[hex]?.ground === 'forest' && (card === 'industry' || card === 'culture') ? 1 : value,
};

export const brussels: Effect = { modifyWonderCost: (_s, _me, cost, { matureCities }) => cost - matureCities };

export const seoul: Effect = { startOfTurn: (player) => ({ kind: 'moveOneBarbarian', player }) };

export const geneva: Effect = { startOfTurn: (player) => ({ kind: 'swapDiplomacy', player }) };

/** When control tokens are placed every space is one less difficult, never below 1 (Q-E29). */
export const mohenjoDaro: Effect = {
  modifyDifficulty: (_s, _me, _hex, value, { act }) => (act === 'control' ? Math.max(1, value - 1) : value),
};

export const buenosAires: Effect = {
  modifyWonderCost: (_s, _me, cost, { type, controlled }) => (controlled.includes(type) ? cost : cost - 2),
};

/** +3 against cities and city-states, except Kabul itself. */
export const kabul: Effect = {
  attackBonus: (s, _me, { target, hex }) =>
    (target === 'city' || target === 'cityState') && !isOn(s, hex, 'kabul') ? 3 : 0,
};
