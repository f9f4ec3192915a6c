import type { Result } from '@morgenrot/engine';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { StoreError } from '../../store/index.ts';
import type { Amends, KnowsRules } from '../../world.ts';
import { askAgain } from '../showing/dismiss.ts';
import { stopReleasing } from '../showing/release.ts';
import type { Room } from './room.ts';
import { createEntries } from './room-entries.ts';
import { createUnderWay } from './under-way.ts';

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

export function createRooms(world: () => Amends & KnowsRules, announce: (room: Room) => void): Rooms {
  const entries = createEntries(world);
  const underWay = createUnderWay();
  let isClosing = false;
  let isAside = false;

  async function run<T>(id: string, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>> {
    const entry = entries.find(id) ?? entries.open(id);
    entry.users++;
    underWay.began();
    try {
      const room = await entry.loading;
      if (!room) return refuse('table.unknown');
      if (room.queue.length > LONGEST_QUEUE) return refuse('server.busy');
      // While others were before it, the table may have gone, or come to newer rules: then it is looked for anew.
      return await room.queue.add(() => (entries.find(id) === entry ? task(room) : run(id, task)));
    } catch (error) {
      world().log.error({ matchId: id, ...troubleOf(error) }, 'something at a table has failed');
      return refuse(error instanceof StoreError ? 'server.store' : 'server.failed');
    } finally {
      entry.users--;
      entries.drop(id, entry);
      underWay.ended();
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
    peek: (id) => entries.find(id)?.room,
    all: entries.rooms,
    leave(id, socket) {
      const entry = entries.find(id);
      if (!entry?.room?.viewers.leave(socket)) return;
      announce(entry.room);
      entries.drop(id, entry);
    },
    release(id) {
      const entry = entries.find(id);
      if (entry) entries.drop(id, entry);
    },
    forget: entries.forget,
    standAside() {
      isAside = true;
      return underWay.settled();
    },
    beginAnew() {
      isAside = false;
      for (const room of entries.clear()) {
        stopReleasing(room);
        askAgain(world(), room, () => true);
      }
    },
    close() {
      isClosing = true;
      return underWay.settled();
    },
  };
}
