import type { PlayerId } from '@morgenrot/engine';
import type { Room } from '../../match/memory/room.ts';
import type { Stores } from '../../world.ts';

/** What going back would take back: how many answers, from which one on, and whose. */
export interface GoingBack {
  first: number | undefined;
  count: number;
  seats: ReadonlySet<PlayerId>;
}

interface Known extends GoingBack {
  from: number;
  /** The last answer that is counted. */
  upTo: number;
  /** How often had the match gone back by then? */
  undos: number;
}

const known = new WeakMap<Room, Known>();

/** What is known does not hold any more: another process has taken something back. */
export const forgetGone = (room: Room): boolean => known.delete(room);

/**
 * The answers that stand from a state number on. An open proposal is looked at with everything that happens at its table,
 * so what has been counted is not read again: only what was answered since.
 */
export async function goneSince(world: Stores, room: Room, from: number): Promise<GoingBack> {
  const undos = room.live?.undos ?? 0;
  const before = known.get(room);
  const still = before?.from === from && before.undos === undos ? before : undefined;
  const more = await world.store.matches.givenSince(room.id, still ? still.upTo + 1 : from);
  const now: Known = {
    from,
    undos,
    first: still?.first ?? more[0]?.n,
    count: (still?.count ?? 0) + more.length,
    seats: new Set([...(still?.seats ?? []), ...more.map(({ by }) => by)]),
    upTo: more.at(-1)?.n ?? still?.upTo ?? from - 1,
  };
  known.set(room, now);
  return now;
}
