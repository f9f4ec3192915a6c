import type { Answer } from '../answers/shapes.ts';
import type { AnyGame, PlayerId } from '../game.ts';
import type { Result } from '../result.ts';
import { check, open, type Step, type Steps } from '../steps.ts';

/** May this answer be given? And to which kind of step, by which the framework calls the move. */
export type AnswerCheck = (s: Steps<Step>, by: PlayerId, id: number, answer: Answer) => Verdict;

interface Verdict {
  kind: string;
  result: Result<Answer>;
}

/**
 * Asks the rules. Asking is the dearest part of a move, and the reducer asks what has been asked a moment ago: the last
 * verdict is kept. It holds for the very state that it was found for, which never changes.
 */
export function createChecked({ handlers }: AnyGame): AnswerCheck {
  let last: { s: Steps<Step>; by: PlayerId; id: number; answer: Answer; verdict: Verdict } | undefined;
  return (s, by, id, answer) => {
    if (last && last.s === s && last.by === by && last.id === id && last.answer === answer) return last.verdict;
    const kind = open(s).find(({ player }) => player === by)?.kind ?? '';
    const verdict = { kind, result: check(handlers, s, by, id, answer) };
    last = { s, by, id, answer, verdict };
    return verdict;
  };
}
