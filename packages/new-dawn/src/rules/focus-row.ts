import { type Api, next, type PlayerId } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId, focusRow } from '../cards/focus.ts';
import type { FocusCard, State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { focusOf, seatOf } from './seats.ts';

/** The slots' numbers from left to right; they are terrain limits as well (R8.1). */
export const SLOTS = [1, 2, 3, 4, 5] as const;

export function slotNumber(position: number): number {
  const number = SLOTS[position];
  if (number === undefined) throw new Error(`the focus row has no position ${position}`);
  return number;
}

export const typeOf = ({ card }: FocusCard) => FOCUS_CARDS[card].type;

/** Resolves a card where it stands, then resets it (R7.3, R7.4). */
export function resolveCard(s: State, me: PlayerId, chosen: FocusCardId, api: Api): void {
  const { row } = seatOf(s, me);
  const position = row.findIndex(({ card }) => card === chosen);
  const focus = row[position];
  if (!focus) throw new Error(`${chosen} is not in the focus row of ${me}`);
  const slot = slotNumber(position);
  api.log({ key: 'card.resolved', by: me, params: { card: chosen, slot } });
  const resolution = { player: me, focus: focus.id, slot };
  next<NewDawnStep>(
    s,
    ...focusRow(chosen).work.map((part) => part(resolution)),
    { kind: 'resetCard', player: me, focus: focus.id },
    { kind: 'endTurn', player: me },
  );
}

/** R8.2: the card goes to the first slot; those left of it move one to the right. */
export function resetCard(s: State, me: PlayerId, id: number): void {
  const seat = seatOf(s, me);
  const focus = focusOf(s, me, id);
  seat.row = [focus, ...seat.row.filter((other) => other.id !== id)];
}

/** R8.3: the new card takes the place of the one of its type, with everything that lies there. */
export function replaceCard(s: State, me: PlayerId, gained: FocusCardId, api: Api): void {
  const seat = seatOf(s, me);
  const place = seat.row.find((focus) => typeOf(focus) === FOCUS_CARDS[gained].type);
  if (!place) throw new Error(`nothing in the row gives way to ${gained}`);
  const replaced = place.card;
  seat.stack = [...seat.stack.filter((card) => card !== gained), replaced];
  place.card = gained;
  api.log({ key: 'card.gained', by: me, params: { card: gained, replaced } });
  fitCaravans(s, me);
}

/** R12.1: a better card brings its further caravans with it. */
function fitCaravans(s: State, me: PlayerId): void {
  const seat = seatOf(s, me);
  const allowed = Math.max(0, ...seat.row.map(({ card }) => focusRow(card).caravans ?? 0));
  while (seat.caravans.length < allowed) seat.caravans.push({ at: null });
}
