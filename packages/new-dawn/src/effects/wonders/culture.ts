import { next } from '@morgenrot/engine';
import { isEmptySpace } from '../../rules/map/map.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** A token placed on a hill may be followed by tokens on the hills beside it, and so on (Q-E27). */
export const stonehenge: Effect = {
  onControlPlaced(s, player, hex) {
    if (s.map[hex]?.ground !== 'hill') return;
    // No more than six hills lie beside one.
    next<NewDawnStep>(s, { kind: 'placeOneControl', player, next: hex, ground: 'hill', left: 6 });
  },
};

export const hangingGardens: Effect = {
  startOfTurn: (player) => ({ kind: 'placeOneControl', player, most: 4, left: 1 }),
};

export const forbiddenCity: Effect = { startOfTurn: (player) => ({ kind: 'destroyControl', player }) };

/** Only adjacency is waived, and only for strictly empty forest (Q-E28). */
export const chichenItza: Effect = {
  waivesAdjacency: (s, _me, hex) => s.map[hex]?.ground === 'forest' && isEmptySpace(s, hex),
};

export const sydneyOperaHouse: Effect = { countsForMaturity: () => true };

export const eiffelTower: Effect = { startOfTurn: (player) => ({ kind: 'pointAtControl', player }) };
