import type { Step } from '@morgenrot/engine';
import type { NewDawnStep } from '@morgenrot/new-dawn';
import { useBoard } from '../../../../board/use-board.ts';
import { stateOf } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { askedBy } from '../asked-by.ts';

/** By which card a question is asked, and from which slot. */
export function SourceBody({ step }: { step: Step }) {
  const words = useBoardWords();
  // Its board gets only steps of its own game.
  const name = useBoard(({ view, log }) => askedBy(stateOf(view), log, step as NewDawnStep, words));
  return name === undefined ? null : <span>{name}</span>;
}
