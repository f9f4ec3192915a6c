import type { Api } from './game.ts';
import { HIDDEN } from './view.ts';

/** A face-down deck; the last card is the top one. */
export type Deck<C extends string | number> = C[];

/** Takes the top card. Whoever sees it has learned something: no decision before it can be taken back. */
export function draw<C extends string | number>(deck: Deck<C>, api: Api): C | undefined {
  const card = deck.pop();
  if (card !== undefined) api.reveal();
  return card;
}

/** A deck as others see it: so many cards, and not which. */
export const faceDown = <C extends string | number>(deck: Deck<C>): Deck<C> => deck.map(() => HIDDEN as C);
