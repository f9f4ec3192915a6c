import type { Outlook } from '@morgenrot/engine';
import { imagine } from './imagine.ts';
import { scoreSheet } from './scoring.ts';
import { type StoneAge, seatOf } from './state.ts';
import { sumOf, toolValue } from './tools.ts';
import { DIVISORS, RESOURCES } from './vocabulary.ts';

/** What computer players and hints value. */
export const outlook: Outlook<StoneAge> = {
  imagine,
  terms(s, me) {
    const seat = seatOf(s, me);
    const { total, resources } = scoreSheet(seat);
    return {
      points: total - resources,
      goods: sumOf(RESOURCES.map((kind) => seat.goods[kind] * DIVISORS[kind])),
      food: Math.min(seat.food + seat.agriculture, seat.figures * 2),
      agriculture: seat.agriculture,
      figures: seat.figures,
      tools: toolValue(seat),
      kept: seat.kept.length,
    };
  },
  weights: { points: 1, goods: 0.9, food: 1.2, agriculture: 4, figures: 6, tools: 3, kept: 3 },
  ways: ['decline', 'starve', 'skip'],
  until: (before, now) => now.round !== before.round || now.isOver,
};
