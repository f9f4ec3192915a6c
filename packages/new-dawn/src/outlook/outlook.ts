import type { Outlook } from '@morgenrot/engine';
import { sayingOf } from '../rules/handlers.ts';
import { reading } from '../rules/map/reading.ts';
import { isTerra } from '../rulesets/of.ts';
import type { State } from '../state.ts';
import { details } from './details.ts';
import { imagine } from './imagine.ts';
import { terms, WEIGHTS } from './terms.ts';

/** With the expansion a match is not won by chance: after these rounds it is more and more time to come to an end. */
const UNHURRIED = 4;
const HURRYING = 56;
const haste = (s: State): number => (isTerra(s) ? Math.min(1, Math.max(0, (s.round - UNHURRIED) / HURRYING)) : 0);

/** What computer players and hints know of this game besides its rules. */
export const outlook: Outlook<State> = {
  imagine,
  terms: (s, me) => reading(s, () => terms(s, me)),
  weights: WEIGHTS,
  details,
  promising: (s, kind, me) => reading(s, () => sayingOf(kind).promising?.(s, me) ?? []),
  haste,
  ways: ['done', 'skip', 'decline', 'cancel', 'stop', 'other'],
};
