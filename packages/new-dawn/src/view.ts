import { faceDown, type PlayerId } from '@morgenrot/engine';
import type { State, WonderDeck } from './state.ts';

const closed = ({ shown, deck }: WonderDeck): WonderDeck => ({ shown, deck: faceDown(deck) });

/** Only the order of the wonder decks is hidden, and it is hidden from everybody (R3). */
export function view(s: State, _me: PlayerId | null): State {
  const { culture, economy, military, science } = s.wonderDecks;
  return {
    ...s,
    wonderDecks: {
      culture: closed(culture),
      economy: closed(economy),
      military: closed(military),
      science: closed(science),
    },
  };
}
