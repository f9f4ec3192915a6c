import { next, type PlayerId } from '@morgenrot/engine';
import { hexes, isRival } from '../../rules/map/map.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

export const oracle: Effect = { startOfTurn: (player) => ({ kind: 'swapCards', player, adjacent: true }) };

export const pyramids: Effect = {
  onBuilt(s, player) {
    next<NewDawnStep>(s, { kind: 'upgradeCard', player, left: 3, only: 1 });
  },
};

export const porcelainTower: Effect = {
  onBuilt(s, player) {
    next<NewDawnStep>(s, { kind: 'upgradeCard', player, left: 2 });
  },
};

export const potalaPalace: Effect = {
  diplomacyLimit: 4,
  onBuilt(s, player) {
    next<NewDawnStep>(s, { kind: 'takeAnyDiplomacy', player, left: 3 });
  },
};

export const oxfordUniversity: Effect = { gainsAnyType: true };

const reinforcedOf = (s: State, me: PlayerId): number =>
  hexes(s).filter((hex) => s.map[hex]?.control?.of === me && s.map[hex]?.control?.reinforced).length;
/** +4 against a rival space with more reinforced tokens on the map than its owner. */
export const kremlin: Effect = {
  attackBonus: (s, me, { defender, hex }) =>
    defender !== null && isRival(s, me, hex) && reinforcedOf(s, me) > reinforcedOf(s, defender) ? 4 : 0,
};
