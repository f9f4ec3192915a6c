import { fold, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { inPlay } from '../effects/in-play.ts';
import type { State } from '../state.ts';
import { DIFFICULTY, hexAt } from './map.ts';

/** How difficult a space is for `me` now: the ground's number, through every effect in play. */
export function difficultyFor(s: State, me: PlayerId, hex: HexKey): number {
  return fold(inPlay(s, me), DIFFICULTY[hexAt(s, hex).ground], (effect, value) =>
    effect.modifyDifficulty?.(s, me, hex, value),
  );
}
