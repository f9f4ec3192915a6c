import type { Edition, Resource } from '../vocabulary.ts';

export interface NaturalWonderRow {
  resource: Resource;
  set: Edition;
}

export const NATURAL_WONDERS = {
  'torres-del-paine': { resource: 'diamonds', set: 'base' },
  'cliffs-of-dover': { resource: 'marble', set: 'base' },
  'mt-everest': { resource: 'oil', set: 'base' },
  'crater-lake': { resource: 'mercury', set: 'base' },
  'grand-mesa': { resource: 'diamonds', set: 'base' },
  'galapagos-islands': { resource: 'mercury', set: 'base' },
  'mt-kilimanjaro': { resource: 'oil', set: 'base' },
  pantanal: { resource: 'marble', set: 'base' },
  'dead-sea': { resource: 'marble', set: 'terra' },
  'mato-tipila': { resource: 'mercury', set: 'terra' },
  'ha-long-bay': { resource: 'diamonds', set: 'terra' },
  gobustan: { resource: 'oil', set: 'terra' },
} as const satisfies Record<string, NaturalWonderRow>;
export type NaturalWonderId = keyof typeof NATURAL_WONDERS;
