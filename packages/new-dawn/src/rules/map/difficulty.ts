import { fold, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Doing } from '../../effects/effect.ts';
import { inPlayWith } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import { DIFFICULTY, hexAt } from './map.ts';

/** How difficult a space is for `me` and for what `me` is doing: the ground's number, through every effect in play. */
export const difficultyFor = (s: State, me: PlayerId, hex: HexKey, doing: Doing): number =>
  difficultiesFor(s, me, doing)(hex);

/** The same for many spaces: who has a say is found out only once. */
export function difficultiesFor(s: State, me: PlayerId, doing: Doing): (hex: HexKey) => number {
  const changing = inPlayWith(s, me, 'modifyDifficulty');
  return (hex) =>
    fold(changing, DIFFICULTY[hexAt(s, hex).ground], ({ effect }, value) =>
      effect.modifyDifficulty?.(s, me, hex, value, doing),
    );
}

/** In combat a space is as difficult as the player whose turn it is makes it (Q-E29). */
export const difficultyInCombat = (s: State, hex: HexKey): number => difficultyFor(s, s.active, hex, { act: 'combat' });
