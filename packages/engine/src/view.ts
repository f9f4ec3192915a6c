import type { GameModule, LogEntry, PlayerId } from './game.ts';
import { isTogether, type Stacked, type Step, type Steps } from './steps.ts';

/** Stands where a secret stood, so that the state keeps its shape and the rules run on a view unchanged. */
export const HIDDEN = '?';

const mayRead = (entry: LogEntry, me: PlayerId | null): boolean =>
  !entry.only || (me !== null && entry.only.includes(me));

/** The entries that `me` may read; the names of those who may are nobody's business either. */
export const newsFor = (news: readonly LogEntry[], me: PlayerId | null): LogEntry[] =>
  news.filter((entry) => mayRead(entry, me)).map(({ only: _only, ...entry }) => entry);

const seal = <T extends Step>(step: T, me: PlayerId | null): T =>
  step.given === undefined || step.player === me ? step : { ...step, given: HIDDEN };

const sealed = <T extends Step>(step: Stacked<T>, me: PlayerId | null): Stacked<T> =>
  isTogether(step) ? { ...step, each: step.each.map((one) => seal(one, me)) } : step;

/** What one player may know: the game hides its secrets, the engine the sealed answers and the private news. */
export function viewOf<S extends Steps<T>, T extends Step, O>(game: GameModule<S, T, O>, s: S, me: PlayerId | null): S {
  const view = game.view(s, me);
  return { ...view, steps: view.steps.map((step) => sealed(step, me)), news: newsFor(view.news, me) };
}
