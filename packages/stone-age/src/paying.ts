import {
  type ActAsk,
  type ActsAsk,
  type Answer,
  type CountsAsk,
  isAct,
  isCounts,
  type PlayerId,
  type Range,
  type Reason,
} from '@morgenrot/engine';
import { anyTwoCard } from './gains.ts';
import { type StoneAge, seatOf } from './state.ts';
import { countGoods, DIVISORS, type Goods, noGoods, RESOURCES } from './vocabulary.ts';

/** S12.8, D7: takes two resources now; the question comes again afterwards. */
export const ANY_TWO = 'anyTwo';

/** So many resources, of so many kinds, out of what somebody has. */
export function payment(goods: Goods, sum: Range, kinds?: number): CountsAsk {
  return {
    shape: 'counts',
    of: RESOURCES.map((kind) => ({ kind, min: 0, max: Math.min(goods[kind], sum.max), worth: DIVISORS[kind] })),
    sum,
    ...(kinds !== undefined && { kinds: { min: kinds, max: kinds } }),
  };
}

/** The resources of an answer. */
export function goodsIn(answer: Answer): Goods {
  const paid = noGoods();
  const counts = isAct(answer) ? answer.with : answer;
  if (counts === undefined || !isCounts(counts)) return paid;
  for (const kind of RESOURCES) paid[kind] = counts[kind] ?? 0;
  return paid;
}

export function pay({ goods }: { goods: Goods }, paid: Goods): void {
  for (const kind of RESOURCES) goods[kind] -= paid[kind];
}

export const actOf = (answer: Answer): string => (isAct(answer) ? answer.act : String(answer));

/**
 * To pay, or not to: `pay` is offered as `paying` says, or refused with its reason. Whoever still has two resources to
 * choose may take them first.
 */
export function payOr(s: StoneAge, player: PlayerId, not: string, paying: ActAsk | Reason): ActsAsk {
  const isPayable = 'act' in paying;
  const from: ActAsk[] = isPayable ? [paying, { act: not }] : [{ act: not }];
  if (anyTwoCard(s, player)) from.push({ act: ANY_TWO });
  return { shape: 'acts', from, ...(!isPayable && { refused: { pay: paying } }) };
}

/** How many resources somebody can come by at once: what they have, and two of their choice. */
export const reachOf = (s: StoneAge, player: PlayerId): number =>
  countGoods(seatOf(s, player).goods) + (anyTwoCard(s, player) ? 2 : 0);
