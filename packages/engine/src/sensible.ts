import { type Answer, type Ask, type Below, sample } from './ask.ts';
import type { AnyGame } from './game.ts';

/** One answer in so many is one that only declines or ends something, where there is something else to do. */
const IDLE_ONCE_IN = 8;

/** Any answer, but rather one that does something. */
export function sensible({ outlook }: AnyGame, ask: Ask, below: Below): Answer | undefined {
  if (ask.shape !== 'one' || !outlook) return sample(ask, below);
  const { ways } = outlook;
  const deeds = ask.from.filter((option) => !ways.includes(option));
  const idles = deeds.length === 0 || (deeds.length < ask.from.length && below(IDLE_ONCE_IN) === 0);
  const from = idles ? ask.from.filter((option) => ways.includes(option)) : deeds;
  return from.length === 0 ? undefined : from[below(from.length)];
}
