import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../state.ts';

/**
 * The moments at which cards, leaders and wonders may speak. A card that needs another moment adds it here, with a
 * line in docs/cards.md; the engine and the rules never know a card by name.
 */
export interface Effect {
  /** Fold: how difficult a space is for `me`. */
  modifyDifficulty?(s: State, me: PlayerId, hex: HexKey, value: number): number;
}
