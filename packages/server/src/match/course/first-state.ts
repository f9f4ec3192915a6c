import type { TableState } from '@morgenrot/engine/framework';
import type { JournalRecord } from '../../store/index.ts';
import type { Stores } from '../../world.ts';
import type { Room } from '../memory/room.ts';

/** So many lines of a journal are read in one go. */
const PAGE = 200;

export interface Base {
  /** The last line of what is not played again: the set-up, or all that was played by older rules. */
  line: JournalRecord;
  state: TableState;
}

/** Where a match is played again from: its set-up, or the place where newer rules have taken over. */
export async function baseOf(world: Stores, room: Pick<Room, 'id' | 'record' | 'table'>): Promise<Base> {
  const base = await world.store.matches.base(room.id);
  if (base?.restart?.state) return { line: base, state: base.restart.state };
  const [line] = await world.store.matches.journalAfter(room.id, -1, 1);
  const { seats, options, seed } = room.record;
  if (seed === undefined || !line) throw new Error('a match that has begun has no seed');
  return { line, state: room.table.begin({ seats: seats.length, options, seed }) };
}

/** Takes the lines of a journal one by one: it may be longer than anybody wants to have in memory. */
export async function forEachLine(
  { store }: Stores,
  { id }: Pick<Room, 'id'>,
  { after, upTo }: { after: number; upTo: number },
  take: (line: JournalRecord) => Promise<void>,
): Promise<void> {
  for (let last = after; last < upTo; ) {
    const page = await store.matches.journalAfter(id, last, PAGE);
    // Another process may have moved it on by now: that comes as news.
    for (const line of page) if (line.n <= upTo) await take(line);
    last = page.at(-1)?.n ?? upTo;
  }
}
