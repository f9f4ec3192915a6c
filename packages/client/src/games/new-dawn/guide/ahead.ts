import { type Answer, asked, clone, give, type Option, optionsOf, type PlayerId } from '@morgenrot/engine';
import { type NewDawnStep, newDawn, type State } from '@morgenrot/new-dawn';

/** What is looked at ends before anything is rolled or drawn; if not, it does not matter how. */
const STILL = { d6: () => 1, shuffle: <T>(items: readonly T[]): T[] => [...items] };

export interface Ahead {
  s: State;
  step: NewDawnStep;
  from: readonly Option[];
}

/** What `me` is asked now, with the step that asks. */
function askedNow(s: State, me: PlayerId): Ahead | undefined {
  const mine = asked(newDawn.handlers, s, me);
  const step = s.steps.findLast((candidate): candidate is NewDawnStep => candidate.id === mine?.id);
  if (!mine || !step) return undefined;
  return { s, step, from: optionsOf(mine.ask) };
}

/** What `me` would be asked after these answers: the rules say, on a copy. Nothing if one of them is not offered. */
export function ahead(s: State, me: PlayerId, ...answers: readonly Answer[]): Ahead | undefined {
  const then = clone(s);
  for (const answer of answers) {
    const mine = asked(newDawn.handlers, then, me);
    if (!mine || !give(newDawn, then, me, mine.id, answer, STILL).ok) return undefined;
  }
  return askedNow(then, me);
}
