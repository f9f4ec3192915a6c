import { troubleOf } from '../log.ts';
import { EPOCH } from '../store/epoch.ts';
import type { World } from './world.ts';

const LOOK_MS = 1000;

/**
 * Sees when somebody restores a backup into the database that this server runs on: it stands aside as long as that
 * takes, and then everybody at every table is shown what is there now.
 */
export async function watchEpoch(world: World): Promise<() => void> {
  let known = await world.store.secrets.read(EPOCH.name);
  let isOver = false;
  if (known === EPOCH.away) await world.rooms.standAside();

  async function look(): Promise<void> {
    const now = await world.store.secrets.read(EPOCH.name);
    if (now === known || isOver) return;
    known = now;
    world.log.info({ epoch: now === EPOCH.away ? 'away' : 'anew' }, 'a backup is being restored');
    if (now === EPOCH.away) await world.rooms.standAside();
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
