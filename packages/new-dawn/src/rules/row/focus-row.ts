import { type Answer, type Api, type Ask, fold, next, offer, type PlayerId, tell } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId, focusRow } from '../../cards/focus.ts';
import { governmentFor } from '../../cards/governments.ts';
import { inPlay } from '../../effects/in-play.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { FocusCard, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { FocusType } from '../../vocabulary.ts';
import { fitFigures } from '../map/figure-supply.ts';
import { focusOf, seatOf } from '../seats.ts';
import { shiftsOn, slotsReached } from './shifts.ts';

const FIRST_SLOT = 1;

/** The number of a slot is a terrain limit as well (R8.1). */
export function slotNumber(s: State, position: number): number {
  const number = rulesetOf(s).slots[position];
  if (number === undefined) throw new Error(`the focus row has no position ${position}`);
  return number;
}

export const typeOf = ({ card }: FocusCard) => FOCUS_CARDS[card].type;

const positionOf = (s: State, me: PlayerId, focus: number): number =>
  seatOf(s, me).row.findIndex(({ id }) => id === focus);

/** Where counting starts (T4.4): where the card stands, or the leftmost slot of that number. */
const startOf = (s: State, me: PlayerId, focus: number, asIf?: number): number =>
  asIf === undefined ? positionOf(s, me, focus) : rulesetOf(s).slots.indexOf(asIf);

const throughEffects = (s: State, me: PlayerId, printed: number): number =>
  fold(inPlay(s, me), printed, ({ effect }, slot) => effect.modifySlot?.(s, me, slot));

/** With which slot's number a card can be resolved: where it stands, or as if elsewhere, by every effect in play. */
export function resolvingSlot(s: State, me: PlayerId, focus: number, asIf?: number): number {
  const reached = slotsReached(s, startOf(s, me, focus, asIf), shiftsOn(s, me, focus));
  return throughEffects(s, me, Math.max(...reached));
}

/** T4.5: the question in which order shifts count, if that makes a difference. */
function shiftsToOrder(s: State, step: StepOf<'resolveCard'>): NewDawnStep | undefined {
  const { player, focus, from, again } = step;
  const shifts = shiftsOn(s, player, focus);
  const position = startOf(s, player, focus, from);
  if (step.slot !== undefined || slotsReached(s, position, shifts).length === 1) return undefined;
  return { kind: 'orderShifts', player, focus, from, again, position, left: shifts.map(({ id }) => id) };
}

/** A part of a card, with what effects add to it. */
type WithMore = (s: State, step: NewDawnStep) => NewDawnStep;

/** Resolves a card: its parts in order, then whatever listens for that (R7.3). `from`: as if in that slot. */
export const resolveCard = (withMore: WithMore) => ({
  run(s: State, step: StepOf<'resolveCard'>, _answer: Answer, api: Api): void {
    const order = shiftsToOrder(s, step);
    if (order) {
      next<NewDawnStep>(s, order);
      return;
    }
    const { player, focus, from, again } = step;
    const { card } = focusOf(s, player, focus);
    const slot = step.slot ?? resolvingSlot(s, player, focus, from);
    api.log({ key: 'card.resolved', by: player, params: { card, slot } });
    const resolution = { player, focus, slot };
    const work = focusRow(card)
      .work.flatMap((part) => part(resolution))
      .map((step) => withMore(s, step));
    next<NewDawnStep>(s, ...work, ...(again ? [] : [{ kind: 'afterResolve' as const, ...resolution, card }]));
  },
});

export const afterResolve = {
  run(s: State, { player, focus, slot, card }: StepOf<'afterResolve'>, _answer: Answer, api: Api): void {
    // Q-E3: a card that has taken its place meanwhile has not been resolved.
    if (focusOf(s, player, focus).card !== card) return;
    tell(inPlay(s, player), ({ effect }) => effect.onResolved?.(s, player, { focus, slot }, api));
  },
};

/** May be resolved once more as if in the first slot, before it is reset. */
export const resolveAgain = {
  ask: (): Ask => ({ shape: 'one', from: ['again', 'done'] }),
  run(s: State, { player, focus, use }: StepOf<'resolveAgain'>, answer: Answer): void {
    if (answer !== 'again') return;
    s.thisTurn.used.push(use);
    next<NewDawnStep>(s, { kind: 'resolveCard', player, focus, from: FIRST_SLOT, again: true });
  },
};

/** R8.2: the card goes to the first slot; those left of it move one to the right. */
export const resetCard = {
  run(s: State, { player, focus, card: resolved }: StepOf<'resetCard'>): void {
    const seat = seatOf(s, player);
    const card = focusOf(s, player, focus);
    seat.row = [card, ...seat.row.filter((other) => other.id !== focus)];
    next<NewDawnStep>(s, { kind: 'afterReset', player, focus, card: resolved });
  },
};

const CAPITALISM = 'resolveOther';

/** What the card itself does after it was reset, and whoever listens for that. */
export const afterReset = {
  run(s: State, { player, focus, card: resolved }: StepOf<'afterReset'>, _answer: Answer, api: Api): void {
    tell(inPlay(s, player), ({ effect }) => effect.onReset?.(s, player, focus, api));
    const { card } = focusOf(s, player, focus);
    // Q-E3, N-E5: of a card that took another's place on the way nothing is used, and that other one is not reset.
    if (card !== resolved || !focusRow(card).resolvesOther || s.thisTurn.used.includes(CAPITALISM)) return;
    s.thisTurn.used.push(CAPITALISM);
    next<NewDawnStep>(s, { kind: 'resolveOther', player, focus });
  },
};

/** Another card of the row, as if in the first slot; it is not reset (Q-E35). */
export const resolveOther = {
  ask: (s: State, { player, focus }: StepOf<'resolveOther'>): Ask =>
    offer(
      seatOf(s, player).row.map(({ card }) => card),
      (card) => (focusOf(s, player, focus).card === card ? { key: 'card.itself' } : undefined),
      'skip',
    ),
  run(s: State, { player }: StepOf<'resolveOther'>, answer: Answer): void {
    const other = seatOf(s, player).row.find(({ card }) => card === answer);
    if (other) next<NewDawnStep>(s, { kind: 'resolveCard', player, focus: other.id, from: FIRST_SLOT, again: true });
  },
};

/** Two cards of the row change places: neighbours, or any two. */
export const swapCards = {
  ask(s: State, { player, adjacent, first, not }: StepOf<'swapCards'>): Ask {
    const { row } = seatOf(s, player);
    const from = row.findIndex(({ id }) => id === first);
    return offer(
      row.map(({ card }) => card),
      (card) => {
        const to = row.findIndex((focus) => focus.card === card);
        if (to === from) return { key: 'card.itself' };
        if (FOCUS_CARDS[card].type === not) return { key: 'card.notThisKind' };
        return adjacent && from >= 0 && Math.abs(to - from) !== 1 ? { key: 'card.notNeighbour' } : undefined;
      },
      'done',
    );
  },
  run(s: State, step: StepOf<'swapCards'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const { row } = seatOf(s, step.player);
    const to = row.findIndex(({ card }) => card === answer);
    if (step.first === undefined) {
      next<NewDawnStep>(s, { ...step, first: row[to]?.id });
      return;
    }
    const from = positionOf(s, step.player, step.first);
    const [one, other] = [row[from], row[to]];
    if (!one || !other) return;
    row[from] = other;
    row[to] = one;
    api.log({ key: 'cards.swapped', by: step.player, params: { card: one.card, with: other.card } });
  },
};

/** R8.3: the new card takes the place of another one, with everything that lies there. */
export function putInPlace(s: State, me: PlayerId, place: FocusCard, gained: FocusCardId, api: Api): void {
  const seat = seatOf(s, me);
  const replaced = place.card;
  seat.stack = [...seat.stack.filter((card) => card !== gained), replaced];
  place.card = gained;
  api.log({ key: 'card.gained', by: me, params: { card: gained, replaced } });
  // Base matches keep the shape of what they remember.
  if (s.terra && s.active === me) s.thisTurn.replaced = true;
  dropGovernment(s, me, place, api);
  fitFigures(s, me);
}

/** T12.3, Q-F5: the marker stays on its place while a card of its kind lies there. */
function dropGovernment(s: State, me: PlayerId, place: FocusCard, api: Api): void {
  const seat = seatOf(s, me);
  const type = (Object.keys(seat.governments ?? {}) as FocusType[])[0];
  if (!type || seat.governments?.[type] !== place.id || typeOf(place) === type) return;
  delete seat.governments;
  api.log({ key: 'government.lost', by: me, params: { government: governmentFor(type) } });
}
