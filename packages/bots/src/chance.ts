import type { Below, Chance } from '@morgenrot/engine';
import { shuffledBy } from '@morgenrot/engine';

/** Dice of a player's own imagination: quick, and nothing that a match's dice could be told from. */
export interface Dice extends Pick<Chance, 'd6' | 'shuffle'> {
  below: Below;
  /** From 0 to below 1. */
  part(): number;
}

/** A small generator (mulberry32): the same seed thinks the same thoughts. */
export function diceFrom(seed: number): Dice {
  // Kept as a signed number: the same 32 bits, and nothing to be put on the heap for every draw.
  let state = seed | 0;
  const part = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(part() * n);
  return {
    part,
    below,
    d6: () => 1 + below(6),
    shuffle: (items) => shuffledBy(below, items),
  };
}
