/** The rulebook's words. Everything points at pieces, cards and spaces by these ids. */

export const TERRAINS = ['grass', 'hill', 'forest', 'desert', 'mountain', 'water'] as const;

/** What a space is made of; a natural wonder's space has no terrain type (R1.3). */
export const GROUNDS = [...TERRAINS, 'naturalWonder'] as const;
export type GroundKind = (typeof GROUNDS)[number];

export const RESOURCES = ['marble', 'mercury', 'oil', 'diamonds'] as const;
export type Resource = (typeof RESOURCES)[number];
export const isResource = (id: string): id is Resource => RESOURCES.some((resource) => resource === id);

export const FOCUS_TYPES = ['culture', 'science', 'economy', 'industry', 'military', 'growth'] as const;
export type FocusType = (typeof FOCUS_TYPES)[number];

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export const WONDER_TYPES = ['culture', 'economy', 'military', 'science'] as const;
export type WonderType = (typeof WONDER_TYPES)[number];

export const ERAS = ['ancient', 'medieval', 'modern'] as const;
export type Era = (typeof ERAS)[number];

export const BARBARIANS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const;
export type Barbarian = (typeof BARBARIANS)[number];

export const DISTRICTS = ['campus', 'commercial-hub', 'encampment', 'industrial-zone', 'theater-square'] as const;
export type District = (typeof DISTRICTS)[number];

/** What makes an army stop and attack when it enters a space (T8.5). */
export const OBSTACLES = [
  'barbarian',
  'cityState',
  'fort',
  'city',
  'control',
  'reinforcedControl',
  'army',
  'caravan',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export const DIPLOMACY_CARDS = [
  'joint-war',
  'defensive-pact',
  'embassy',
  'open-borders-base',
  'open-borders-terra',
  'non-aggression-pact',
] as const;
export type DiplomacyCardId = (typeof DIPLOMACY_CARDS)[number];

/** What a section of the event dial can show (R23, T14); which sections there are is the ruleset's. */
export const EVENTS = ['spawn', 'blank', 'move', 'trade', 'district', 'government', 'wonder'] as const;
export type Event = (typeof EVENTS)[number];

export const PHASES = ['setUp', 'play', 'eventDial'] as const;
export type Phase = (typeof PHASES)[number];

export type Edition = 'base' | 'terra';
