import type { Yield } from './vocabulary.ts';

export const VILLAGE = ['toolMaker', 'hut', 'field'] as const;
export const GROUNDS = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;
export const CARD_SPACES = ['card1', 'card2', 'card3', 'card4'] as const;
export const STACKS = ['building1', 'building2', 'building3', 'building4'] as const;

/** S1.3, in the order in which they are named everywhere. */
export const PLACES = [...VILLAGE, ...GROUNDS, ...CARD_SPACES, ...STACKS] as const;

export type VillagePlace = (typeof VILLAGE)[number];
export type GroundPlace = (typeof GROUNDS)[number];
export type CardSpace = (typeof CARD_SPACES)[number];
export type StackPlace = (typeof STACKS)[number];
export type Place = (typeof PLACES)[number];

export const YIELDS: Readonly<Record<GroundPlace, Yield>> = {
  hunt: 'food',
  forest: 'wood',
  clayPit: 'clay',
  quarry: 'stone',
  river: 'gold',
};

const isIn = <P extends Place>(places: readonly P[]) => {
  const all = new Set<Place>(places);
  return (place: Place): place is P => all.has(place);
};

export const isVillage = isIn(VILLAGE);
export const isGround = isIn(GROUNDS);
export const isCardSpace = isIn(CARD_SPACES);
export const isStack = isIn(STACKS);

/** S1.4: how many rings a place has for figures; hunting has none and no limit. */
export const RINGS = 7;
/** S5.6: the hut takes two figures at once, of one player. */
export const COUPLE = 2;

/** S11.1: the price of a card is the number of its space. */
export const priceOf = (space: CardSpace): number => CARD_SPACES.indexOf(space) + 1;
export const stackNumber = (place: StackPlace): number => STACKS.indexOf(place);

/** Places where resources are gathered: those with rings and a limit of players (S6.2). */
export const isResourcePlace = (place: Place): place is Exclude<GroundPlace, 'hunt'> =>
  isGround(place) && place !== 'hunt';

/** S3.3, S6: what depends on the number of players. Strip dice are as many as players, whoever still plays (Q-S15). */
export const PLACE_LIMITS: Readonly<Record<number, { village: number; people: number }>> = {
  2: { village: 2, people: 1 },
  3: { village: 2, people: 2 },
  4: { village: 3, people: 4 },
};
