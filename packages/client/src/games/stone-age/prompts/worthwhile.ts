import { type Helper, type Roll, sumOf, yieldOf } from '@morgenrot/stone-age';

export const isOneUse = ({ option }: Helper): boolean => !option.startsWith('tool');

/** Every way to choose some of these. */
function* subsets(helpers: readonly Helper[]): Generator<Helper[]> {
  for (let mask = 1; mask < 2 ** helpers.length; mask++) yield helpers.filter((_, i) => mask & (2 ** i));
}

/** Tools that come back are cheaper than those that do not, and few points are cheaper than many. */
const costOf = (helpers: readonly Helper[]): number =>
  helpers.reduce((sum, helper) => sum + (isOneUse(helper) ? 100 : 1) * helper.value, 0);

/** For each yield that tools can reach the cheapest choice of them. */
export function worthwhile(
  step: Roll,
  helpers: readonly Helper[],
): (readonly [amount: number, chosen: readonly Helper[]])[] {
  const best = new Map<number, Helper[]>();
  for (const chosen of subsets(helpers)) {
    const amount = yieldOf(step, sumOf(chosen.map(({ value }) => value)));
    const known = best.get(amount);
    if (!known || costOf(chosen) < costOf(known)) best.set(amount, chosen);
  }
  const plain = yieldOf(step);
  return [...best].filter(([amount]) => amount > plain).sort(([a], [b]) => a - b);
}
