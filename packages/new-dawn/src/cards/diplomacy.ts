import {
  defensivePact,
  embassyEffect,
  jointWar,
  nonAggressionPact,
  openBorders,
  openBordersTerra,
} from '../effects/diplomacy.ts';
import type { Effect } from '../effects/effect.ts';
import type { DiplomacyCardId } from '../vocabulary.ts';

export interface DiplomacyRow {
  effect: Effect;
}

export const DIPLOMACY: Record<DiplomacyCardId, DiplomacyRow> = {
  'joint-war': { effect: jointWar },
  'defensive-pact': { effect: defensivePact },
  embassy: { effect: embassyEffect },
  'open-borders-base': { effect: openBorders },
  'open-borders-terra': { effect: openBordersTerra },
  'non-aggression-pact': { effect: nonAggressionPact },
};
