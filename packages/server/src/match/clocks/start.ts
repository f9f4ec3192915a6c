import { troubleOf } from '../../log.ts';
import type { Announces, Broadcasts, HoldsRooms, Stores } from '../../world.ts';
import { pacing } from '../memory/pacing.ts';
import { announce } from '../showing/announce.ts';
import { isTicking } from './counting.ts';

/** Pages count by themselves, and have counted time that was nobody's. */
function tellAgain(world: Announces & HoldsRooms): void {
  for (const room of world.rooms.all()) if (isTicking(room)) announce(world, room);
}

/** Takes all matches into memory once in which something happens when time is over. */
export async function startClocks(world: () => Broadcasts & Stores): Promise<void> {
  world().time.onGap(() => tellAgain(world()));
  const pause = pacing();
  try {
    for (const id of await world().store.tables.timed()) {
      await world().rooms.with(id, async () => ({ ok: true, value: {} }));
      // Whoever comes just now is let in between.
      await pause();
    }
  } catch (error) {
    world().log.error(troubleOf(error), 'matches that run against the clock could not be read');
  }
}
