import type { LogLine } from '@morgenrot/protocol';
import { AT_HAND, type Happened, NEWEST, newestOf } from '../match/memory/newest.ts';
import { pacing } from '../match/memory/pacing.ts';
import { linesFor, type Room } from '../match/memory/room.ts';
import { horizonOf } from '../match/showing/behind.ts';
import type { Kind } from '../match/showing/viewers.ts';
import type { Stores, TellsTime } from '../world.ts';

/** Lines of the log before a state number, oldest first. The lines of one decision always stand on the same page. */
export async function pageOfLog(
  world: Stores & TellsTime,
  room: Room,
  wish: { kind: Kind; before: number; limit: number },
): Promise<{ log: LogLine[]; more: boolean }> {
  const pages: LogLine[][] = [];
  let found = 0;
  let before = wish.before;
  const horizon = horizonOf(world, room, wish.kind);
  const pause = pacing();
  for (;;) {
    const isFirst = before === NEWEST && !horizon;
    // One more than wished for: mostly it is by that one that there is more.
    const most = isFirst ? AT_HAND : wish.limit + 1;
    const entries: readonly Happened[] = isFirst
      ? await newestOf(world, room)
      : await world.store.matches.pageBefore(room.id, before, most, horizon?.n);
    for (const entry of entries) {
      if (found >= wish.limit) return { log: pages.reverse().flat(), more: true };
      const lines = linesFor([entry], wish.kind);
      pages.push(lines);
      found += lines.length;
      before = entry.n;
    }
    await pause();
    // Decisions of which this viewer may know nothing leave a page short; the next ones fill it.
    if (entries.length < most) return { log: pages.reverse().flat(), more: false };
  }
}
