import { paymentOption, WONDERS } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { ChooseWonder, isWonder } from '../prompts/wonders/choose-wonder.tsx';
import { PayWonderBody } from '../prompts/wonders/pay-wonder.tsx';
import { MeansSum, PriceSum } from '../prompts/wonders/price.tsx';
import type { QuestionRows } from './row.ts';
import { inBase } from './sample.ts';
import { named, tokenWord } from './words.ts';

export const wonders = {
  chooseWonder: {
    body: ChooseWonder,
    word: named('wonder', WONDERS),
    left: (_s, _step, from) => unused('left.chooseWonder', from.length - 1),
    // Both sides of buying a wonder: what it costs and why, what there is for it and where from.
    outlook: (_beholder, step, option) =>
      isWonder(option) ? (
        <div className="nd-price-sums">
          <PriceSum wonder={option} player={step.player} />
          <MeansSum wonder={option} step={step} />
        </div>
      ) : undefined,
    rule: 'rule:R13.2',
    sample: inBase,
  },
  payWonder: {
    body: PayWonderBody,
    sendsItself: true,
    // What a resource is worth is certain only where a wonder is paid for.
    word: ({ words }, option, { worth = 2 }) => {
      const paid = paymentOption.read(option);
      return paid && 'resource' in paid
        ? words.word('option.resource', { resource: tokenWord(words, paid.resource), worth })
        : undefined;
    },
    rule: 'rule:R13.2',
    sample: inBase,
  },
  placeWonder: { body: 'plain', rule: 'rule:R20.2', sample: inBase },
  moveWonder: { body: 'plain', rule: 'rule:R15.8', sample: inBase },
} satisfies Partial<QuestionRows>;
