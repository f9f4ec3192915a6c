import type { HoldsRooms, TellsTime } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { clockAt, overdue } from './clock.ts';
import { type Counting, isHarmless, isOnTheWall, isTicking } from './counting.ts';

export interface Pace {
  /** How often somebody looks for empty banks. */
  lookMs: number;
  /** How often what is left is written down: as much at most is given back after a crash. */
  writeMs: number;
}
export const USUAL_PACE: Pace = { lookMs: 250, writeMs: 4000 };

interface Means {
  counting: Counting;
  /** Does what this table's clock needs, in its turn. */
  careFor(id: string): Promise<void>;
  /** Looks after the tables that are not in memory. */
  lookElsewhere(): void;
}

/** Looks again and again at all tables in memory for clocks that need something; gives what ends that. */
export function createLookout(
  world: () => HoldsRooms & TellsTime,
  { lookMs, writeMs }: Pace,
  means: Means,
): () => void {
  const { counting, careFor, lookElsewhere } = means;
  const { isMine, isAttended } = counting;
  const busy = new WeakSet<Room>();

  const isDue = (room: Room): boolean => {
    const { clock } = room.record;
    if (!clock) return false;
    const { time } = world();
    // When somebody comes this process counts at once: should it end in the next moment, the gap is nobody's.
    if (isOnTheWall(clock)) return room.viewers.size > 0;
    if (isHarmless(room) && !isAttended(room)) return isMine(clock);
    if (time.since(clock.at) >= writeMs) return true;
    return isMine(clock) && !isHarmless(room) && overdue(clockAt(clock, time)).length > 0;
  };
  function lookAround(): void {
    lookElsewhere();
    for (const room of world().rooms.all()) {
      if (busy.has(room) || !isTicking(room) || !isDue(room)) continue;
      busy.add(room);
      void careFor(room.id).finally(() => busy.delete(room));
    }
  }
  const timer = setInterval(lookAround, lookMs).unref();
  return () => clearInterval(timer);
}
