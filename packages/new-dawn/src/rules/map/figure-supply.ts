import type { PlayerId } from '@morgenrot/engine';
import { focusRow } from '../../cards/focus.ts';
import type { Figure, State } from '../../state.ts';
import { seatOf } from '../seats.ts';

/** R12.1, Q-E36: how many caravans may be used, by the best economy card of the row. */
export const caravansAllowed = (s: State, me: PlayerId): number =>
  Math.max(0, ...seatOf(s, me).row.map(({ card }) => focusRow(card).caravans ?? 0));

/** T8.1: the same for armies. */
export const armiesAllowed = (s: State, me: PlayerId): number =>
  Math.max(0, ...seatOf(s, me).row.map(({ card }) => focusRow(card).armies ?? 0));

/** Which of too many go: only from the card, and first those that have moved already, so that the others still may (Q-E3). */
function surplus(figures: readonly Figure[], allowed: number, moved: readonly number[] = []): number[] {
  const spare = [...figures.keys()].filter((i) => figures[i]?.at === null);
  const inOrder = [...spare.filter((i) => moved.includes(i)), ...spare.filter((i) => !moved.includes(i))];
  return inOrder.slice(0, Math.max(0, figures.length - allowed));
}

/** What the turn remembers of caravans by their numbers keeps meaning the same ones. */
function renumber(s: State, me: PlayerId, gone: readonly number[], count: number): void {
  const stay = [...Array(count).keys()].filter((i) => !gone.includes(i));
  const now = (numbers: readonly number[]): number[] => numbers.map((i) => stay.indexOf(i)).filter((i) => i >= 0);
  s.thisTurn.returned = now(s.thisTurn.returned);
  s.thisTurn.entered = s.thisTurn.entered.map(({ hex, caravan }) => ({ hex, caravan: stay.indexOf(caravan) }));
  for (const step of s.steps) if (step.kind === 'moveCaravans' && step.player === me) step.done = now(step.done);
}

const withFurther = (figures: readonly Figure[], allowed: number): Figure[] => [
  ...figures,
  ...Array.from({ length: Math.max(0, allowed - figures.length) }, () => ({ at: null })),
];

/**
 * R12.1: a better card brings its further figures with it. With a worse one, or without one of their kind, those on the
 * map stay where they are and those on the card go back (Q-E36).
 */
export function fitFigures(s: State, me: PlayerId): void {
  const seat = seatOf(s, me);
  const [caravans, armies] = [caravansAllowed(s, me), armiesAllowed(s, me)];
  const gone = surplus(seat.caravans, caravans, s.active === me ? s.thisTurn.returned : []);
  if (gone.length > 0 && s.active === me) renumber(s, me, gone, seat.caravans.length);
  seat.caravans = withFurther(seat.caravans, caravans).filter((_, i) => !gone.includes(i));
  // No card is replaced while armies march: visits are what may do it, and those are of caravans.
  const off = surplus(seat.armies, armies);
  seat.armies = withFurther(seat.armies, armies).filter((_, i) => !off.includes(i));
}
