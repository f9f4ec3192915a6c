import {
  brussels,
  buenosAires,
  carthage,
  geneva,
  kabul,
  kumasi,
  mohenjoDaro,
  seoul,
} from '../effects/city-states/effects.ts';
import { akkad, antananarivo, auckland, palenque } from '../effects/city-states/terra.ts';
import type { Effect } from '../effects/effect.ts';
import type { Edition, FocusType } from '../vocabulary.ts';

export interface CityStateRow {
  type: Extract<FocusType, 'culture' | 'science' | 'industry' | 'military'>;
  frame: 'circle' | 'diamond' | 'star';
  set: Edition;
  effect?: Effect;
}

export const CITY_STATES = {
  carthage: { type: 'military', frame: 'circle', set: 'base', effect: carthage },
  kumasi: { type: 'culture', frame: 'diamond', set: 'base', effect: kumasi },
  brussels: { type: 'industry', frame: 'circle', set: 'base', effect: brussels },
  seoul: { type: 'science', frame: 'diamond', set: 'base', effect: seoul },
  geneva: { type: 'science', frame: 'circle', set: 'base', effect: geneva },
  'mohenjo-daro': { type: 'culture', frame: 'circle', set: 'base', effect: mohenjoDaro },
  'buenos-aires': { type: 'industry', frame: 'diamond', set: 'base', effect: buenosAires },
  kabul: { type: 'military', frame: 'diamond', set: 'base', effect: kabul },
  auckland: { type: 'industry', frame: 'star', set: 'terra', effect: auckland },
  akkad: { type: 'military', frame: 'star', set: 'terra', effect: akkad },
  antananarivo: { type: 'culture', frame: 'star', set: 'terra', effect: antananarivo },
  palenque: { type: 'science', frame: 'star', set: 'terra', effect: palenque },
} satisfies Record<string, CityStateRow>;
export type CityStateId = keyof typeof CITY_STATES;
