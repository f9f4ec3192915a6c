import { troubleOf } from '../log.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/** Many come and go at once when a server starts again: what is said of the table is said once. */
const PAUSE_MS = 30;

const due = new WeakSet<Room>();

/** Seats, presence or status have changed: everybody at the table hears of it, in a moment. */
export function announce(world: World, room: Room): void {
  world.justGone.look(room.id);
  if (due.has(room)) return;
  due.add(room);
  setTimeout(() => {
    due.delete(room);
    try {
      world.agreements.consider(room);
      world.elsewhere.tell(room);
      world.speakers.own.table(room);
      world.speakers.stock.table(room);
    } catch (error) {
      // Here nobody else would catch it, and what goes wrong with one table is nothing to all the others.
      world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what has changed at a table could not be told');
    }
  }, PAUSE_MS).unref();
}
