import { divineWind } from '../effects/divine-wind.ts';
import type { Effect } from '../effects/effect.ts';
import type { FocusType } from '../vocabulary.ts';

export interface LeaderRow {
  /** The level I cards of the first focus row, slots 1 to 5. */
  startOrder: readonly FocusType[];
  effects?: readonly Effect[];
}

export const LEADERS = {
  america: { startOrder: ['military', 'science', 'industry', 'culture', 'economy'] },
  aztec: { startOrder: ['science', 'culture', 'economy', 'military', 'industry'] },
  egypt: { startOrder: ['science', 'economy', 'industry', 'military', 'culture'] },
  france: { startOrder: ['military', 'science', 'economy', 'industry', 'culture'] },
  japan: { startOrder: ['industry', 'economy', 'military', 'science', 'culture'], effects: [divineWind] },
  rome: { startOrder: ['science', 'economy', 'military', 'culture', 'industry'] },
  scythia: { startOrder: ['culture', 'military', 'science', 'economy', 'industry'] },
  sumeria: { startOrder: ['economy', 'culture', 'science', 'military', 'industry'] },
} satisfies Record<string, LeaderRow>;
export type LeaderId = keyof typeof LEADERS;
export const LEADER_IDS = Object.keys(LEADERS) as LeaderId[];
