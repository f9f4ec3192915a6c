import type { ClockInfo } from '@morgenrot/protocol';
import type { ClockRecord } from '../../store/index.ts';
import type { Amends } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { createCounting, isHarmless, isOnTheWall, isTicking } from './counting.ts';
import { createLookout, type Pace, USUAL_PACE } from './lookout.ts';
import { startClocks } from './start.ts';
import { createUnattended } from './unattended.ts';
import { createWinding } from './winding.ts';

export type { Pace };

/** Keeps the banks of time of all tables in memory: looks for empty ones, and writes down what is left. */
export interface Clocks {
  /** The banks of a table at this moment. */
  now(room: Room): ClockInfo | undefined;
  /** The banks as this process stores them. */
  signed(clock: ClockInfo): ClockRecord;
  /** A table has come into memory. */
  loaded(room: Room): Promise<void>;
  /** Has the table to stay in memory because of its time? */
  holds(room: Room): boolean;
  /** A table has gone out of memory. */
  left(room: Room): void;
  /** Looks after all matches in which something happens when time is over, whoever looks on. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Where nobody is there, time is written down so many times more rarely. */
const RARELY = 15;

export function createClocks(world: () => Amends, pace: Pace = USUAL_PACE): Clocks {
  const counting = createCounting(world, pace.writeMs);
  const { me, isMine, now, signed } = counting;
  const { care, tryToWind } = createWinding(world, counting);

  async function careFor(id: string): Promise<void> {
    await world().rooms.with(id, async (room) => {
      await care(room);
      return { ok: true, value: {} };
    });
  }
  const unattended = createUnattended(world, { writeMs: pace.writeMs * RARELY, signed, wake: careFor });
  const stopLooking = createLookout(world, pace, { counting, careFor, lookElsewhere: unattended.look });

  return {
    now,
    signed,
    async loaded(room) {
      counting.began(room);
      unattended.remove(room.id);
      const { clock } = room.record;
      if (!clock || !isTicking(room) || world().bus.isShared || isMine(clock) || isOnTheWall(clock)) return;
      // Where it cannot be written down now, that is tried again as long as the table is here.
      await tryToWind(room);
    },
    holds(room) {
      const { clock } = room.record;
      if (!clock || !isTicking(room)) return false;
      // It goes when it hangs on the wall.
      if (isHarmless(room)) return isMine(clock);
      // Of several processes each has it in memory, so that another one goes on when one is gone.
      return world().bus.isShared || !isMine(clock);
    },
    left(room) {
      const { clock } = room.record;
      if (clock && isTicking(room) && !isHarmless(room) && isMine(clock)) unattended.add(room.id, clock);
    },
    start: () => startClocks(world),
    async close() {
      stopLooking();
      for (const room of world().rooms.all()) {
        if (!isTicking(room) || !room.record.clock || !isMine(room.record.clock)) continue;
        // Who was there until now did not leave: until the next process is there, nobody's time runs.
        await tryToWind(room, me);
      }
      await unattended.close();
    },
  };
}
