import type { Outlook, PlayerId } from '@morgenrot/engine';
import { reading } from '../rules/map/reading.ts';
import { isTerra } from '../rulesets/of.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { details } from './details.ts';
import { placesToExplore } from './exploring.ts';
import { imagine } from './imagine.ts';
import { promising } from './promising.ts';
import { terms, WEIGHTS } from './terms.ts';

/** With the expansion a match is not won by chance: after these rounds it is more and more time to come to an end. */
const UNHURRIED = 4;
const HURRYING = 56;
const haste = (s: State): number => (isTerra(s) ? Math.min(1, Math.max(0, (s.round - UNHURRIED) / HURRYING)) : 0);

type Promising = (s: State, me: PlayerId) => readonly string[];

/** What is worth a look where there are very many answers. It stands here and not with the steps: a page has no use for it. */
const PROMISING: Readonly<Record<string, Promising>> = {
  moveArmy: promising,
  moveCaravan: placesToExplore,
} satisfies Partial<Record<NewDawnStep['kind'], Promising>>;

/** What computer players and hints know of this game besides its rules. */
export const outlook: Outlook<State> = {
  imagine,
  terms: (s, me) => reading(s, () => terms(s, me)),
  weights: WEIGHTS,
  details,
  promising: (s, kind, me) => reading(s, () => PROMISING[kind]?.(s, me) ?? []),
  haste,
  ways: ['done', 'skip', 'decline', 'cancel', 'stop', 'other'],
};
