import type { Answer } from '@morgenrot/engine';
import { VOTES } from './game.ts';

/** The simplest answer to a question of the tests' own game: nothing is shown, paid, rolled or bought. */
export function simply(kind: string | undefined, hand: readonly string[]): Answer {
  const simple: Record<string, Answer> = {
    pay: 0,
    discard: hand.slice(0, 1),
    roll: 'rest',
    vote: VOTES[0] ?? '',
    visit: 'silk',
  };
  return simple[kind ?? ''] ?? 'pass';
}
