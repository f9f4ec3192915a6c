import type { Outlook } from '@morgenrot/engine';
import { sayingOf } from '../rules/handlers.ts';
import { reading } from '../rules/reading.ts';
import type { State } from '../state.ts';
import { details } from './details.ts';
import { imagine } from './imagine.ts';
import { terms, WEIGHTS } from './terms.ts';

/** What computer players and hints know of this game besides its rules. */
export const outlook: Outlook<State> = {
  imagine,
  terms: (s, me) => reading(s, () => terms(s, me)),
  weights: WEIGHTS,
  details,
  promising: (s, kind, me) => reading(s, () => sayingOf(kind).promising?.(s, me) ?? []),
  ways: ['done', 'skip', 'decline', 'cancel', 'stop', 'other'],
};
