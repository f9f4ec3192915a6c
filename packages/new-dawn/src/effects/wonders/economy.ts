import { neighbours } from '@morgenrot/hex';
import { isEdge, isEmptySpace } from '../../rules/map/map.ts';
import type { Combat, State } from '../../state.ts';
import type { Effect } from '../effect.ts';

export const colossus: Effect = { sharedMovement: 6 };

/** Empty spaces at the edge count as two spaces away, whatever lies between (Q-C8). */
export const greatLighthouse: Effect = {
  cityInReach: (s, _me, hex, range) => range >= 2 && isEdge(s, hex) && isEmptySpace(s, hex),
};

export const greatZimbabwe: Effect = { storesTrade: 4, startOfTurn: (player) => ({ kind: 'unstore', player }) };

/** The base printing: slots 1 and 2 count as the third (Q-C13). */
export const machuPicchu: Effect = { modifySlot: (_s, _me, slot) => (slot <= 2 ? 3 : slot) };

const ownCaravansBeside = (s: State, me: string, { hex }: Combat): number =>
  (s.seats[me]?.caravans ?? []).filter(({ at }) => at !== null && neighbours(hex).includes(at)).length;
export const bigBen: Effect = {
  attackBonus: (s, me, combat) => 2 * ownCaravansBeside(s, me, combat),
  defenceBonus: (s, me, combat) => 2 * ownCaravansBeside(s, me, combat),
};

/** By errata before the chosen card, not after it (Q-C9). */
export const maracana: Effect = { resolvesFirst: 'economy' };
