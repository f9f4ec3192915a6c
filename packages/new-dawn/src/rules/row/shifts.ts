import { type Ask, next, type PlayerId } from '@morgenrot/engine';
import { FOCUS_CARDS } from '../../cards/focus.ts';
import { GOVERNMENTS, governmentFor } from '../../cards/governments.ts';
import { WONDERS } from '../../cards/wonders.ts';
import { inPlay } from '../../effects/in-play.ts';
import { sourceOption } from '../../effects/source.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { FocusType } from '../../vocabulary.ts';
import { focusOf, seatOf } from '../seats.ts';

/** Something in play that has a card resolved farther right (T4.3), under the name by which its owner orders it. */
export interface Shift {
  id: string;
  by(position: number): number;
}

/** T12.2: the marker on the card, if one lies there. */
function governmentOn(s: State, me: PlayerId, focus: number): Shift[] {
  const laid = Object.entries(seatOf(s, me).governments ?? {}) as [FocusType, number][];
  return laid
    .filter(([, place]) => place === focus)
    .map(([type]) => {
      const id = governmentFor(type);
      return { id: sourceOption.write({ kind: 'government', id }), by: () => GOVERNMENTS[id].shift };
    });
}

/** Does it have a card resolved elsewhere from any position at all? */
const counts =
  (s: State) =>
  ({ by }: Shift): boolean =>
    rulesetOf(s).slots.some((_, position) => by(position) > 0);

export function shiftsOn(s: State, me: PlayerId, focus: number): Shift[] {
  const type = FOCUS_CARDS[focusOf(s, me, focus).card].type;
  const controlled = seatOf(s, me).wonders.map((wonder) => WONDERS[wonder].type);
  const others = inPlay(s, me).flatMap(({ source, effect }) =>
    effect.slotShift
      ? [{ id: source.id, by: (position: number) => effect.slotShift?.(s, me, { type, position, controlled }) ?? 0 }]
      : [],
  );
  return [...governmentOn(s, me, focus), ...others.filter(counts(s))];
}

/** T4.3: positions are counted, the last one holds. */
const shifted = (s: State, position: number, shift: Shift): number =>
  Math.min(rulesetOf(s).slots.length - 1, position + shift.by(position));

/** Where a card can end that starts at `position`, whatever the order of the shifts (T4.5). */
export function endsOf(s: State, position: number, shifts: readonly Shift[]): number[] {
  if (shifts.length === 0) return [position];
  const ends = shifts.flatMap((first) =>
    endsOf(
      s,
      shifted(s, position, first),
      shifts.filter((other) => other !== first),
    ),
  );
  return [...new Set(ends)];
}

/** The slots' numbers a card can be resolved with; with more than one its owner has to order the shifts. */
export function slotsReached(s: State, position: number, shifts: readonly Shift[]): number[] {
  const { slots } = rulesetOf(s);
  return [...new Set(endsOf(s, position, shifts).map((end) => slots[end] ?? 1))];
}

const shiftsLeft = (s: State, { player, focus, left }: StepOf<'orderShifts'>): Shift[] =>
  shiftsOn(s, player, focus).filter(({ id }) => left.includes(id));

/** T4.5: which of the shifts counts next, as long as that makes a difference. */
export const orderShifts = {
  option: sourceOption,
  ask: (s: State, step: StepOf<'orderShifts'>): Ask => ({
    shape: 'one',
    from: shiftsLeft(s, step).map(({ id }) => id),
  }),
  run(s: State, step: StepOf<'orderShifts'>, answer: unknown): void {
    const shifts = shiftsLeft(s, step);
    const first = shifts.find(({ id }) => id === answer);
    if (!first) return;
    const position = shifted(s, step.position, first);
    const others = shifts.filter((shift) => shift !== first);
    const reached = slotsReached(s, position, others);
    const { player, focus, from, again } = step;
    const [slot] = reached;
    if (reached.length === 1) next<NewDawnStep>(s, { kind: 'resolveCard', player, focus, from, again, slot });
    else next<NewDawnStep>(s, { ...step, position, left: others.map(({ id }) => id) });
  },
};
