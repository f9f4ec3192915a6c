import type { PlayerId } from '@morgenrot/engine';
import { cardOf } from '../cards.ts';
import { HUNGER } from '../feeding.ts';
import { reachOf } from '../paying.ts';
import { ranking, scoreSheet } from '../scoring.ts';
import { type Seat, type StoneAge, seatOf } from '../state.ts';
import { toolValue } from '../tools.ts';
import { countGoods } from '../vocabulary.ts';
import { collectionOf, cultureToCome, personsToCome } from './collection.ts';
import { roundsLeft } from './pace.ts';
import { DEED, feedingCost, HELP, PIP, PRICES, priceOfGoods } from './prices.ts';

/** Points of the end; those that have to come about first are worth a little less. */
export const WEIGHTS = {
  won: 25,
  points: 1,
  goods: 1,
  food: 1,
  agriculture: 1,
  figures: 1,
  tools: 1,
  kept: 1,
  persons: 0.7,
  culture: 0.7,
} as const;
export type Term = keyof typeof WEIGHTS;

/** So many resources can be spent in a round; what is beyond counts one point each, as at the end (S18.6). */
const SPENT_A_ROUND = 5;

function goodsWorth({ goods }: Seat, rounds: number): number {
  const count = countGoods(goods);
  if (count === 0) return 0;
  const spent = Math.min(1, (SPENT_A_ROUND * rounds) / count);
  return spent * priceOfGoods(goods) + (1 - spent) * count;
}

function keptWorth({ kept }: Seat, rounds: number): number {
  let sum = 0;
  for (const card of kept) {
    const { upper } = cardOf(card);
    if (upper.type === 'oneUseTool') sum += upper.value * PIP * Math.min(1, rounds);
    if (upper.type === 'anyResources') sum += upper.amount * (rounds > 0 ? PRICES.gold : 0);
  }
  return sum;
}

const isFirst = (s: StoneAge, me: PlayerId): number => {
  const [first = []] = ranking(s);
  return first.includes(me) ? 1 / first.length : 0;
};

/** What a position is worth to somebody, in points of the end: those of today, and what can still become points. */
export function terms(s: StoneAge, me: PlayerId, rounds = roundsLeft(s), seat = seatOf(s, me)): Record<Term, number> {
  const sheet = scoreSheet(seat);
  const collection = collectionOf(seat);
  const unfed = feedingCost(rounds, seat, 0);
  return {
    won: s.isOver ? isFirst(s, me) : 0,
    points: sheet.total - (s.isOver ? 0 : sheet.resources),
    goods: s.isOver ? 0 : goodsWorth(seat, rounds),
    food: -unfed,
    agriculture: unfed - feedingCost(rounds, seat, seat.agriculture),
    figures: seat.figures * rounds * DEED,
    tools: toolValue(seat) * rounds * HELP,
    kept: keptWorth(seat, rounds),
    persons: personsToCome(seat, collection, rounds),
    culture: cultureToCome(collection, rounds),
  };
}

/** What somebody has once the round is over and has brought nothing: everyone has eaten, and a round less is left. */
export function idly(s: StoneAge, me: PlayerId): Record<Term, number> {
  const seat = seatOf(s, me);
  const food = seat.food + seat.agriculture - seat.figures;
  const isHungry = food + reachOf(s, me) < 0;
  const after: Seat = { ...seat, food: Math.max(0, food), score: seat.score - (isHungry ? HUNGER : 0) };
  return terms(s, me, Math.max(0, roundsLeft(s) - 1), after);
}
