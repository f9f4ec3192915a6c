import type { Result } from '@morgenrot/engine';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { StoreError } from '../../store/index.ts';
import type { Amends, KnowsRules } from '../../world.ts';
import { beginIfDue } from '../course/begin.ts';
import { askAgain } from '../showing/dismiss.ts';
import { stopReleasing } from '../showing/release.ts';
import { loadRoom } from './load.ts';
import type { Room } from './room.ts';

/** The tables in memory: loaded when somebody wants something of them, gone when nobody does any more. */
export interface Rooms {
  /** Does something at a table, after everything that was asked of it before. */
  with<T>(id: string, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>>;
  /** A table that is in memory already. */
  peek(id: string): Room | undefined;
  all(): Room[];
  /** Is anything taken now? */
  readonly isOpen: boolean;
  /** A socket looks on no more. */
  leave(id: string, socket: string): void;
  /** Out of memory, if nobody needs it. */
  release(id: string): void;
  /** The table is no more. */
  forget(id: string): void;
  /** Takes nothing new for now, and waits for what is under way. */
  standAside(): Promise<void>;
  /** What the database holds is another world now: everything in memory goes, and things are taken again. */
  beginAnew(): void;
  /** Takes nothing new and waits for what is under way. */
  close(): Promise<void>;
}

/** More waiting requests than this mean that the store does not keep up. */
const LONGEST_QUEUE = 500;

interface Entry {
  loading: Promise<Room | undefined>;
  room?: Room;
  users: number;
}

export function createRooms(world: () => Amends & KnowsRules, announce: (room: Room) => void): Rooms {
  const entries = new Map<string, Entry>();
  let running = 0;
  /** Those who wait until nothing is under way. */
  let settling: (() => void)[] = [];
  let isClosing = false;
  let isAside = false;
  const settle = async (): Promise<void> => {
    while (running > 0) await new Promise<void>((resolve) => settling.push(resolve));
  };
  function ended(): void {
    if (--running > 0) return;
    for (const resolve of settling) resolve();
    settling = [];
  }

  function open(id: string): Entry {
    const entry: Entry = { loading: loadRoom(world(), id), users: 0 };
    entry.loading = entry.loading.then(async (room) => {
      if (!room) return undefined;
      entry.room = room;
      await world().clocks.loaded(room);
      // A process that ended between the last join and the set-up has left this to us.
      await room.queue.add(() => beginIfDue(world(), room));
      world().computers.consider(room);
      world().agreements.consider(room);
      return room;
    });
    entries.set(id, entry);
    // What could not be read now may be read the next time somebody wants it.
    entry.loading.catch(() => {
      if (entries.get(id) === entry) entries.delete(id);
    });
    return entry;
  }
  const isNeeded = (room: Room): boolean =>
    room.viewers.size > 0 ||
    room.thinking > 0 ||
    room.recalling !== undefined ||
    room.behind?.timer !== undefined ||
    room.behind?.kept !== undefined ||
    world().clocks.holds(room);
  function drop(id: string, entry: Entry): void {
    const room = entry.room;
    if (entry.users > 0 || entries.get(id) !== entry || (room && isNeeded(room))) return;
    entries.delete(id);
    if (!room) return;
    stopReleasing(room);
    world().clocks.left(room);
  }
  async function run<T>(id: string, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>> {
    const entry = entries.get(id) ?? open(id);
    entry.users++;
    running++;
    try {
      const room = await entry.loading;
      if (!room) return refuse('table.unknown');
      if (room.queue.length > LONGEST_QUEUE) return refuse('server.busy');
      // While others were before it, the table may have gone, or come to newer rules: then it is looked for anew.
      return await room.queue.add(() => (entries.get(id) === entry ? task(room) : run(id, task)));
    } catch (error) {
      world().log.error({ matchId: id, ...troubleOf(error) }, 'something at a table has failed');
      return refuse(error instanceof StoreError ? 'server.store' : 'server.failed');
    } finally {
      entry.users--;
      drop(id, entry);
      ended();
    }
  }
  return {
    with(id, task) {
      if (isClosing || isAside) return Promise.resolve(refuse('server.closing'));
      return run(id, task);
    },
    get isOpen() {
      return !isClosing && !isAside;
    },
    peek: (id) => entries.get(id)?.room,
    all: () => [...entries.values()].flatMap(({ room }) => (room ? [room] : [])),
    leave(id, socket) {
      const entry = entries.get(id);
      if (!entry?.room?.viewers.leave(socket)) return;
      announce(entry.room);
      drop(id, entry);
    },
    release(id) {
      const entry = entries.get(id);
      if (entry) drop(id, entry);
    },
    forget: (id) => {
      entries.delete(id);
    },
    async standAside() {
      isAside = true;
      await settle();
    },
    beginAnew() {
      isAside = false;
      for (const [id, { room }] of [...entries]) {
        entries.delete(id);
        if (!room) continue;
        stopReleasing(room);
        askAgain(world(), room, () => true);
      }
    },
    async close() {
      isClosing = true;
      await settle();
    },
  };
}
