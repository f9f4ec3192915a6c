import { setImmediate as afterReplies } from 'node:timers/promises';
import type { Connections } from './sockets/connections.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { World, WritesLog } from './world.ts';

/** Whoever runs a server ends it by force after ten seconds: all of this together has to take less. */
const WORK_MS = 5000;
const GOODBYE_MS = 500;
const STORE_MS = 1500;

/** Waits for something, and no longer than that. */
async function within(world: WritesLog, ms: number, what: string, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  const how = await Promise.race([done, late]);
  clearTimeout(timer);
  if (how === 'late') world.log.warn({ ms, what }, 'closing does not wait for this any longer');
}

/**
 * The end of a process, in the order in which nothing is lost: pages are told that it is coming, so that they keep what
 * is said from now on for the next process; nobody new gets in; what is under way is stored and answered; then the
 * lines are cut, also to those who do not listen.
 */
export async function drain(
  world: World,
  sockets: Sockets,
  connections: Connections,
  stopBeating: () => Promise<void>,
): Promise<void> {
  // Who is here now is seen now.
  const beaten = stopBeating();
  sockets.farewell();
  const empty = connections.shut();
  world.computers.close();
  const asleep = world.thinking.close();
  world.elsewhere.close();
  world.lobby.close();
  world.metrics.close();
  world.time.close();
  await within(world, WORK_MS, 'answers', world.rooms.close());
  await within(world, GOODBYE_MS, 'thinking', asleep);
  await within(world, STORE_MS, 'clocks', world.clocks.close());
  await within(world, STORE_MS, 'a sign of life', beaten);
  // What has just been stored is told to whoever asked for it.
  await afterReplies();
  const cut = setTimeout(connections.cut, GOODBYE_MS);
  await sockets.close();
  await empty;
  clearTimeout(cut);
  await within(world, STORE_MS, 'store', Promise.all([world.bus.close(), world.store.close()]));
  world.log.info('closed');
}
