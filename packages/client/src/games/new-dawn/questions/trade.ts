import { unused } from '../../../board/question-row.ts';
import { Plunder } from '../prompts/map/plunder.tsx';
import { InTheRow } from '../prompts/turn/in-the-row.tsx';
import { TakeResource } from '../prompts/turn/take-resource.tsx';
import type { QuestionRows } from './row.ts';
import { inBase } from './sample.ts';

export const trade = {
  takeResource: { body: TakeResource, rule: 'rule:R19.1', sample: inBase },
  exchangeResource: { body: TakeResource, rule: 'rule:R19.1', sample: inBase },
  exchangeResourceFor: { body: TakeResource, rule: 'rule:R19.1', sample: inBase },
  placeTrade: { body: InTheRow, rule: 'rule:R16.1', sample: inBase },
  dropTrade: { body: InTheRow, rule: 'rule:R22.4', sample: inBase },
  unstore: { body: InTheRow, rule: 'rule:R16.1', sample: inBase },
  layNaturalWonder: { body: InTheRow, rule: 'rule:R19.2', sample: inBase },
  layCityState: { body: InTheRow, rule: 'rule:R17.3', sample: inBase },
  plunder: {
    body: Plunder,
    left: (_s, step, from) => unused('left.any', Math.min(step.left, from.length - 1)),
    rule: 'rule:R15.8',
    sample: inBase,
  },
} satisfies Partial<QuestionRows>;
