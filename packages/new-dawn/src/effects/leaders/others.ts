import { next } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** World wonders cost 1 less. */
export const egypt: Effect = { modifyWonderCost: (_s, _me, cost) => cost - 1 };

/** Caravans on the card start from any own city. */
export const rome: Effect = { caravanStartsFrom: (s, me, hex) => s.map[hex]?.city?.of === me };

/** The ground of a defended space; a city-state's is grassland (Q-E31). */
const isOpenCountry = (s: State, hex: HexKey): boolean => {
  const ground = s.map[hex]?.ground;
  return ground === 'grass' || ground === 'hill';
};
export const scythia: Effect = {
  attackBonus: (s, _me, { hex }) => (isOpenCountry(s, hex) ? 3 : 0),
  defenceBonus: (s, _me, { hex }) => (isOpenCountry(s, hex) ? 3 : 0),
};

/** A resource of choice for each barbarian defeated. */
export const sumeria: Effect = {
  onBarbarianDefeated(s, player) {
    next<NewDawnStep>(s, { kind: 'takeResource', player, notOwned: false });
  },
};
