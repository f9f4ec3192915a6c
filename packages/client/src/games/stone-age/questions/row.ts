import type { AskingKind, StepOf, StoneAge, StoneAgeStep } from '@morgenrot/stone-age';
import type { QuestionRow } from '../../../board/question-row.ts';
import type { TribeKey, TribeWords } from '../words/own.ts';

interface Terms {
  state: StoneAge;
  beholder: TribeWords;
  key: TribeKey;
  hand: never;
}

/** All that this page knows of one kind of question. */
export type Row<S extends StoneAgeStep> = QuestionRow<Terms, S>;
export type QuestionRows = { readonly [K in AskingKind]: Row<StepOf<K>> };
