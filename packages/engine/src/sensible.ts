import { type Answer, type Ask, type Below, sample } from './ask.ts';
import type { AnyGame } from './game.ts';

/** One answer in so many is one that only declines or ends something, where there is something else to do. */
const IDLE_ONCE_IN = 8;

/** One answer in so many is one of those that promise most, where there are such. */
const PROMISING_ONCE_IN = 2;

/** Any answer, but rather one that does something. */
export function sensible(
  { outlook }: AnyGame,
  ask: Ask,
  below: Below,
  promising: readonly string[] = [],
): Answer | undefined {
  if (ask.shape !== 'one' || !outlook) return sample(ask, below);
  const { ways } = outlook;
  const best = promising.length === 0 ? [] : ask.from.filter((option) => promising.includes(option));
  if (best.length > 0 && below(PROMISING_ONCE_IN) === 0) return best[below(best.length)];
  const deeds = ask.from.filter((option) => !ways.includes(option));
  const idles = deeds.length === 0 || (deeds.length < ask.from.length && below(IDLE_ONCE_IN) === 0);
  const from = idles ? ask.from.filter((option) => ways.includes(option)) : deeds;
  return from.length === 0 ? undefined : from[below(from.length)];
}
