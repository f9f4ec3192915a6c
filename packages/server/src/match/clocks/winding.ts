import type { ClockInfo } from '@morgenrot/protocol';
import { troubleOf } from '../../log.ts';
import type { ClockRecord } from '../../store/index.ts';
import type { Amends } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { announce } from '../showing/announce.ts';
import { overdue } from './clock.ts';
import { type Counting, isHarmless, isOnTheWall, isTicking } from './counting.ts';
import { timeOut } from './time-out.ts';

/** Writes banks down, and looks at what others have written. */
export interface Winding {
  /** Does what a table's clock needs at this moment. Call it from the room's queue. */
  care(room: Room): Promise<void>;
  /** Writes down what is left; where that cannot be stored, the log says so. */
  tryToWind(room: Room, keeper?: string): Promise<void>;
}

/** Do two readings of the same banks differ by more than it takes to read them? */
const isApart = (one: ClockInfo | undefined, other: ClockInfo | undefined): boolean =>
  Object.entries(one?.left ?? {}).some(([seat, ms]) => Math.abs(ms - (other?.left[seat] ?? ms)) > 1000);

/** Unless an answer has changed it meanwhile. */
function keep(room: Room, before: ClockRecord, clock: ClockRecord): void {
  if (room.record.clock === before) room.record = { ...room.record, clock };
}

export function createWinding(world: () => Amends, { now, isMine, isSilent, keeperOf }: Counting): Winding {
  /** Writes down what is left at this moment; from then on this process counts, or the wall. */
  async function wind(room: Room, keeper: string = keeperOf(room)): Promise<void> {
    const { clock } = room.record;
    const current = now(room);
    if (!clock || !current || room.record.status !== 'playing') return;
    const next = { ...current, keeper };
    if (await world().store.tables.wind(room.id, clock, next)) keep(room, clock, next);
    else await look(room);
  }
  /** Another process counts: what has it written down? */
  async function look(room: Room): Promise<void> {
    const before = room.record.clock;
    const clock = await world().store.tables.clockOf(room.id);
    if (clock && before) keep(room, before, clock);
  }
  /** Another process has written these banks down: either it goes on, or this one does from here. */
  async function followOrTakeOver(room: Room, { at }: ClockRecord): Promise<void> {
    const told = now(room);
    await (world().bus.isShared && !isSilent(room, at) ? look(room) : wind(room));
    // Pages count by themselves; they are told only when they have counted wrongly.
    if (isApart(told, now(room))) announce(world(), room);
  }

  return {
    async care(room) {
      const { clock } = room.record;
      if (!clock || !isTicking(room)) return;
      if (isOnTheWall(clock)) await wind(room);
      else if (!isMine(clock)) await followOrTakeOver(room, clock);
      else if (!isHarmless(room) && overdue(now(room) ?? clock).length > 0) await timeOut(world(), room);
      else await wind(room);
    },
    async tryToWind(room, keeper) {
      await wind(room, keeper).catch((error: unknown) =>
        world().log.error({ matchId: room.id, ...troubleOf(error) }, 'a clock could not be stored'),
      );
    },
  };
}
