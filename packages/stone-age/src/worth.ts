import { clone, everyCount } from '@morgenrot/engine';
import { payable, worthOf } from './building.ts';
import { type BuildingId, buildingOf } from './buildings.ts';
import { isKept } from './buying.ts';
import { type CardId, cardOf } from './cards.ts';
import { MOST_AGRICULTURE } from './gains.ts';
import { goodsIn } from './paying.ts';
import { scoreSheet } from './scoring.ts';
import type { Seat } from './state.ts';
import { addToolStep } from './tools.ts';

/** Somebody who has just bought this card, with what its upper half brings for sure. */
function withCard(before: Seat, card: CardId): Seat {
  const seat = clone(before);
  const { upper } = cardOf(card);
  (isKept(card) ? seat.kept : seat.pile).push(card);
  if (upper.type === 'resource') seat.goods[upper.resource] += upper.amount;
  else if (upper.type === 'points') seat.score += upper.amount;
  else if (upper.type === 'tool') addToolStep(seat);
  else if (upper.type === 'agriculture') seat.agriculture = Math.min(MOST_AGRICULTURE, seat.agriculture + 1);
  return seat;
}

/** What a card adds: points at once, and points of the final scoring if the game ended now. Its price is not counted. */
export function cardWorth(seat: Seat, card: CardId): { now: number; end: number } {
  const after = withCard(seat, card);
  const now = after.score - seat.score;
  return { now, end: scoreSheet(after).total - scoreSheet(seat).total - now };
}

/** The fewest and the most points that a building brings with somebody's resources; nothing if they cannot pay. */
function pointsWithin({ goods }: Seat, id: BuildingId): readonly [least: number, most: number] | undefined {
  const building = buildingOf(id);
  if ('points' in building) return [building.points, building.points];
  const means = payable(building, goods);
  if (!('act' in means) || means.with?.shape !== 'counts') return undefined;
  const points = [...everyCount(means.with)].map((counts) => worthOf(goodsIn(counts)));
  return [Math.min(...points), Math.max(...points)];
}

/** What a building adds: points at once, and what hut builders count more for it if the game ended now. */
export function buildingWorth(seat: Seat, building: BuildingId) {
  const after = { ...seat, buildings: [...seat.buildings, building] };
  return { now: pointsWithin(seat, building), end: scoreSheet(after).total - scoreSheet(seat).total };
}
