import { isHex } from '@morgenrot/hex';
import { BARBARIANS, type Barbarian } from '@morgenrot/new-dawn';
import { capitalised } from '../../../texts/words.ts';
import { Barbarians } from '../prompts/map/barbarians.tsx';
import type { QuestionRows } from './row.ts';
import { inBase } from './sample.ts';

const isBarbarian = (option: string): option is Barbarian => BARBARIANS.some((letter) => letter === option);

export const barbarians = {
  moveOneBarbarian: {
    body: Barbarians,
    word: ({ words }, option) =>
      isBarbarian(option) ? capitalised(words.tell('space.barbarian', { barbarian: option })) : undefined,
    place: (s, option) => (isBarbarian(option) ? s.barbarians[option]?.at : undefined),
    rule: 'rule:R22.8',
    sample: inBase,
  },
  moveOneBarbarianTo: {
    body: 'plain',
    sight: (s, _me, step, hex) => {
      const at = s.barbarians[step.barbarian]?.at;
      return at && isHex(hex) ? { way: [at, hex] } : undefined;
    },
    rule: 'rule:R22.8',
    sample: inBase,
  },
} satisfies Partial<QuestionRows>;
