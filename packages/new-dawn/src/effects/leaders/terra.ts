import { next } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { CITY_STATES, type CityStateId } from '../../cards/city-states.ts';
import { FOCUS_CARDS } from '../../cards/focus.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { FocusType } from '../../vocabulary.ts';
import type { Effect } from '../effect.ts';

/** In defence every own reinforced token adds 2. */
export const china: Effect = { reinforcedWorth: 2 };

/** Cities on the same tile; a fort is a tile of its own (T15.5), a water token belongs to none. */
const citiesOnTile = (s: State, hex: HexKey): number => {
  const tile = s.map[hex]?.tile ?? null;
  if (tile === null) return 1;
  return Object.values(s.map).filter((space) => space.tile === tile && space.city).length;
};
/** A reinforced token beside a city that is alone on its tile (Q-C11). */
export const england: Effect = {
  onCityBuilt(s, player, hex) {
    if (citiesOnTile(s, hex) > 1) return;
    next<NewDawnStep>(s, { kind: 'placeOneControl', player, next: hex, reinforced: true, left: 1 });
  },
};

const typeAt = (s: State, me: string, focus: number): FocusType | undefined => {
  const place = s.seats[me]?.row.find(({ id }) => id === focus);
  return place && FOCUS_CARDS[place.card].type;
};
const holdsCardOf = (s: State, me: string, type: FocusType): boolean =>
  (Object.keys(s.cityStates) as CityStateId[]).some(
    (id) => CITY_STATES[id].type === type && s.cityStates[id]?.cards.includes(me),
  );
/** One position farther right with a diplomacy card of a city-state of the card's type, however many there are. */
export const georgia: Effect = {
  slotShift: (s, me, { type }) => (holdsCardOf(s, me, type) ? 1 : 0),
};

/** A token placed on a mountain may be followed by one beside it, and so on (Q-E27). */
export const inca: Effect = {
  onControlPlaced(s, player, hex) {
    if (s.map[hex]?.ground !== 'mountain') return;
    next<NewDawnStep>(s, { kind: 'placeOneControl', player, next: hex, left: 1 });
  },
};

/** Figures may end on water too (Q-F28). */
export const indonesia: Effect = { figuresEnterWater: true, edgeWaterAdjacent: true };

const isByOwnDistrict = (s: State, me: string, hex: HexKey): boolean =>
  s.map[hex]?.ground === 'water' &&
  neighbours(hex).some((beside) => {
    const control = s.map[beside]?.control;
    return control?.of === me && control.district !== undefined;
  });
/** Water beside own districts is friendly to them and every kind of ground (Q-F27). */
export const netherlands: Effect = {
  friendlyForDistricts: isByOwnDistrict,
  everyTerrainForDistricts: isByOwnDistrict,
};

/** After the growth card was reset, by whatever means (Q-F26): one own district of choice. */
export const nubia: Effect = {
  onReset(s, player, focus) {
    if (typeAt(s, player, focus) === 'growth')
      next<NewDawnStep>(s, { kind: 'ownDistricts', player, done: [], left: 1 });
  },
};

/** An ally for the whole match (Q-F33). */
export const poland: Effect = {
  onFirstTurn(s, player) {
    next<NewDawnStep>(s, { kind: 'chooseAlly', player });
  },
  diplomacyWithoutLimit: (s, me, from) => s.seats[me]?.ally === from,
};

/** Trade tokens for the military card: one for a won attack, two for a rival city or a city-state. */
export const zulu: Effect = {
  onAttackWon(s, player, { target }) {
    const only = (s.seats[player]?.row ?? []).flatMap(({ id, card }) =>
      FOCUS_CARDS[card].type === 'military' ? [id] : [],
    );
    const left = target === 'city' || target === 'cityState' ? 2 : 1;
    if (only.length > 0) next<NewDawnStep>(s, { kind: 'gainTrade', player, left, only });
  },
};
