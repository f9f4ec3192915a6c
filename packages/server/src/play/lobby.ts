import type { TableInfo } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { createQueue } from '../match/queue.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import { readListing } from '../tables/listing.ts';
import type { Say } from './door.ts';
import type { PlaySocket, PlaySpace } from './socket.ts';

/** Those who have the list of public tables open, told of what changes in it. */
export interface Lobby {
  /** This page hears of changes from now on, or no more. The list as it is comes with the answer. */
  listen(socket: PlaySocket, on: boolean, say: Say): Promise<Parameters<Say>[0]>;
  /** Something has changed at some table: perhaps in the list, too. */
  changed(): void;
  close(): void;
}

/** No table is called that: what is said at tables has a slash in it. */
const EARSHOT = 'lobby';
/** Much changes at once; the list is read once for all of it. */
const PAUSE_MS = 250;

export function createLobby(world: () => World, space: PlaySpace): Lobby {
  const queue = createQueue();
  /** The list as everybody who listens knows it. */
  let known = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  const hasListeners = (): boolean => (space.adapter.rooms.get(EARSHOT)?.size ?? 0) > 0;

  /** Reads the list and tells those who listen what is different. Call it from the queue. */
  async function refresh(): Promise<TableInfo[]> {
    const { tables, changesIn } = await readListing(world());
    const now = new Map(tables.map((table) => [table.id, JSON.stringify(table)]));
    // The oldest first: whoever puts each at the top ends up with the list's own order.
    for (const table of [...tables].reverse()) {
      if (known.get(table.id) !== now.get(table.id)) space.to(EARSHOT).emit('listed', table);
    }
    for (const table of known.keys()) if (!now.has(table)) space.to(EARSHOT).emit('unlisted', { table });
    known = now;
    wakeIn(changesIn);
    return tables;
  }
  function wakeIn(ms: number | undefined): void {
    clearTimeout(alarm);
    if (ms !== undefined) alarm = setTimeout(changed, Math.max(0, ms)).unref();
  }
  function changed(): void {
    if (isClosed || timer || !hasListeners()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!isClosed && hasListeners()) queue.add(refresh).catch(note);
    }, PAUSE_MS).unref();
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
          const tables = await refresh();
          if (!socket.connected) return refuse('server.closing');
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
