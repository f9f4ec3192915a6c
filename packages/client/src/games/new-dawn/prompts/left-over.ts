import { asked, type Option, type Step } from '@morgenrot/engine';
import { type NewDawnStep, newDawnRules, type State } from '@morgenrot/new-dawn';
import type { Left } from '../../../board/question-row.ts';
import { rowOf } from '../questions/questions.ts';
import type { BoardKey, BoardWords } from '../words/use-board-words.ts';

const LEAVES = new Set(['done', 'skip', 'decline']);

/** What this way out of a question would leave unused. Only what is a gain for nothing, or nearly nothing, is named. */
export const leftBy = (s: State, step: NewDawnStep, from: readonly Option[], way: Option): readonly Left<BoardKey>[] =>
  LEAVES.has(way) ? (rowOf(step.kind)?.left?.(s, step, from) ?? []) : [];

/** The same in words. */
export function sayLeft({ tell }: BoardWords, s: State, step: Step, way: Option): string[] {
  const ask = step.player === undefined ? undefined : asked(newDawnRules.handlers, s, step.player)?.ask;
  if (ask?.shape !== 'one') return [];
  return leftBy(s, step as NewDawnStep, ask.from, way).map(({ key, count }) => tell(key, { count }));
}
