import { faceDown, HIDDEN, type PlayerId } from '@morgenrot/engine';
import type { HeldDiplomacy, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import type { DiplomacyCardId } from './vocabulary.ts';

const closed = ({ shown, deck }: WonderDeck): WonderDeck => ({ shown, deck: faceDown(deck) });

/** Closed diplomacy: holder and giver know the card, everybody once it has been used. */
const closedCard = (card: HeldDiplomacy, holder: PlayerId, me: PlayerId | null): HeldDiplomacy =>
  card.shown || me === holder || me === card.from ? card : { ...card, card: HIDDEN as DiplomacyCardId };

const closedSeat = (seat: Seat, holder: PlayerId, me: PlayerId | null): Seat => ({
  ...seat,
  diplomacy: seat.diplomacy.map((card) => closedCard(card, holder, me)),
});

/** Whoever may take a card sees which are left; nobody else does. */
const closedStep = (step: State['steps'][number], me: PlayerId | null): State['steps'][number] =>
  step.kind === 'takeDiplomacy' && step.player !== me && step.from !== me
    ? ({ ...step, cards: faceDown(step.cards), ...(step.give && { give: HIDDEN }) } as NewDawnStep)
    : step;

/** The order of the wonder decks is hidden from everybody (R3), closed diplomacy from those it does not concern. */
export function view(s: State, me: PlayerId | null): State {
  const { culture, economy, military, science } = s.wonderDecks;
  const hidden = {
    ...s,
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
    steps: s.steps.map((step) => closedStep(step, me)),
  };
}
