import type { Option, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { AskingKind, District, NewDawnStep, State, StepOf } from '@morgenrot/new-dawn';
import type { QuestionRow } from '../../../board/question-row.ts';
import type { EntryId } from '../../../reference/entry.ts';
import type { Beholder } from '../map/space-facts.ts';
import type { BoardKey, BoardWords } from '../words/use-board-words.ts';
import type { Sample } from './sample.ts';

/** What is drawn on the map of something that is only considered. */
export interface RowSight {
  /** A path, from its start on. */
  way?: readonly HexKey[];
  /** How far it would reach. */
  range?: readonly HexKey[];
  /** What would be hit. */
  hits?: readonly HexKey[];
  /** Where each number of the die would lead from here. */
  fan?: { from: HexKey; to: readonly { die: number; hex: HexKey }[] };
}

interface Terms {
  state: State;
  beholder: Beholder;
  key: BoardKey;
  hand: District;
}

/** All that this page knows of one kind of question. */
export interface Row<S extends NewDawnStep> extends QuestionRow<Terms, S> {
  /** The rule it is about with the expansion, if that is another one. */
  ruleInTerra?: EntryId;
  /** By what it is asked, where no card asks it. */
  by?: (words: BoardWords) => string | undefined;
  /** What is drawn on the map of a choice that is only considered. */
  sight?: (s: State, me: PlayerId, step: S, option: Option) => RowSight | undefined;
  /** How the gallery comes to show it. */
  sample: Sample;
}

export type QuestionRows<K extends AskingKind = AskingKind> = { readonly [P in K]: Row<StepOf<P>> };

/** Asked by the game itself. */
export const nobody = (): undefined => undefined;
