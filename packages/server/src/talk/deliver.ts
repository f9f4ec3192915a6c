import { troubleOf } from '../log.ts';
import type { Room } from '../match/memory/room.ts';
import { spreadStep } from '../match/showing/release.ts';
import { refuse } from '../reasons.ts';
import type { TalkRecord } from '../store/index.ts';
import type { Broadcasts, Stores, TellsEvents } from '../world.ts';

/** So many lines are read in one go: another process may have stored thousands. */
const AT_ONCE = 200;

/**
 * Tells everybody here what has been said since the last time, on whatever process: each line once, and in order.
 * Call it from the room's queue.
 */
export async function deliverTalk(world: Broadcasts & Stores, room: Room): Promise<void> {
  try {
    for (;;) {
      const lines = await world.store.talk.after(room.id, room.told, AT_ONCE);
      for (const line of lines) {
        room.told = line.id;
        spreadStep(world, room, line);
      }
      if (lines.length < AT_ONCE) return;
    }
  } catch (error) {
    // It is kept: whatever is said next brings it along.
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what was said could not be told');
  }
}

/** Says a line: it is kept first, and heard then. */
export async function utter(world: TellsEvents, room: Room, line: Omit<TalkRecord, 'id' | 'n' | 'at'>) {
  const { n } = room.record;
  try {
    const value = await world.store.talk.add(room.id, { ...line, n, at: world.now() });
    await deliverTalk(world, room);
    world.bus.publish({ match: room.id, n });
    return { ok: true, value } as const;
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what was said could not be stored');
    return refuse('server.store');
  }
}
