import type { LogLine } from '@morgenrot/protocol';
import { horizonOf } from '../match/behind.ts';
import { linesFor, type Room } from '../match/room.ts';
import type { Kind } from '../match/viewers.ts';
import type { World } from '../match/world.ts';

/** Beyond every state number that a page may name. */
export const NEWEST = 1_000_000_001;

/** Lines of the log before a state number, oldest first. The lines of one decision always stand on the same page. */
export async function pageOfLog(
  world: World,
  room: Room,
  wish: { kind: Kind; before: number; limit: number },
): Promise<{ log: LogLine[]; more: boolean }> {
  const pages: LogLine[][] = [];
  let found = 0;
  let before = wish.before;
  const horizon = horizonOf(world, room, wish.kind);
  for (;;) {
    const entries = await world.store.matches.pageBefore(room.id, before, wish.limit, horizon?.n);
    for (const entry of entries) {
      if (found >= wish.limit) return { log: pages.reverse().flat(), more: true };
      const lines = linesFor([entry], wish.kind);
      pages.push(lines);
      found += lines.length;
      before = entry.n;
    }
    // Decisions of which this viewer may know nothing leave a page short; the next ones fill it.
    if (entries.length < wish.limit) return { log: pages.reverse().flat(), more: false };
  }
}
