import type { Result } from '@morgenrot/engine';
import { withClock } from '../match/clocks/change.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { refuse } from '../reasons.ts';
import type { Amendment, TableRecord } from '../store/index.ts';
import type { Amends } from '../world.ts';

/** So often a change is thought over again when another process was quicker. */
const TRIES = 5;

/**
 * Changes a table: `plan` says how, or why not, and is asked again when the table was changed elsewhere meanwhile.
 * No change at all is fine. Everybody who looks on hears of it. Call it from the room's queue.
 */
export async function amend(
  world: Amends,
  room: Room,
  plan: (record: TableRecord) => Result<Amendment | undefined>,
): Promise<Result<object>> {
  for (let tried = 0; tried < TRIES; tried++) {
    const planned = plan(room.record);
    if (!planned.ok) return planned;
    if (planned.value === undefined) return { ok: true, value: {} };
    const isDone = await world.store.tables.amend(
      room.id,
      room.record,
      withClock(world, room, planned.value),
      world.now(),
    );
    if (!(await catchUp(world, room))) return refuse(isDone ? 'server.store' : 'table.unknown');
    if (isDone) {
      world.bus.publish({ match: room.id, n: room.record.n });
      return { ok: true, value: {} };
    }
  }
  return refuse('server.busy');
}
