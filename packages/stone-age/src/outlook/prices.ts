import { HUNGER } from '../feeding.ts';
import type { Seat } from '../state.ts';
import { type Goods, RESOURCES } from '../vocabulary.ts';

/** What a pip is worth in points once it has become something: some of it is lost on the way. */
export const PIP = 0.78;

/** What one of each is worth in points while there is time to spend it. Wood also buys cards. */
export const PRICES: Goods = { wood: 2.6, clay: 3.15, stone: 3.9, gold: 4.7 };
export const FOOD = 1.25;

/** What a figure does in a round, and what a tool of 1 does in one. */
export const DEED = 2.8;
export const HELP = 0.7;

export const priceOfGoods = (goods: Goods): number =>
  RESOURCES.reduce((sum, kind) => sum + goods[kind] * PRICES[kind], 0);

/** What feeding costs in so many rounds: food that has to be found, or the points of hunger, whichever is less. */
export function feedingCost(
  rounds: number,
  { figures, food }: Pick<Seat, 'figures' | 'food'>,
  agriculture: number,
): number {
  const need = figures - agriculture;
  if (need <= 0 || rounds <= 0) return 0;
  return Math.max(0, rounds - food / need) * Math.min(HUNGER, need * FOOD);
}
