import { type ActAsk, type Handler, next, type PlayerId, type Reason, waysToCount } from '@morgenrot/engine';
import { type Building, type BuildingId, buildingOf, type ExactBuilding } from './buildings.ts';
import { score } from './gains.ts';
import { ANY_TWO, actOf, goodsIn, pay, payment, payOr } from './paying.ts';
import { type StackPlace, stackNumber } from './places.ts';
import { type StepOf, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { DIVISORS, type Goods, RESOURCES } from './vocabulary.ts';

export const isExact = (building: Building): building is ExactBuilding => 'cost' in building;

/** The tile that lies face up on a stack. */
export const topOf = ({ stacks }: StoneAge, place: StackPlace): BuildingId | undefined =>
  stacks[stackNumber(place)]?.at(-1);

/** S14.2: what resources are worth in a building of one's choice. */
export const worthOf = (goods: Goods): number => RESOURCES.reduce((sum, kind) => sum + goods[kind] * DIVISORS[kind], 0);

/** How somebody with these resources can pay for a building, or why they cannot. */
export function payable(building: Building, goods: Goods): ActAsk | Reason {
  if (isExact(building)) {
    const missing = RESOURCES.find((kind) => goods[kind] < building.cost[kind]);
    return missing ? { key: 'pay.missing', params: { what: missing, count: building.cost[missing] } } : { act: 'pay' };
  }
  const { min, max, kinds } = building;
  const ask = payment(goods, { min, max }, kinds);
  if (waysToCount(ask) > 0) return { act: 'pay', with: ask };
  return kinds === undefined ? { key: 'pay.some', params: { min } } : { key: 'pay.kinds', params: { min, kinds } };
}

const built = (s: StoneAge, player: PlayerId, building: BuildingId, paid: Goods): number => {
  const seat = seatOf(s, player);
  const tile = buildingOf(building);
  const points = isExact(tile) ? tile.points : worthOf(paid);
  pay(seat, paid);
  seat.buildings.push(building);
  score(s, player, points);
  return points;
};

/** S14: pay, take the tile, score; the next tile is turned up at once (S14.5). */
export const build = {
  ask(s, { player, place }) {
    const top = topOf(s, place);
    if (!top) throw new Error(`nothing lies at ${place}`);
    return payOr(s, player, 'decline', payable(buildingOf(top), seatOf(s, player).goods));
  },
  run(s, { player, place }, answer, api) {
    const act = actOf(answer);
    if (act === ANY_TWO) return next<StoneAgeStep>(s, { kind: 'anyTwo', player }, { kind: 'build', player, place });
    if (act === 'decline') return api.log({ key: 'declined', by: player, params: { place } });
    const stack = s.stacks[stackNumber(place)];
    const top = stack?.pop();
    if (!stack || !top) throw new Error(`nothing lies at ${place}`);
    const tile = buildingOf(top);
    const points = built(s, player, top, isExact(tile) ? tile.cost : goodsIn(answer));
    api.log({ key: 'built', by: player, params: { building: top, points } });
    const following = stack.at(-1);
    if (following === undefined) return api.log({ key: 'stackEmpty', params: { place } });
    api.reveal();
    api.log({ key: 'uncovered', params: { building: following } });
  },
} satisfies Handler<StoneAge, StepOf<'build'>>;
