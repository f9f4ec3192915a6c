import type { HexKey } from '@morgenrot/hex';
import { neighbours } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { Effect } from '../effect.ts';

const isByWater = (s: State, hex: HexKey): boolean =>
  neighbours(hex).some((beside) => s.map[beside]?.ground === 'water');
/** New cities: counted over water, and land by the water has difficulty 1. */
export const auckland: Effect = {
  cityThroughWater: true,
  modifyDifficulty: (s, _me, hex, value, { act }) => (act === 'city' && isByWater(s, hex) ? 1 : value),
};

/** Armies march on past rival control tokens; where they stop they have to attack (T16). */
export const akkad: Effect = { armiesPass: ['control', 'reinforcedControl'] };

/** One of the own cities during the own turn, though no place for armies to stop (Q-F34). */
export const antananarivo: Effect = {
  ownCityInTurn: 'antananarivo',
  armyMayNotEnd: (s, me, hex) => {
    const city = s.map[hex]?.city;
    return city?.of === me && city.lent === 'antananarivo';
  },
};

/** Resources serve as trade tokens of whichever card is being resolved (Q-F35). */
export const palenque: Effect = { resourceAsTrade: true };
