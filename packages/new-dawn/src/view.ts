import { faceDown, HIDDEN, type PlayerId } from '@morgenrot/engine';
import type { TileNumber } from './cards/tiles.ts';
import type { HeldDiplomacy, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import type { DiplomacyCardId } from './vocabulary.ts';

const closed = (deck: WonderDeck): WonderDeck => ({ ...deck, deck: faceDown(deck.deck) });

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

/** Tiles that one player has looked at are that player's secret until they are laid, if they fit at all (Q-F31). */
function unseenTiles(step: State['steps'][number], me: PlayerId | null): State['steps'][number] {
  if ((step.kind !== 'sortTiles' && step.kind !== 'layLookedAt') || step.player === me) return step;
  if (step.kind === 'sortTiles') return { ...step, tiles: faceDown(step.tiles) };
  return { ...step, tile: faceDown([step.tile])[0] as TileNumber };
}

/** The order of wonder decks and tile stack is hidden from everybody (R3, T3.3), closed diplomacy from those it does not concern. */
export function view(s: State, me: PlayerId | null): State {
  const { culture, economy, military, science } = s.wonderDecks;
  const hidden = {
    ...s,
    ...(s.terra && {
      terra: { ...s.terra, stack: faceDown(s.terra.stack) },
      steps: s.steps.map((step) => unseenTiles(step, me)),
    }),
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
    steps: hidden.steps.map((step) => closedStep(step, me)),
  };
}
