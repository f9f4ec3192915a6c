import { troubleOf } from '../../log.ts';
import type { WhereItStands } from '../../store/index.ts';
import type { CatchesUp, ListsTables } from '../../world.ts';
import { vanish } from '../showing/vanish.ts';
import { catchUp } from './catch-up.ts';
import type { Room } from './room.ts';

/** Another process has done something at this table: whoever looks on here is shown it. */
export async function look(world: CatchesUp & ListsTables, match: string): Promise<void> {
  world.lobby.changed();
  await follow(world, match);
}

async function follow(world: CatchesUp, match: string): Promise<void> {
  // What nobody looks at here is read when somebody does.
  if (!world.rooms.peek(match)) return;
  await world.rooms.with(match, async (room) => {
    if (await catchUp(world, room)) return { ok: true, value: {} };
    if ((await world.store.tables.read(match)) === undefined) vanish(world, room);
    else world.log.warn({ matchId: match }, 'a table could not be followed');
    return { ok: true, value: {} };
  });
}

const hasMoved = ({ record, told }: Room, standing: WhereItStands | undefined): boolean =>
  standing?.n !== record.n ||
  standing.affairsNumber !== record.affairsNumber ||
  standing.rules !== record.rules ||
  standing.nextMatch !== record.nextMatch ||
  standing.told > told;

/**
 * What other processes have done may not have been told here. All tables in memory are asked for together, and only those
 * that have changed are read. False if the store does not answer.
 */
export async function lookForMissed(world: CatchesUp & ListsTables): Promise<boolean> {
  world.lobby.changed();
  try {
    const rooms = world.rooms.all();
    const standings = await world.store.matches.standings(rooms.map(({ id }) => id));
    for (const room of rooms) if (hasMoved(room, standings.get(room.id))) void follow(world, room.id);
    return true;
  } catch (error) {
    world.log.warn(troubleOf(error), 'nobody knows whether something was missed');
    return false;
  }
}
