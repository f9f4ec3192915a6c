import type { AnyGame } from '../game.ts';
import { type Below, sample, sampleActs } from './answers.ts';
import type { Answer, Ask } from './shapes.ts';

/** One answer in so many is one that only declines or ends something, where there is something else to do. */
const IDLE_ONCE_IN = 8;

/** One answer in so many is one of those that promise most, where there are such. */
const PROMISING_ONCE_IN = 2;

/** Of all things to do those that do something; now and then one that does not. */
function rather<T>(
  from: readonly T[],
  nameOf: (one: T) => string,
  ways: readonly string[],
  below: Below,
): readonly T[] {
  const deeds = from.filter((one) => !ways.includes(nameOf(one)));
  const idles = deeds.length === 0 || (deeds.length < from.length && below(IDLE_ONCE_IN) === 0);
  return idles ? from.filter((one) => ways.includes(nameOf(one))) : deeds;
}

/** Any answer, but rather one that does something. */
export function sensible(
  { outlook }: AnyGame,
  ask: Ask,
  below: Below,
  promising: readonly string[] = [],
): Answer | undefined {
  if (!outlook) return sample(ask, below);
  const { ways } = outlook;
  if (ask.shape === 'acts')
    return sampleActs(
      rather(ask.from, ({ act }) => act, ways, below),
      below,
    );
  if (ask.shape !== 'one') return sample(ask, below);
  const best = promising.length === 0 ? [] : ask.from.filter((option) => promising.includes(option));
  if (best.length > 0 && below(PROMISING_ONCE_IN) === 0) return best[below(best.length)];
  const from = rather(ask.from, (option) => option, ways, below);
  return from.length === 0 ? undefined : from[below(from.length)];
}
