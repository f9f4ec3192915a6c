import { type Api, close, type Handler, next, openTo, type PlayerId } from '@morgenrot/engine';
import { MOST_AGRICULTURE, MOST_FIGURES, score } from './gains.ts';
import { ANY_TWO, actOf, goodsIn, pay, payment, payOr, reachOf } from './paying.ts';
import type { Place } from './places.ts';
import { figuresAt, type StepOf, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { countGoods } from './vocabulary.ts';

/** S15.5: once, whatever is missing. */
export const HUNGER = 10;

/** How much food is missing once all of it has been eaten (S15.4). Food is never below zero, so it is 0 then. */
export const missingFood = (s: StoneAge, player: PlayerId): number => {
  const { figures, food } = seatOf(s, player);
  return Math.max(0, figures - food);
};

/** What the next feeding takes, what is there for it, and what is missing. */
export interface Meal {
  need: number;
  food: number;
  missing: number;
}

/** The next feeding as things stand: figures at the hut and on the field, there already or sent now, will have worked. */
export function mealAhead(s: StoneAge, player: PlayerId, sent?: Place): Meal {
  const { figures, food, agriculture } = seatOf(s, player);
  const worksAt = (place: Place): number => Number(place === sent || figuresAt(s, place, player) > 0);
  const need = Math.min(MOST_FIGURES, figures + worksAt('hut'));
  const there = food + Math.min(MOST_AGRICULTURE, agriculture + worksAt('field'));
  return { need, food: there, missing: Math.max(0, need - there) };
}

function starve(s: StoneAge, player: PlayerId, api: Api): void {
  score(s, player, -HUNGER);
  api.log({ key: 'starved', by: player, params: { points: HUNGER } });
}

/** S15.1 to S15.3: agriculture first, then all figures eat. Is anything missing that could be made up for? */
function eats(s: StoneAge, player: PlayerId, api: Api): boolean {
  const seat = seatOf(s, player);
  seat.food += seat.agriculture;
  const missing = missingFood(s, player);
  const eaten = seat.figures - missing;
  if (missing > 0 && reachOf(s, player) >= missing) return true;
  seat.food -= eaten;
  api.log({ key: 'fed', by: player, params: { food: eaten, missing } });
  if (missing > 0) starve(s, player, api);
  return false;
}

export const feeding: Handler<StoneAge, StepOf<'feeding'>> = {
  run(s, _step, _answer, api) {
    s.phase = 'feeding';
    const short = s.order.filter((player) => eats(s, player, api));
    next<StoneAgeStep>(s, ...openTo<StoneAgeStep>(short.map((player) => ({ kind: 'feed', player }))), {
      kind: 'endRound',
    });
  },
};

/** S15.4: exactly what is missing in resources, or ten points; nothing in between (Q-S21). */
export const feed = {
  ask(s, { player }) {
    const missing = missingFood(s, player);
    const { goods } = seatOf(s, player);
    if (countGoods(goods) < missing) return payOr(s, player, 'starve', { key: 'pay.food', params: { missing } });
    return payOr(s, player, 'starve', { act: 'pay', with: payment(goods, { min: missing, max: missing }) });
  },
  run(s, { player }, answer, api) {
    const act = actOf(answer);
    if (act === ANY_TWO) return next<StoneAgeStep>(s, { kind: 'anyTwo', player });
    const seat = seatOf(s, player);
    const missing = missingFood(s, player);
    seat.food = 0;
    api.log({ key: 'fed', by: player, params: { food: seat.figures - missing, missing } });
    if (act === 'pay') {
      const paid = goodsIn(answer);
      pay(seat, paid);
      api.log({ key: 'paidFood', by: player, params: { ...paid } });
    } else starve(s, player, api);
    close(s, player);
  },
} satisfies Handler<StoneAge, StepOf<'feed'>>;
