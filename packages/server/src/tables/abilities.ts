import type { AnyGame } from '@morgenrot/engine';
import { type GameInfo, STRENGTHS } from '@morgenrot/protocol';

/** The one strength that needs to know nothing of a game. */
const RANDOM = STRENGTHS[0];

/** What the page can offer for a game. Without an outlook nobody looks ahead, so nobody can give hints either. */
export const gameInfo = ({ id, rules, seats, options, outlook }: AnyGame): GameInfo => ({
  id,
  rules,
  seats,
  options: [...options],
  strengths: outlook ? [...STRENGTHS] : [RANDOM],
  hints: outlook !== undefined,
  // The engine replays any game from its record.
  verify: true,
});
