import { AGENDAS } from './cards/agendas.ts';
import { CITY_STATES } from './cards/city-states.ts';
import { FOCUS_CARDS } from './cards/focus.ts';
import { LEADERS } from './cards/leaders.ts';
import { NATURAL_WONDERS } from './cards/natural-wonders.ts';
import { WONDERS } from './cards/wonders.ts';
import { DIPLOMACY_CARDS, EVENTS } from './vocabulary.ts';

const ofBase = (rows: Record<string, { set: string }>): string[] =>
  Object.entries(rows).flatMap(([id, { set }]) => (set === 'base' ? [id] : []));

/** Everything in the box, by the names under which the log speaks of it. */
export const inventory: Readonly<Record<string, readonly string[]>> = {
  leader: Object.keys(LEADERS),
  card: Object.keys(FOCUS_CARDS),
  wonder: Object.keys(WONDERS),
  cityState: ofBase(CITY_STATES),
  naturalWonder: ofBase(NATURAL_WONDERS),
  diplomacy: [...DIPLOMACY_CARDS],
  agenda: Object.keys(AGENDAS),
  event: [...new Set(EVENTS)],
};
