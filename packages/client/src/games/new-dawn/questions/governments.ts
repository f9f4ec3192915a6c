import { FOCUS_CARDS, governmentFor } from '@morgenrot/new-dawn';
import { ChooseGovernment } from '../prompts/turn/governments.tsx';
import { isCard } from '../prompts/turn/take-card.tsx';
import type { QuestionRows } from './row.ts';
import { inTerra } from './sample.ts';

export const governments = {
  chooseGovernment: {
    body: ChooseGovernment,
    word: ({ words }, option) => {
      if (!isCard(option)) return undefined;
      return words.tell('option.chooseGovernment', {
        government: words.word(`government.${governmentFor(FOCUS_CARDS[option].type)}`),
        card: words.word(`card.${option}.name`),
      });
    },
    // The section of the dial that brings governments brings something else as well.
    by: ({ word }) => word('event.government'),
    rule: 'rule:T12.1',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
