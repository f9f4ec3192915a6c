import { DIVISORS, type Yield } from '@morgenrot/stone-age';

const SIDES = 6;

/** How often in 6^n rolls so many dice show each sum: the sum is the place in the list. */
const sums = new Map<number, readonly number[]>([[0, [1]]]);

export function waysToRoll(dice: number): readonly number[] {
  const known = sums.get(dice);
  if (known) return known;
  const fewer = waysToRoll(dice - 1);
  const ways = Array.from({ length: dice * SIDES + 1 }, (_, sum) => {
    let count = 0;
    for (let pips = 1; pips <= SIDES; pips++) count += fewer[sum - pips] ?? 0;
    return count;
  });
  sums.set(dice, ways);
  return ways;
}

export interface SumChance {
  amount: number;
  /** From 0 to 1: just so much, and so much or more. */
  exactly: number;
  atLeast: number;
}

/** The exact chance of each yield of a roll to which tools of this value can be added. */
export function chancesOf(dice: number, what: Yield, tools: number): SumChance[] {
  const ways = waysToRoll(dice);
  const all = SIDES ** dice;
  const amounts: number[] = [];
  ways.forEach((count, sum) => {
    if (count === 0) return;
    const amount = Math.floor((sum + tools) / DIVISORS[what]);
    amounts[amount] = (amounts[amount] ?? 0) + count;
  });
  let left = all;
  return Array.from(amounts, (count = 0) => count).flatMap((count, amount) => {
    const atLeast = left / all;
    left -= count;
    return count > 0 ? [{ amount, exactly: count / all, atLeast }] : [];
  });
}

/** How likely such a roll brings so much or more. */
export const chanceOf = (dice: number, what: Yield, tools: number, amount: number): number =>
  chancesOf(dice, what, tools).find((one) => one.amount >= amount)?.atLeast ?? 0;

/** What such a roll brings on average. */
export const meanOf = (chances: readonly SumChance[]): number =>
  chances.reduce((sum, { amount, exactly }) => sum + amount * exactly, 0);
