import { type HexKey, isHex } from '@morgenrot/hex';
import type { BoardState } from '../../../board/board-store.ts';
import { stateOf } from '../match.ts';
import { spacesNext } from '../sight/ahead.ts';

/**
 * Is this a space that nobody asks for yet, but that what has been picked leads to? Whoever clicks it means both: the
 * card, and where it is used.
 */
export function isInOneGo({ asked, chosen: [first], view, me }: BoardState, hex: HexKey): boolean {
  const ask = asked?.ask;
  if (ask?.shape !== 'one' || first === undefined || me === null || isHex(first)) return false;
  if (ask.from.includes(hex) || ask.refused?.[hex]) return false;
  return spacesNext(stateOf(view), me, first).includes(hex);
}
