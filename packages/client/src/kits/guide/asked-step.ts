import { type Ask, asked, type GameRules, isShared, type PlayerId, type Step, type Steps } from '@morgenrot/engine';

/** What somebody is asked, with the step that asks. */
export function askedStep<S extends Steps<T>, T extends Step>(
  { handlers }: Pick<GameRules<S, T>, 'handlers'>,
  s: S,
  me: PlayerId,
): { step: T; ask: Ask } | undefined {
  const mine = asked(handlers, s, me);
  const all = s.steps.flatMap((step): T[] => (isShared(step) ? [...(step.each as readonly T[])] : [step as T]));
  const step = all.find(({ id }) => id === mine?.id);
  return mine && step && { step, ask: mine.ask };
}
