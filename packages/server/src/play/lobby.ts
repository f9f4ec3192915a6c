import type { TableInfo } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { createQueue } from '../match/memory/queue.ts';
import { refuse } from '../reasons.ts';
import { readListing } from '../tables/listing.ts';
import type { Stores, TellsTime, WritesLog } from '../world.ts';
import type { SayBack } from './door.ts';
import type { PlaySocket, PlaySpace } from './socket.ts';

/** Those who have the list of public tables open, told of what changes in it. */
export interface Lobby {
  /** This page hears of changes from now on, or no more. The list as it is comes with the answer. */
  listen(socket: PlaySocket, on: boolean, say: SayBack): Promise<Parameters<SayBack>[0]>;
  /** Something has changed at some table: perhaps in the list, too. */
  changed(): void;
  close(): void;
}

/** No table is called that: what is said at tables has a slash in it. */
const EARSHOT = 'lobby';
/** Much changes at once; the list is read once for all of it. */
const PAUSE_MS = 250;
/** Nobody is told of changes more often, however often somebody renames their table. */
const EVERY_MS = 1000;
/** So many tables are told of in one message; the rest come with the next. */
const AT_ONCE = 10;

interface Known {
  table: TableInfo;
  text: string;
}

export function createLobby(world: () => Stores & TellsTime & WritesLog, space: PlaySpace): Lobby {
  const queue = createQueue();
  /** The list as everybody who listens knows it. */
  let known = new Map<string, Known>();
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  const hasListeners = (): boolean => (space.adapter.rooms.get(EARSHOT)?.size ?? 0) > 0;

  async function read(): Promise<Map<string, Known>> {
    const { tables, changesIn } = await readListing(world());
    wakeIn(changesIn);
    return new Map(tables.map((table) => [table.id, { table, text: JSON.stringify(table) }]));
  }
  /** Reads the list and tells those who listen what is different, in one message. Call it from the queue. */
  async function refresh(): Promise<void> {
    const now = await read();
    toldAt = performance.now();
    const unlisted = [...known.keys()].filter((id) => !now.has(id));
    // The oldest first: whoever puts each at the top ends up with the list's own order.
    const different = [...now.values()].reverse().filter(({ table, text }) => known.get(table.id)?.text !== text);
    const listed = different.slice(0, AT_ONCE);
    for (const id of unlisted) known.delete(id);
    for (const one of listed) known.set(one.table.id, one);
    if (listed.length + unlisted.length > 0)
      space.to(EARSHOT).emit('listing', { listed: listed.map(({ table }) => table), unlisted });
    if (different.length > listed.length) changed();
  }
  function wakeIn(ms: number | undefined): void {
    clearTimeout(alarm);
    if (ms !== undefined) alarm = setTimeout(changed, Math.max(0, ms)).unref();
  }
  function changed(): void {
    if (isClosed || timer || !hasListeners()) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (!isClosed && hasListeners()) queue.add(refresh).catch(note);
      },
      Math.max(PAUSE_MS, toldAt + EVERY_MS - performance.now()),
    ).unref();
  }
  const note = (error: unknown): void =>
    world().log.error(troubleOf(error), 'the list of public tables could not be read');

  return {
    changed,
    async listen(socket, on, say) {
      if (!on) {
        await socket.leave(EARSHOT);
        return { ok: true };
      }
      try {
        return await queue.add(async () => {
          // Whoever comes gets what those who listen know already: what has changed since is told to all of them.
          if (!hasListeners()) known = await read();
          if (!socket.connected) return refuse('server.closing');
          const tables = [...known.values()].map(({ table }) => table).sort((a, b) => b.createdAt - a.createdAt);
          const answer = { ok: true as const, tables };
          // Said here and now: a change must not overtake the list that it changes.
          say(answer);
          await socket.join(EARSHOT);
          return answer;
        });
      } catch (error) {
        note(error);
        return refuse('server.store');
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(alarm);
    },
  };
}
