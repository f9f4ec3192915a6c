import type { Effect } from '../effects/effect.ts';
import { america } from '../effects/leaders/america.ts';
import { aztec } from '../effects/leaders/aztec.ts';
import { france } from '../effects/leaders/france.ts';
import { japan } from '../effects/leaders/japan.ts';
import { egypt, rome, scythia, sumeria } from '../effects/leaders/others.ts';
import type { FocusType } from '../vocabulary.ts';
import type { FocusCardId } from './focus.ts';
import type { LeaderId } from './leaders-terra.ts';

export type { LeaderId } from './leaders-terra.ts';

export interface LeaderRow {
  /** The level I cards of the first focus row, from left to right. */
  startOrder: readonly FocusType[];
  /** The unique focus card that comes with the sheet (Terra). */
  unique?: FocusCardId;
  effect: Effect;
}

export const LEADERS = {
  america: { startOrder: ['military', 'science', 'industry', 'culture', 'economy'], effect: america },
  aztec: { startOrder: ['science', 'culture', 'economy', 'military', 'industry'], effect: aztec },
  egypt: { startOrder: ['science', 'economy', 'industry', 'military', 'culture'], effect: egypt },
  france: { startOrder: ['military', 'science', 'economy', 'industry', 'culture'], effect: france },
  japan: { startOrder: ['industry', 'economy', 'military', 'science', 'culture'], effect: japan },
  rome: { startOrder: ['science', 'economy', 'military', 'culture', 'industry'], effect: rome },
  scythia: { startOrder: ['culture', 'military', 'science', 'economy', 'industry'], effect: scythia },
  sumeria: { startOrder: ['economy', 'culture', 'science', 'military', 'industry'], effect: sumeria },
} satisfies Partial<Record<LeaderId, LeaderRow>>;
export const LEADER_IDS = Object.keys(LEADERS) as (keyof typeof LEADERS)[];
