import { type Deck, faceDown, type PlayerId } from '@morgenrot/engine';
import type { BuildingId } from './buildings.ts';
import type { Seat, StoneAge } from './state.ts';

/** S20.1: of a stack only the top tile is seen. */
const covered = (stack: Deck<BuildingId>): Deck<BuildingId> => [...faceDown(stack.slice(0, -1)), ...stack.slice(-1)];

/** S20.2, S20.3 */
const closed = (seat: Seat, openPiles: boolean): Seat => ({
  ...seat,
  pile: openPiles ? seat.pile : faceDown(seat.pile),
  extra: faceDown(seat.extra),
});

export function view(s: StoneAge, me: PlayerId | null): StoneAge {
  const hidden = { deck: faceDown(s.deck), stacks: s.stacks.map(covered), removed: faceDown(s.removed) };
  if (s.isOver) return { ...s, ...hidden };
  const seats: Record<PlayerId, Seat> = {};
  for (const [player, seat] of Object.entries(s.seats))
    seats[player] = player === me ? seat : closed(seat, s.openPiles);
  return { ...s, ...hidden, seats };
}
