import type { Answer, PlayerId } from '@morgenrot/engine';
import { isExact, topOf } from '../building.ts';
import { type Building, buildingOf, type ChoiceBuilding } from '../buildings.ts';
import { cardAt } from '../buying.ts';
import { HUNGER, missingFood } from '../feeding.ts';
import { anyTwoCard } from '../gains.ts';
import { ANY_TWO } from '../paying.ts';
import { type CardSpace, type Place, priceOf, STACKS, type StackPlace } from '../places.ts';
import { figuresAt, type StoneAge, seatOf } from '../state.ts';
import { countGoods, DIVISORS, type Goods, noGoods, RESOURCES } from '../vocabulary.ts';
import { roundsLeft } from './pace.ts';
import { PRICES, priceOfGoods } from './prices.ts';
import { Prospect } from './prospect.ts';

/** So many resources the card for any two gives. */
const TWO = 2;

/** As answers spell them: kinds of which there are none are left out. */
const spelled = (goods: Goods): Partial<Goods> =>
  Object.fromEntries(RESOURCES.flatMap((kind) => (goods[kind] > 0 ? [[kind, goods[kind]]] : [])));

/** So many of the cheapest; what is `spared` stays if it can. */
function cheapest(goods: Goods, count: number, spared: Goods): Goods {
  const paid = noGoods();
  let left = count;
  for (const sparing of [spared, noGoods()])
    for (const kind of RESOURCES) {
      const more = Math.min(left, Math.max(0, goods[kind] - paid[kind] - sparing[kind]));
      paid[kind] += more;
      left -= more;
    }
  return paid;
}

/** What the exact buildings ask for at which somebody stands, all but one of them. */
function meantFor(s: StoneAge, me: PlayerId, but?: Place): Goods {
  const meant = noGoods();
  for (const place of STACKS) {
    const top = place === but || figuresAt(s, place, me) === 0 ? undefined : topOf(s, place);
    const tile = top && buildingOf(top);
    if (tile && isExact(tile)) for (const kind of RESOURCES) meant[kind] += tile.cost[kind];
  }
  return meant;
}

export function buyByThumb(s: StoneAge, me: PlayerId, place: CardSpace): Answer {
  const { goods } = seatOf(s, me);
  const card = cardAt(s, place);
  const price = priceOf(place);
  const worth = card === null ? 0 : new Prospect(s, me).card(card);
  const count = countGoods(goods);
  if (count < price) {
    const isNear = anyTwoCard(s, me) !== undefined && count + TWO >= price && worth > TWO * PRICES.gold;
    return { act: isNear ? ANY_TWO : 'decline' };
  }
  const paid = cheapest(goods, price, meantFor(s, me));
  return priceOfGoods(paid) <= worth ? { act: 'pay', with: spelled(paid) } : { act: 'decline' };
}

/** What is meant for another building is worth so much more. */
const SPARED = 0.7;

interface Payment {
  paid: Goods;
  gain: number;
}

/** What is gained by paying one more of a kind of which `n` are paid already. */
function gainOf(kind: keyof Goods, n: number, goods: Goods, spared: Goods, isLast: boolean): number {
  const price = isLast ? 1 : PRICES[kind];
  return DIVISORS[kind] - price - (n >= goods[kind] - spared[kind] ? SPARED : 0);
}

/** Of all payments for a building of one's choice the one that gains most over what is paid. */
function bestChoice(
  { min, max, kinds }: ChoiceBuilding,
  goods: Goods,
  spared: Goods,
  isLast: boolean,
): Payment | undefined {
  let best: Payment | undefined;
  const paid = noGoods();
  const payOn = (i: number, left: number, used: number, gain: number): void => {
    const kind = RESOURCES[i];
    if (!kind) {
      const fits = max - left >= min && (kinds === undefined || used === kinds);
      if (fits && (!best || gain > best.gain)) best = { paid: { ...paid }, gain };
      return;
    }
    let more = 0;
    for (let n = 0; n <= Math.min(left, goods[kind]); n++) {
      paid[kind] = n;
      payOn(i + 1, left - n, used + (n > 0 ? 1 : 0), gain + more);
      more += gainOf(kind, n, goods, spared, isLast);
    }
    paid[kind] = 0;
  };
  payOn(0, max, 0, 0);
  return best;
}

const canAfford = (building: Building, goods: Goods): boolean =>
  isExact(building)
    ? RESOURCES.every((kind) => goods[kind] >= building.cost[kind])
    : bestChoice(building, goods, noGoods(), false) !== undefined;

/** Could two resources more pay for it? */
const isNearBy = (building: Building, goods: Goods): boolean =>
  RESOURCES.some((one) =>
    RESOURCES.some((other) => {
      const more = { ...goods };
      more[one]++;
      more[other]++;
      return canAfford(building, more);
    }),
  );

export function buildByThumb(s: StoneAge, me: PlayerId, place: StackPlace): Answer {
  const top = topOf(s, place);
  if (top === undefined) return { act: 'decline' };
  const { goods } = seatOf(s, me);
  const tile = buildingOf(top);
  if (!canAfford(tile, goods)) return { act: anyTwoCard(s, me) && isNearBy(tile, goods) ? ANY_TWO : 'decline' };
  if (isExact(tile)) return { act: 'pay' };
  const best = bestChoice(tile, goods, meantFor(s, me, place), roundsLeft(s) <= 1);
  return best ? { act: 'pay', with: spelled(best.paid) } : { act: 'decline' };
}

/** Two resources that make up for what exact buildings lack; else gold. */
export function anyTwoByThumb(s: StoneAge, me: PlayerId): Answer {
  const { goods } = seatOf(s, me);
  const meant = meantFor(s, me);
  const taken = noGoods();
  for (const kind of RESOURCES) taken[kind] = Math.min(TWO - countGoods(taken), Math.max(0, meant[kind] - goods[kind]));
  taken.gold += TWO - countGoods(taken);
  return spelled(taken);
}

/** Resources instead of food where they are worth less than the points that hunger costs. */
export function feedByThumb(s: StoneAge, me: PlayerId): Answer {
  const { goods } = seatOf(s, me);
  const missing = missingFood(s, me);
  if (countGoods(goods) < missing) return { act: anyTwoCard(s, me) ? ANY_TWO : 'starve' };
  const paid = cheapest(goods, missing, noGoods());
  return priceOfGoods(paid) <= HUNGER ? { act: 'pay', with: spelled(paid) } : { act: 'starve' };
}
