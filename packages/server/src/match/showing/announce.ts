import { troubleOf } from '../../log.ts';
import type { Announces } from '../../world.ts';
import type { Room } from '../memory/room.ts';

/** Many come and go at once when a server starts again: what is said of the table is said once. */
const PAUSE_MS = 30;

/** What is about to be said, and whose page knows it already. */
const due = new WeakMap<Room, { knows?: string }>();

/**
 * Seats, presence or status have changed: everybody at the table hears of it, in a moment; all but the socket that
 * `knows` it, because it is the one that has just come in and has been told how things stand.
 */
export function announce(world: Announces, room: Room, knows?: string): void {
  world.absence.look(room.id);
  const waiting = due.get(room);
  if (waiting) {
    // Whoever came in before hears of what has changed since.
    waiting.knows = knows;
    return;
  }
  const news = { knows };
  due.set(room, news);
  setTimeout(() => {
    due.delete(room);
    try {
      world.agreements.consider(room);
      world.elsewhere.tell(room);
      world.speakers.own.table(room, news.knows);
      world.speakers.stock.table(room);
    } catch (error) {
      // Here nobody else would catch it, and what goes wrong with one table is nothing to all the others.
      world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what has changed at a table could not be told');
    }
  }, PAUSE_MS).unref();
}
