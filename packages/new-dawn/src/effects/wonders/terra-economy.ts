import { next } from '@morgenrot/engine';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** Slots one and two, as far right as the card has come already (Q-F24): two farther. */
export const terraMachuPicchu: Effect = {
  slotShift: (_s, _me, { position }) => (position <= LAST_OF_SLOT_TWO ? 2 : 0),
};
/** Positions 0 and 1 are both the first slot, 2 is the second (T4.1). */
const LAST_OF_SLOT_TWO = 2;

/** When it is built or captured the map grows wherever its owner likes (Q-F17). */
export const apadana: Effect = {
  onBuilt(s, player) {
    next<NewDawnStep>(s, { kind: 'exploreAnywhere', player });
  },
  onCaptured(s, player) {
    next<NewDawnStep>(s, { kind: 'exploreAnywhere', player });
  },
};

export const kilwaKisiwani: Effect = {
  onVisit(s, player, hex) {
    if (s.map[hex]?.cityState) next<NewDawnStep>(s, { kind: 'gainTrade', player, left: 1 });
  },
};

/** Once the visit is over the city-state may be taken without an attack (Q-F19). */
export const orszaghaz: Effect = {
  onVisit(s, player, hex) {
    const cityState = s.map[hex]?.cityState;
    if (cityState) next<NewDawnStep>(s, { kind: 'conquerVisited', player, hex, cityState });
  },
};
