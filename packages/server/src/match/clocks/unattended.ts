import type { ClockInfo } from '@morgenrot/protocol';
import { troubleOf } from '../../log.ts';
import type { ClockRecord } from '../../store/index.ts';
import type { HoldsRooms, Stores, TellsTime, WritesLog } from '../../world.ts';
import { clockAt } from './clock.ts';

/**
 * Tables that everybody has left and at which something happens when time is over. Of each only its clock is in memory,
 * as this process has stored it; the table comes back when a bank is empty.
 */
export interface Unattended {
  add(id: string, clock: ClockRecord): void;
  /** The table is in memory again. */
  remove(id: string): void;
  /** Looks for empty banks, and for what has to be written down. */
  look(): void;
  /** Writes down what is left everywhere. */
  close(): Promise<void>;
}

/** So many clocks are written down at each look: what players store does not wait for those that nobody looks at. */
const WRITES = 8;

interface Means {
  writeMs: number;
  signed(clock: ClockInfo): ClockRecord;
  /** This table needs to be looked at. */
  wake(id: string): Promise<unknown>;
}

interface Entry {
  clock: ClockRecord;
  /** How long it takes from then until the first bank is empty. */
  lasts: number;
  isBusy: boolean;
}

const entryOf = (clock: ClockRecord): Entry => {
  const left = clock.running.map((seat) => clock.left[seat] ?? 0);
  return { clock, lasts: Math.min(...left), isBusy: false };
};

export function createUnattended(
  world: () => HoldsRooms & Stores & TellsTime & WritesLog,
  { writeMs, signed, wake }: Means,
): Unattended {
  const entries = new Map<string, Entry>();

  const isOut = ({ clock, lasts }: Entry): boolean => world().time.since(clock.at) >= lasts;

  async function write(id: string, { clock }: Entry): Promise<void> {
    const next = signed(clockAt(clock, world().time));
    const isWritten = await world().store.tables.wind(id, clock, next);
    // Meanwhile the table may have come back.
    if (entries.get(id)?.clock !== clock) return;
    if (isWritten) {
      entries.set(id, entryOf(next));
      return;
    }
    entries.delete(id);
    await wake(id);
  }
  async function care(id: string, entry: Entry): Promise<void> {
    try {
      await (isOut(entry) ? wake(id) : write(id, entry));
    } catch (error) {
      world().log.error({ matchId: id, ...troubleOf(error) }, 'a clock could not be stored');
    }
  }
  function look(): void {
    if (!world().rooms.isOpen) return;
    let writes = 0;
    for (const [id, entry] of entries) {
      const isOver = isOut(entry);
      const isToWrite = world().time.since(entry.clock.at) >= writeMs && writes < WRITES;
      if (entry.isBusy || (!isOver && !isToWrite)) continue;
      if (!isOver) writes++;
      entry.isBusy = true;
      void care(id, entry).finally(() => {
        entry.isBusy = false;
      });
    }
  }
  return {
    add: (id, clock) => void entries.set(id, entryOf(clock)),
    remove: (id) => void entries.delete(id),
    look,
    async close() {
      await Promise.all([...entries].map(([id, entry]) => care(id, { ...entry, lasts: Number.POSITIVE_INFINITY })));
    },
  };
}
