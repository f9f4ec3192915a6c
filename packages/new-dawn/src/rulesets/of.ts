import type { LeaderId, LeaderRow } from '../cards/leaders.ts';
import type { NewDawnOptions, State } from '../state.ts';
import { base } from './base.ts';
import type { Ruleset } from './ruleset.ts';
import { terra } from './terra.ts';

export const rulesetFor = ({ expansion }: NewDawnOptions): Ruleset => (expansion === 'terra-incognita' ? terra : base);

export const rulesetOf = (s: State): Ruleset => rulesetFor(s.options);

export const isTerra = (s: State): boolean => rulesetOf(s) === terra;

/** A leader's sheet: the same leader may have another one in the expansion. */
export const leaderOf = (s: State, id: LeaderId): LeaderRow => rulesetOf(s).leader(id);
