import type { State } from '../../state.ts';
import { sayingOf } from '../handlers.ts';
import { lendCities } from './lent-cities.ts';

/**
 * A card gained in the middle of the turn lends at once; while a visit is under way the city-state is still what has been
 * visited, and may be conquered (Q-F19).
 */
export function watchLentCities(s: State): void {
  if (!s.terra || s.phase !== 'play') return;
  const sayings = s.steps.map(({ kind }) => sayingOf(kind));
  if (sayings.some(({ isVisit }) => isVisit)) return;
  if (sayings.some(({ isTurn }) => isTurn)) lendCities(s);
}
