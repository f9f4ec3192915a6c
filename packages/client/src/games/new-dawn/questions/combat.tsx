import { isHex } from '@morgenrot/hex';
import { attackWay, type StepOf, spendingOption, worthOf } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { CombatPreview } from '../combat/preview.tsx';
import { Spend } from '../prompts/map/spend.tsx';
import { ConquerVisited } from '../prompts/people.tsx';
import { Conquer } from '../prompts/war/conquer.tsx';
import { AttackBody, MilitaryBody } from '../prompts/war/military.tsx';
import type { QuestionRows, Row } from './row.ts';
import { inBase, inBoth, inTerra } from './sample.ts';
import { tokenWord } from './words.ts';

/** `reroll:marble`, `resource:oil`, so many tokens at once, and leaving it at what it is. */
const spending = {
  body: Spend,
  word: ({ s, words }, option, step) => {
    if (option === 'done') return words.tell('option.spend.done');
    const spent = spendingOption.read(option);
    if (!spent || 'naturalWonder' in spent) return undefined;
    if ('tokens' in spent) return words.word('option.spend', spent);
    if ('rollFor' in spent) return words.word('option.rerollFor', { token: tokenWord(words, spent.rollFor) });
    const values = { resource: tokenWord(words, spent.resource), plus: worthOf(s, step, option) };
    return words.word('option.resourceInCombat', values);
  },
  rule: 'rule:R15.6',
  ruleInTerra: 'rule:T9.5',
  sample: inBoth,
} satisfies Row<StepOf<'spendInAttack' | 'spendInDefence'>>;

export const combat = {
  military: {
    body: MilitaryBody,
    left: (_s, _step, from) => [
      ...unused('left.military.attack', Number(from.includes('attack'))),
      ...unused('left.military.reinforce', Number(from.includes('reinforce'))),
    ],
    rule: 'rule:R14.1',
    sample: inBase,
  },
  attack: {
    body: AttackBody,
    left: (_s, step, from) => (from.some(isHex) ? unused('left.attack', step.attacks.left) : []),
    outlook: (_beholder, step, hex) => (isHex(hex) ? <CombatPreview attacker={step} hex={hex} /> : undefined),
    sight: (s, _me, step, hex) => (isHex(hex) ? { way: attackWay(s, step, hex), hits: [hex] } : undefined),
    rule: 'rule:R15.1',
    sample: inBase,
  },
  spendInAttack: spending,
  spendInDefence: spending,
  conquer: { body: Conquer, rule: 'rule:R17.6', sample: inBase },
  conquerVisited: {
    body: ConquerVisited,
    left: (_s, _step, from) => unused('left.conquer', Number(from.includes('conquer'))),
    rule: 'rule:R15.8',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
