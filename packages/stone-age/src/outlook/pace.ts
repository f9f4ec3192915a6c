import { CARD_SPACES } from '../places.ts';
import type { StoneAge } from '../state.ts';

/** How many cards are bought in a round, and how many tiles of the lowest stack, by the number of players. */
const CARDS_A_ROUND: Readonly<Record<number, number>> = { 2: 2.1, 3: 2.4, 4: 2.7 };
const TILES_A_ROUND: Readonly<Record<number, number>> = { 2: 0.4, 3: 0.5, 4: 0.6 };

/** In so many rounds, this one among them, the match is likely to be over (S17). */
export function roundsLeft(s: StoneAge): number {
  if (s.isOver) return 0;
  const missing = CARD_SPACES.length - s.cards.filter((card) => card !== null).length;
  const byCards = 1 + Math.max(0, s.deck.length - missing) / (CARDS_A_ROUND[s.order.length] ?? 1);
  const lowest = Math.min(...s.stacks.map((stack) => stack.length));
  const byTiles = Math.max(1, lowest / (TILES_A_ROUND[s.order.length] ?? 1));
  return Math.min(byCards, byTiles);
}
