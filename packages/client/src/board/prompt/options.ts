import type { Ask, Option } from '@morgenrot/engine';

/** Ways out of a question, in every game: their buttons answer at once. */
const LEAVING = new Set(['done', 'skip', 'decline', 'pass', 'cancel', 'other']);
export const isLeaving = (option: Option): boolean => LEAVING.has(option);

/** The ways out of this question. */
export function waysOut(ask: Ask | undefined): readonly Option[] {
  if (ask?.shape === 'one') return ask.from.filter(isLeaving);
  return ask?.shape === 'acts' ? ask.from.flatMap(({ act, with: more }) => (!more && isLeaving(act) ? [act] : [])) : [];
}
