import type { Plugin } from 'boardgame.io';
import { type Chance, type ChanceState, chance } from '../chance.ts';

/** 128 bits from the system's cryptographic source, in hexadecimal. */
export function freshSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface RandomService extends Chance {
  D6(): number;
  Shuffle<T>(items: readonly T[]): T[];
  _private: { isUsed(): boolean; getState(): ChanceState };
}

/** By this name the framework, and whoever goes back in a match, finds the stream of chance. */
export const RANDOM = 'random';

/**
 * The framework's random service with our stream of chance behind it. It takes the place of the stock plugin of the
 * same name, whose `flush` and `playerView` (nothing is ever shown) go on doing their part; that is why this one may
 * not have a `flush` of its own: the first to flush takes the api away from the second.
 */
export const randomPlugin: Plugin<RandomService, ChanceState> = {
  name: RANDOM,
  setup: ({ game }) => ({ seed: game.seed === undefined ? freshSeed() : String(game.seed), drawn: 0 }),
  api: ({ data }) => {
    const source = chance(data);
    return {
      ...source,
      D6: source.d6,
      Shuffle: source.shuffle,
      _private: { isUsed: () => source.state().drawn !== data.drawn, getState: source.state },
    };
  },
  playerView: () => undefined,
};
