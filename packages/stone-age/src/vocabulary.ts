/** S1.2: what is gathered and pays for cards and buildings. Food is none of it. */
export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Record<Resource, number>;

/** S1.6: so much of a roll gives one of them; a resource is worth as much in a building of one's choice. */
export const DIVISORS: Readonly<Record<Resource | 'food', number>> = { food: 2, wood: 3, clay: 4, stone: 5, gold: 6 };
export type Yield = keyof typeof DIVISORS;

export const SYMBOLS = ['pottery', 'weaving', 'healing', 'art', 'music', 'writing', 'transport', 'sundial'] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];

export const PERSONS = ['farmer', 'toolmaker', 'builder', 'shaman'] as const;
export type Person = (typeof PERSONS)[number];

export const PHASES = ['placement', 'actions', 'feeding'] as const;
export type Phase = (typeof PHASES)[number];

export const noGoods = (): Goods => ({ wood: 0, clay: 0, stone: 0, gold: 0 });
export const countGoods = ({ wood, clay, stone, gold }: Goods): number => wood + clay + stone + gold;
