import type { AskingKind, NewDawnStep } from '@morgenrot/new-dawn';
import { bodiesOf } from '../../../board/question-row.ts';
import { InTheRow } from '../prompts/turn/in-the-row.tsx';
import { armies } from './armies.tsx';
import { barbarians } from './barbarians.ts';
import { buildRows } from './build.ts';
import { caravanRows } from './caravans.ts';
import { combat } from './combat.tsx';
import { control } from './control.ts';
import { diplomacy } from './diplomacy.ts';
import { districts } from './districts.tsx';
import { exploring } from './exploring.ts';
import { focusRowRows } from './focus-row.tsx';
import { governments } from './governments.ts';
import type { QuestionRows, Row } from './row.ts';
import { setUpRows } from './set-up.ts';
import { technology } from './technology.tsx';
import { trade } from './trade.ts';
import { wonders } from './wonders.tsx';

/** One row for each question of the game; a step that asks and has none is an error of types. */
export const QUESTIONS: QuestionRows = {
  ...setUpRows,
  ...focusRowRows,
  ...technology,
  ...control,
  ...trade,
  ...caravanRows,
  ...diplomacy,
  ...barbarians,
  ...buildRows,
  ...wonders,
  ...combat,
  ...armies,
  ...exploring,
  ...districts,
  ...governments,
};

const isAsking = (kind: string): kind is AskingKind => Object.hasOwn(QUESTIONS, kind);

/** A step's row takes that step; which one it is, the table says. */
export const rowOf = (kind: string): Row<NewDawnStep> | undefined =>
  isAsking(kind) ? (QUESTIONS[kind] as unknown as Row<NewDawnStep>) : undefined;

export const BODIES = bodiesOf(QUESTIONS);

/** Questions about cards of the own row, which are answered there. */
export const isInTheRow = (kind: string): boolean => rowOf(kind)?.body === InTheRow;
