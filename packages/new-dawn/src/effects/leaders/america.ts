import { next } from '@morgenrot/engine';
import type { NaturalWonderId } from '../../cards/natural-wonders.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** Every natural wonder gained or spent is laid on a focus card, where it may also serve as a trade token (Q-E32). */
export const america: Effect = {
  onNaturalWonder(s, player, naturalWonder) {
    next<NewDawnStep>(s, { kind: 'layNaturalWonder', player, naturalWonder: naturalWonder as NaturalWonderId });
  },
};
