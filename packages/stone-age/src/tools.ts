import { CARDS, type CardId } from './cards.ts';
import type { Roll, Seat, Tool } from './state.ts';
import { DIVISORS } from './vocabulary.ts';

export const SLOTS = 3;
const MOST_VALUE = 4;
/** S9.1: a step beyond this has no effect. */
export const MOST_TOOLS = SLOTS * MOST_VALUE;

/** S9.1: the sum of the tools that last; tools for one use are never part of it (Q-S19). */
export const toolValue = ({ tools }: Seat): number => tools.reduce((sum, { value }) => sum + value, 0);

/** S9.1, S9.4: a new tool in an empty slot, or one of the lowest value is raised, rather one that is unused (Q-S6). */
export function addToolStep({ tools }: Seat): void {
  if (tools.length < SLOTS) {
    tools.push({ value: 1, used: false });
    return;
  }
  const lowest = Math.min(...tools.map(({ value }) => value));
  if (lowest >= MOST_VALUE) return;
  const raisable = tools.filter(({ value }) => value === lowest);
  // A used tool stays used (Q-S7), so an unused one is worth more now.
  const tool = raisable.find(({ used }) => !used) ?? raisable[0];
  if (tool) tool.value++;
}

/** S9.5 */
export const refreshTools = ({ tools }: Seat): void => {
  for (const tool of tools) tool.used = false;
};

/** A tool that can be added to a roll: a slot of one's own, or a card for one use. */
export interface Helper {
  option: string;
  value: number;
}

const slotOption = (slot: number): string => `tool${slot + 1}`;

const oneUseValue = (card: CardId): number => {
  const { upper } = CARDS[card];
  return upper.type === 'oneUseTool' ? upper.value : 0;
};

/** All unused tools, and the cards for one use (S9.6). */
export function helpersOf({ tools, kept }: Seat): Helper[] {
  const helpers: Helper[] = [];
  tools.forEach(({ value, used }: Tool, slot) => {
    if (!used) helpers.push({ option: slotOption(slot), value });
  });
  for (const card of kept) {
    const value = oneUseValue(card);
    if (value > 0) helpers.push({ option: card, value });
  }
  return helpers;
}

/** S9.2, S9.6: tools that were added are used; a card for one use goes to the pile. */
export function spendHelpers(seat: Seat, options: readonly string[]): void {
  seat.tools.forEach((tool, slot) => {
    if (options.includes(slotOption(slot))) tool.used = true;
  });
  for (const card of seat.kept.filter((one) => options.includes(one))) {
    seat.kept = seat.kept.filter((one) => one !== card);
    seat.pile.push(card);
  }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** S8.3: the total divided by what one costs, rounded down. */
export const yieldOf = ({ dice, yields }: Roll, added = 0): number =>
  Math.floor((sumOf(dice) + added) / DIVISORS[yields]);

/** Q-S10: tools are asked for only where some of them raise the yield. */
export const canHelp = (roll: Roll, seat: Seat): boolean =>
  yieldOf(roll, sumOf(helpersOf(seat).map(({ value }) => value))) > yieldOf(roll);
