import { troubleOf } from '../log.ts';
import { vanish } from '../match/showing/vanish.ts';
import type { HoldsRooms, Publishes, Speaks, Stores, TellsTime, WritesLog } from '../world.ts';

const HOUR = 3_600_000;
const SWEEP_EVERY = HOUR / 6;
/** A table that somebody has set up for others has a while to be sat down at. */
const EMPTY_HOURS = 1;

/** A table that somebody has open does not expire, whichever process they are connected to. */
const isLookedAt = (world: HoldsRooms) => world.rooms.all().filter(({ viewers }) => viewers.size > 0);

/** Clears away the tables that have waited in vain; the store decides, so that any number of processes may sweep. */
export async function sweep(
  world: HoldsRooms & Publishes & Speaks & Stores & TellsTime & WritesLog,
  hours: number,
): Promise<void> {
  const at = world.now();
  await world.store.tables.seen(
    isLookedAt(world).map(({ id }) => id),
    at,
  );
  const seated = world.time.ago(hours * HOUR);
  const empty = world.time.ago(Math.min(hours, EMPTY_HOURS) * HOUR);
  for (const id of await world.store.tables.removeStale({ seated, empty })) {
    const room = world.rooms.peek(id);
    if (room) vanish(world, room);
    world.bus.publish({ match: id, n: 0 });
    world.log.info({ matchId: id }, 'a table has expired');
  }
}

/** Sweeps now and then, until it is told to stop. */
export function sweepNowAndThen(
  world: HoldsRooms & Publishes & Speaks & Stores & TellsTime & WritesLog,
  hours: number,
  every = Math.min(SWEEP_EVERY, hours * HOUR),
): () => void {
  const timer = setInterval(() => {
    sweep(world, hours).catch((error: unknown) =>
      world.log.warn(troubleOf(error), 'tables that have expired could not be cleared away'),
    );
  }, every).unref();
  return () => clearInterval(timer);
}
