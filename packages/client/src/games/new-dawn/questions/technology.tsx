import { advanceOption } from '@morgenrot/new-dawn';
import { Advancing } from '../prompts/turn/card-outlook.tsx';
import type { QuestionRows } from './row.ts';
import { inBase } from './sample.ts';

export const technology = {
  advanceTech: {
    body: 'plain',
    word: ({ words }, option, { slot, plus }) => {
      const by = advanceOption.read(option)?.by;
      return by === undefined ? undefined : words.word('option.advanceTech.by', { by, spent: by - slot - plus });
    },
    outlook: (_beholder, { player }, option) => {
      const by = advanceOption.read(option)?.by;
      return by === undefined ? undefined : <Advancing player={player} by={by} />;
    },
    rule: 'rule:R11',
    sample: inBase,
  },
} satisfies Partial<QuestionRows>;
