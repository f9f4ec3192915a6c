import type { PlayerId } from '@morgenrot/engine';
import type { FocusCard, Seat, State } from '../state.ts';

export function seatOf(s: State, me: PlayerId): Seat {
  const seat = s.seats[me];
  if (!seat) throw new Error(`nobody sits on seat ${me}`);
  return seat;
}

/** The player to the left: clockwise, seats are numbered that way. */
export function leftOf(s: State, me: PlayerId): PlayerId {
  const next = s.order[(s.order.indexOf(me) + 1) % s.order.length];
  if (next === undefined) throw new Error('an empty table has no neighbours');
  return next;
}

/** The player to the right: counter-clockwise. */
export function rightOf(s: State, me: PlayerId): PlayerId {
  const before = s.order.at(s.order.indexOf(me) - 1);
  if (before === undefined) throw new Error('an empty table has no neighbours');
  return before;
}

/** All players clockwise, beginning with `first`. */
export function clockwiseFrom(s: State, first: PlayerId): PlayerId[] {
  const start = s.order.indexOf(first);
  return [...s.order.slice(start), ...s.order.slice(0, start)];
}

export function focusOf(s: State, me: PlayerId, focus: number): FocusCard {
  const found = seatOf(s, me).row.find(({ id }) => id === focus);
  if (!found) throw new Error(`no card ${focus} in the focus row of ${me}`);
  return found;
}
