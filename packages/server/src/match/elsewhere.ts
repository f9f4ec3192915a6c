import { z } from 'zod';
import { announce } from './announce.ts';
import { NOBODY, type Presence, presenceHere } from './presence.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/** What processes on one database tell each other about who is there. */
export const Whereabouts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('here'),
    match: z.string(),
    seats: z.array(z.string()),
    watchers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  // I am still there, and so is everybody of whom I have told.
  z.object({ kind: z.literal('alive') }),
  // I know nothing: tell me all.
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('bye') }),
]);
export type Whereabouts = z.output<typeof Whereabouts>;

const ALIVE_EVERY_MS = 2000;
/** A process of which nothing is heard for so long is gone, and with it whoever looked on through it. */
const GONE_AFTER_MS = 7000;

interface Node {
  heardAt: number;
  tables: Map<string, Presence>;
}

/** Who is at tables through the other processes on this database. */
export interface Elsewhere {
  at(match: string): Presence[];
  /** Tells the others who is at this table here, if that has changed. */
  tell(room: Room): void;
  heard(node: string, what: Whereabouts): void;
  /** The line to the others is up or down: while it is down, what was known last holds. */
  connected(isUp: boolean): void;
  close(): void;
}

export function createElsewhere(world: () => World): Elsewhere {
  const nodes = new Map<string, Node>();
  /** What was told last of each table, as text. */
  const told = new Map<string, string>();
  let isUp = false;

  const say = (what: Whereabouts): void => world().bus.tell(what);
  function refresh(matches: Iterable<string>): void {
    for (const match of matches) {
      const room = world().rooms.peek(match);
      if (room) announce(world(), room);
    }
  }
  function tell(room: Room): void {
    if (!isUp) return;
    const here = room.viewers.size === 0 ? NOBODY : presenceHere(room.viewers);
    const text = JSON.stringify(here);
    if (text === (told.get(room.id) ?? JSON.stringify(NOBODY))) return;
    if (room.viewers.size === 0) told.delete(room.id);
    else told.set(room.id, text);
    say({ kind: 'here', match: room.id, seats: [...here.seats], watchers: [...here.watchers] });
  }
  function tellAll(): void {
    told.clear();
    for (const room of world().rooms.all()) tell(room);
  }
  function forget(name: string): void {
    const tables = nodes.get(name)?.tables ?? new Map<string, Presence>();
    nodes.delete(name);
    refresh(tables.keys());
  }
  function take(name: string, { match, seats, watchers }: Extract<Whereabouts, { kind: 'here' }>): void {
    const node = nodes.get(name) ?? { heardAt: 0, tables: new Map() };
    nodes.set(name, node);
    if (seats.length + watchers.length > 0) node.tables.set(match, { seats, watchers });
    else node.tables.delete(match);
    refresh([match]);
  }
  const beat = setInterval(() => {
    if (!isUp) return;
    say({ kind: 'alive' });
    const since = performance.now() - GONE_AFTER_MS;
    for (const [name, { heardAt }] of nodes) if (heardAt < since) forget(name);
  }, ALIVE_EVERY_MS).unref();

  return {
    at: (match) => [...nodes.values()].flatMap(({ tables }) => tables.get(match) ?? []),
    tell,
    heard(name, what) {
      const isNew = !nodes.has(name);
      if (what.kind === 'bye') forget(name);
      else if (what.kind === 'here') take(name, what);
      else if (what.kind === 'hello') tellAll();
      // Somebody of whom I had lost sight: what they have told meanwhile has to be told again.
      if (what.kind === 'alive' && isNew) {
        nodes.set(name, { heardAt: 0, tables: new Map() });
        say({ kind: 'hello' });
      }
      const node = nodes.get(name);
      if (node) node.heardAt = performance.now();
    },
    connected(now) {
      isUp = now;
      if (!now) return;
      for (const node of nodes.values()) node.heardAt = performance.now();
      say({ kind: 'hello' });
      tellAll();
    },
    close() {
      clearInterval(beat);
      if (isUp) say({ kind: 'bye' });
    },
  };
}
