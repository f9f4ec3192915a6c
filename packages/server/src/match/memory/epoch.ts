import { troubleOf } from '../../log.ts';
import { EPOCH, isAway } from '../../store/epoch.ts';
import type { HoldsRooms, ListsTables, Stores, TellsTime, WritesLog } from '../../world.ts';

const LOOK_MS = 1000;

/**
 * Sees when somebody restores a backup into the database that this server runs on: it stands aside as long as that
 * takes, and then everybody at every table is shown what is there now. `beginAnew` comes first.
 */
export async function watchEpoch(
  world: HoldsRooms & ListsTables & Stores & TellsTime & WritesLog,
  beginAnew: () => Promise<void>,
): Promise<() => void> {
  let known = await world.store.secrets.read(EPOCH);
  let isAside = isAway(known, world.now());
  let isOver = false;
  if (isAside) await world.rooms.standAside();

  async function look(): Promise<void> {
    const epoch = await world.store.secrets.read(EPOCH);
    const away = isAway(epoch, world.now());
    const isNews = epoch !== known || away !== isAside;
    if (!isNews || isOver) return;
    // Should it fail, it is looked again.
    if (!away) await beginAnew();
    known = epoch;
    isAside = away;
    world.log.info({ aside: away }, 'a backup is restored into this database');
    if (away) await world.rooms.standAside();
    else {
      world.rooms.beginAnew();
      world.lobby.changed();
    }
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => world.log.warn(troubleOf(error), 'the database does not say which life it is in'));
  }, LOOK_MS).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
