import { createDiff } from '@morgenrot/engine';
import { troubleOf } from '../../log.ts';
import type { JournalRecord } from '../../store/index.ts';
import type { Speaks, WritesLog } from '../../world.ts';
import type { Live, Room, Seen } from '../memory/room.ts';
import { seenBy } from './seeing.ts';
import type { Told } from './speaker.ts';
import type { Kind, Tongue } from './viewers.ts';

const TONGUES: readonly Tongue[] = ['own', 'stock'];

export interface StepNews {
  kind: 'started' | 'moved';
  /** What every kind had seen until now. */
  before?: ReadonlyMap<Kind, Seen>;
  entries: readonly JournalRecord[];
  withdrawn?: readonly number[];
}

/**
 * Tells these kinds of viewers of a step of the match. By now it is stored: whatever goes wrong here goes wrong for a
 * screen, which then asks again, and not for the match.
 */
export function tellStep(
  world: Speaks & WritesLog,
  room: Room,
  live: Live,
  kinds: readonly Kind[],
  news: StepNews,
): void {
  const diff = createDiff();
  for (const kind of kinds) {
    try {
      tell(world, room, kind, {
        before: news.before?.get(kind),
        after: seenBy(room, live, kind),
        entries: news.entries,
        withdrawn: news.withdrawn ?? [],
        diff,
        what: news.kind,
      });
    } catch (error) {
      world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a view could not be made or sent');
    }
  }
}

function tell(world: Speaks, room: Room, kind: Kind, { what, ...told }: Told & { what: StepNews['kind'] }): void {
  for (const tongue of TONGUES) {
    if (room.viewers.has(kind, tongue)) world.speakers[tongue][what](room, kind, told);
  }
}
