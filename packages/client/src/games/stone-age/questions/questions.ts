import type { Option } from '@morgenrot/engine';
import { type AskingKind, CARDS, type CardId, cardOf, placement, type StoneAgeStep, work } from '@morgenrot/stone-age';
import { bodiesOf, unused } from '../../../board/question-row.ts';
import { capitalised } from '../../../texts/words.ts';
import { AddTools } from '../prompts/add-tools.tsx';
import { AnyTwo } from '../prompts/any-two.tsx';
import { Pay } from '../prompts/pay.tsx';
import { PickDie } from '../prompts/pick-die.tsx';
import { PlaceFigures } from '../prompts/place-figures.tsx';
import type { TribeWords } from '../words/own.ts';
import type { QuestionRows, Row } from './row.ts';

const placeWord = ({ word }: TribeWords, place: string): string => capitalised(word(`place.${place}`));

const isCardId = (option: string): option is CardId => Object.hasOwn(CARDS, option);

/** A card for one use, among the tools. */
function oneUseWord({ word }: TribeWords, option: Option): string | undefined {
  const upper = isCardId(option) ? cardOf(option).upper : undefined;
  return upper?.type === 'oneUseTool' ? word('option.oneUse', { value: upper.value }) : undefined;
}

/** One row for each question of the game; a step that asks and has none is an error of types. */
export const QUESTIONS: QuestionRows = {
  place: {
    body: PlaceFigures,
    word(words, option) {
      const placed = placement.read(option);
      return (
        placed && words.word('option.place.one', { place: placeWord(words, placed.place), figures: placed.figures })
      );
    },
    help: 'place.choose',
    rule: 'rule:S5.1',
  },
  choose: {
    body: 'plain',
    word(words, option) {
      const done = work.read(option);
      if (!done) return undefined;
      const place = placeWord(words, done.place);
      return done.isBack ? words.word('option.back', { place }) : place;
    },
    rule: 'rule:S7.2',
  },
  tools: { body: AddTools, sendsItself: true, word: oneUseWord, rule: 'rule:S8.2' },
  buy: { body: Pay, left: (_s, _step, from) => unused('left.card', Number(from.includes('pay'))), rule: 'rule:S11.1' },
  build: {
    body: Pay,
    left: (_s, _step, from) => unused('left.building', Number(from.includes('pay'))),
    rule: 'rule:S14.1',
  },
  pick: { body: PickDie, rule: 'rule:S13.2' },
  anyTwo: { body: AnyTwo, rule: 'rule:S12.8' },
  feed: { body: Pay, rule: 'rule:S15.4' },
};

const isAsking = (kind: string): kind is AskingKind => Object.hasOwn(QUESTIONS, kind);

/** A step's row takes that step; which one it is, the table says. */
export const rowOf = (kind: string): Row<StoneAgeStep> | undefined =>
  isAsking(kind) ? (QUESTIONS[kind] as unknown as Row<StoneAgeStep>) : undefined;

export const BODIES = bodiesOf(QUESTIONS);
