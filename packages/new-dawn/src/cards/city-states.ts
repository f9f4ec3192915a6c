import type { Edition, FocusType } from '../vocabulary.ts';

export interface CityStateRow {
  type: Extract<FocusType, 'culture' | 'science' | 'industry' | 'military'>;
  frame: 'circle' | 'diamond' | 'star';
  set: Edition;
}

export const CITY_STATES = {
  carthage: { type: 'military', frame: 'circle', set: 'base' },
  kumasi: { type: 'culture', frame: 'diamond', set: 'base' },
  brussels: { type: 'industry', frame: 'circle', set: 'base' },
  seoul: { type: 'science', frame: 'diamond', set: 'base' },
  geneva: { type: 'science', frame: 'circle', set: 'base' },
  'mohenjo-daro': { type: 'culture', frame: 'circle', set: 'base' },
  'buenos-aires': { type: 'industry', frame: 'diamond', set: 'base' },
  kabul: { type: 'military', frame: 'diamond', set: 'base' },
  auckland: { type: 'industry', frame: 'star', set: 'terra' },
  akkad: { type: 'military', frame: 'star', set: 'terra' },
  antananarivo: { type: 'culture', frame: 'star', set: 'terra' },
  palenque: { type: 'science', frame: 'star', set: 'terra' },
} as const satisfies Record<string, CityStateRow>;
export type CityStateId = keyof typeof CITY_STATES;
