import { DIPLOMACY, heldOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { SwapDiplomacy, TakeAnyDiplomacy, TakeDiplomacy } from '../prompts/diplomacy.tsx';
import { BreakPact, ChooseAlly, GiveIbrahim } from '../prompts/people.tsx';
import type { QuestionRows } from './row.ts';
import { inBase, inTerra } from './sample.ts';
import { named, playerWord } from './words.ts';

export const diplomacy = {
  takeDiplomacy: { body: TakeDiplomacy, word: named('diplomacy', DIPLOMACY), rule: 'rule:R12.6', sample: inBase },
  swapDiplomacy: {
    body: SwapDiplomacy,
    word: ({ words, nameOf }, option) => {
      const held = heldOption.read(option);
      if (!held) return undefined;
      const card = words.word(`diplomacy.${held.card}.name`);
      return words.word('option.swapDiplomacy', { diplomacy: card, player: nameOf(held.from) });
    },
    rule: 'rule:R18.1',
    sample: inBase,
  },
  takeAnyDiplomacy: {
    body: TakeAnyDiplomacy,
    word: playerWord,
    left: (_s, step, from) => unused('left.any', Math.min(step.left, from.length - 1)),
    rule: 'rule:R18.1',
    sample: inBase,
  },
  giveIbrahim: {
    body: GiveIbrahim,
    word: playerWord,
    rule: 'rule:T16.3',
    sample: inTerra,
  },
  chooseAlly: {
    body: ChooseAlly,
    word: playerWord,
    rule: 'rule:R18.1',
    sample: inTerra,
  },
  breakPact: {
    body: BreakPact,
    rule: 'rule:R18.3',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
