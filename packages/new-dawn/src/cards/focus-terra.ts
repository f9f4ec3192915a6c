import { buildEffect, caravansEffect, marchEffect } from '../effects/focus.ts';
import type { FocusCardRow } from './focus.ts';

/** Cards that take the place of base cards of the same name. */
export const TERRA_CARDS = {
  'currency-terra': {
    type: 'economy',
    level: 2,
    only: 'terra',
    work: [caravansEffect({ distance: 4, barbarians: true, stops: true })],
    caravans: 2,
  },
  'animal-husbandry-terra': {
    type: 'industry',
    level: 2,
    only: 'terra',
    work: [buildEffect({ range: 3, onFigure: true })],
  },
  'masonry-terra': { type: 'military', level: 1, only: 'terra', work: [marchEffect({ distance: 3 })], armies: 1 },
  'iron-working-terra': {
    type: 'military',
    level: 2,
    only: 'terra',
    work: [marchEffect({ distance: 4, bonusVsBarbarian: 2 })],
    armies: 2,
  },
  'mass-production-terra': {
    type: 'military',
    level: 3,
    only: 'terra',
    work: [marchEffect({ distance: 5, water: true, bonus: 2, again: 1 })],
    armies: 2,
  },
  'flight-terra': {
    type: 'military',
    level: 4,
    only: 'terra',
    work: [
      marchEffect({ distance: 6, water: true, bonus: 3, passes: ['control', 'caravan', 'barbarian', 'cityState'] }),
    ],
    armies: 2,
  },
} as const satisfies Record<string, FocusCardRow>;
