import type { Amends, KnowsRules } from '../../world.ts';
import { beginIfDue } from '../course/begin.ts';
import { stopReleasing } from '../showing/release.ts';
import { loadRoom } from './load.ts';
import type { Room } from './room.ts';

/** A table in memory, or on its way there. */
export interface RoomEntry {
  loading: Promise<Room | undefined>;
  room?: Room;
  users: number;
}

export interface RoomEntries {
  find(id: string): RoomEntry | undefined;
  rooms(): Room[];
  /** Loads a table. */
  open(id: string): RoomEntry;
  /** Lets go of a table, if nobody needs it. */
  drop(id: string, entry: RoomEntry): void;
  forget(id: string): void;
  /** Lets go of all of them, whoever needs them. */
  clear(): Room[];
}

export function createEntries(world: () => Amends & KnowsRules): RoomEntries {
  const entries = new Map<string, RoomEntry>();
  const rooms = (): Room[] => [...entries.values()].flatMap(({ room }) => room ?? []);

  async function ready(entry: RoomEntry, room: Room): Promise<void> {
    entry.room = room;
    await world().clocks.loaded(room);
    // A process that ended between the last join and the set-up has left this to us.
    await room.queue.add(() => beginIfDue(world(), room));
    world().computers.consider(room);
    world().agreements.consider(room);
  }

  return {
    find: (id) => entries.get(id),
    rooms,
    open(id) {
      const entry: RoomEntry = { loading: loadRoom(world(), id), users: 0 };
      entry.loading = entry.loading.then(async (room) => {
        if (room) await ready(entry, room);
        return room;
      });
      entries.set(id, entry);
      // What could not be read now may be read the next time somebody wants it.
      entry.loading.catch(() => {
        if (entries.get(id) === entry) entries.delete(id);
      });
      return entry;
    },
    drop(id, entry) {
      const { room } = entry;
      if (entry.users > 0 || entries.get(id) !== entry || (room && isNeeded(room, world()))) return;
      entries.delete(id);
      if (!room) return;
      stopReleasing(room);
      world().clocks.left(room);
    },
    forget: (id) => {
      entries.delete(id);
    },
    clear() {
      const all = rooms();
      entries.clear();
      return all;
    },
  };
}

const isNeeded = (room: Room, { clocks }: Amends): boolean =>
  room.viewers.size > 0 ||
  room.thinking > 0 ||
  room.recalling !== undefined ||
  room.behind?.timer !== undefined ||
  room.behind?.kept !== undefined ||
  clocks.holds(room);
