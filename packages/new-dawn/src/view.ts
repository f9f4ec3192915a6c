import { faceDown, HIDDEN, isShared, type PlayerId } from '@morgenrot/engine';
import { sayingOf } from './rules/handlers.ts';
import type { HeldDiplomacy, Seat, State, WonderDeck } from './state.ts';
import type { DiplomacyCardId } from './vocabulary.ts';

const closed = (deck: WonderDeck): WonderDeck => ({ ...deck, deck: faceDown(deck.deck) });

/** Closed diplomacy: holder and giver know the card, everybody once it has been used. */
const closedCard = (card: HeldDiplomacy, holder: PlayerId, me: PlayerId | null): HeldDiplomacy =>
  card.shown || me === holder || me === card.from ? card : { ...card, card: HIDDEN as DiplomacyCardId };

const closedSeat = (seat: Seat, holder: PlayerId, me: PlayerId | null): Seat => ({
  ...seat,
  diplomacy: seat.diplomacy.map((card) => closedCard(card, holder, me)),
});

/** What a step hides from all but its player and whom it concerns. */
function seenStep(s: State, step: State['steps'][number], me: PlayerId | null): State['steps'][number] {
  if (isShared(step) || step.player === me) return step;
  const { seen, alsoSeenBy } = sayingOf(step.kind);
  return !seen || alsoSeenBy?.(step) === me ? step : seen(step, s);
}

/** The order of wonder decks and tile stack is hidden from everybody (R3, T3.3), closed diplomacy from those it does not concern. */
export function view(s: State, me: PlayerId | null): State {
  const { culture, economy, military, science } = s.wonderDecks;
  const hidden = {
    ...s,
    ...(s.terra && { terra: { ...s.terra, stack: faceDown(s.terra.stack) } }),
    steps: s.steps.map((step) => seenStep(s, step, me)),
    wonderDecks: {
      culture: closed(culture),
      economy: closed(economy),
      military: closed(military),
      science: closed(science),
    },
  };
  if (s.options.diplomacy === 'open') return hidden;
  return {
    ...hidden,
    seats: Object.fromEntries(Object.entries(s.seats).map(([player, seat]) => [player, closedSeat(seat, player, me)])),
  };
}
