import { type Api, next, type PlayerId } from '@morgenrot/engine';
import { CARDS } from './cards.ts';
import type { VillagePlace } from './places.ts';
import { type Roll, type Seat, type StoneAge, type StoneAgeStep, seatOf } from './state.ts';
import { addToolStep, canHelp, MOST_TOOLS, sumOf, toolValue, yieldOf } from './tools.ts';
import type { Yield } from './vocabulary.ts';

export const MOST_FIGURES = 10;
export const MOST_AGRICULTURE = 10;

/** S7.6: what is gained is there at once. */
export function gain(s: StoneAge, player: PlayerId, what: Yield, amount: number): void {
  const seat = seatOf(s, player);
  if (what === 'food') seat.food += amount;
  else seat.goods[what] += amount;
}

export function gainTool(s: StoneAge, player: PlayerId, api: Api): void {
  addToolStep(seatOf(s, player));
  api.log({ key: 'tool', by: player });
}

export function gainAgriculture(s: StoneAge, player: PlayerId, api: Api): void {
  const seat = seatOf(s, player);
  seat.agriculture = Math.min(MOST_AGRICULTURE, seat.agriculture + 1);
  api.log({ key: 'agriculture', by: player, params: { level: seat.agriculture } });
}

/** S10.2: the new figure is owned at once, and fed in this round. */
export function gainFigure(s: StoneAge, player: PlayerId, api: Api): void {
  const seat = seatOf(s, player);
  seat.figures = Math.min(MOST_FIGURES, seat.figures + 1);
  api.log({ key: 'figure', by: player, params: { figures: seat.figures } });
}

/** Q-S3: working there is allowed, and brings nothing: this player has the most there is already. */
export const hasMostOf = (seat: Seat, place: VillagePlace): boolean =>
  ({
    toolMaker: toolValue(seat) >= MOST_TOOLS,
    hut: seat.figures >= MOST_FIGURES,
    field: seat.agriculture >= MOST_AGRICULTURE,
  })[place];

export function score(s: StoneAge, player: PlayerId, points: number): void {
  seatOf(s, player).score += points;
}

/** The roll is over: the rest of it is lost. */
export function gather(s: StoneAge, player: PlayerId, roll: Roll, added: number, api: Api): void {
  const amount = yieldOf(roll, added);
  gain(s, player, roll.yields, amount);
  api.log({ key: 'gathered', by: player, params: { what: roll.yields, amount, total: sumOf(roll.dice) + added } });
}

/** S8.1, S12.3: dice fall, all together; then tools may help. */
export function rollFor(s: StoneAge, player: PlayerId, yields: Yield, count: number, api: Api): void {
  const roll: Roll = { dice: Array.from({ length: count }, () => api.d6()), yields };
  api.log({ key: 'rolled', by: player, params: { dice: roll.dice.join(' '), total: sumOf(roll.dice), what: yields } });
  if (canHelp(roll, seatOf(s, player))) next<StoneAgeStep>(s, { kind: 'tools', player, ...roll });
  else gather(s, player, roll, 0, api);
}

/** S12.8: the card whose owner may take two resources of their choice, if it still waits. */
export const anyTwoCard = (s: StoneAge, player: PlayerId) =>
  seatOf(s, player).kept.find((card) => CARDS[card].upper.type === 'anyResources');
