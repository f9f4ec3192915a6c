import { z } from 'zod';
import type { Broadcasts, KnowsPeople, Publishes } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { announce } from '../showing/announce.ts';
import { NOBODY, type Presence, presenceHere } from './presence.ts';

const onlooker = z.object({ id: z.string(), name: z.string(), owns: z.boolean().optional() });
const presence = z.object({
  match: z.string(),
  seats: z.array(z.string()),
  watchers: z.array(onlooker),
  // A process of the version before does not tell them.
  owners: z.array(z.string()).default([]),
});

/**
 * What processes on one database tell each other about who is there. Each counts what it has told: whoever has missed
 * something sees it by the number and asks.
 */
export const Whereabouts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), told: z.int(), ...presence.shape }),
  // Everybody who is here, and nobody else.
  z.object({ kind: z.literal('all'), told: z.int(), tables: z.array(presence) }),
  // I am still there, and so is everybody of whom I have told.
  z.object({ kind: z.literal('alive'), told: z.int() }),
  // Tell me all.
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('bye') }),
  // These browsers have been removed by the person that they were, and nobody speaks from them any more.
  z.object({ kind: z.literal('out'), browsers: z.array(z.string()) }),
]);
export type Whereabouts = z.output<typeof Whereabouts>;
type Told = z.output<typeof presence>;

const ALIVE_EVERY_MS = 2000;
/** A process of which nothing is heard for so long is gone, and with it whoever looked on through it. */
const GONE_AFTER_MS = 7000;

interface Node {
  heardAt: number;
  /** The number of the last thing that it told, as far as nothing is missing before it. */
  told: number;
  tables: Map<string, Presence>;
}

/** Who is at tables through the other processes on this database. */
export interface Elsewhere {
  at(match: string): Presence[];
  /** How many other processes there are. */
  count(): number;
  /** Tells the others who is at this table here, if that has changed. */
  tell(room: Room): void;
  heard(node: string, what: Whereabouts): void;
  /** The line to the others is up or down: while it is down, what was known last holds. */
  connected(isUp: boolean): void;
  close(): void;
}

export function createElsewhere(world: () => Broadcasts & KnowsPeople & Publishes): Elsewhere {
  const nodes = new Map<string, Node>();
  /** What was told last of each table here, as text. */
  const known = new Map<string, string>();
  let told = 0;
  let isUp = false;

  const say = (what: Whereabouts): void => world().bus.tell(what);
  function refresh(matches: Iterable<string>): void {
    for (const match of new Set(matches)) {
      const room = world().rooms.peek(match);
      if (room) announce(world(), room);
      else world().absence.look(match);
    }
  }
  function tell(room: Room): void {
    if (!isUp) return;
    const here = hereAt(room);
    const text = JSON.stringify(here);
    if (text === (known.get(room.id) ?? JSON.stringify(NOBODY))) return;
    remember(room.id, here);
    told++;
    say({ kind: 'here', told, ...asTold(room.id, here) });
  }
  function remember(match: string, here: Presence): void {
    if (isNobody(here)) known.delete(match);
    else known.set(match, JSON.stringify(here));
  }
  function tellAll(): void {
    known.clear();
    const tables: Told[] = [];
    for (const room of world().rooms.all()) {
      const here = hereAt(room);
      remember(room.id, here);
      if (!isNobody(here)) tables.push(asTold(room.id, here));
    }
    // Counted as well: right after Redis is back, what is said may still get lost, and the number shows it.
    told++;
    say({ kind: 'all', told, tables });
  }
  function forget(name: string): void {
    const gone = nodes.get(name)?.tables.keys() ?? [];
    nodes.delete(name);
    refresh(gone);
  }
  function take(node: Node, what: Extract<Whereabouts, { kind: 'here' }>): void {
    if (what.told === node.told + 1) node.told = what.told;
    if (isNobody(what)) node.tables.delete(what.match);
    else node.tables.set(what.match, what);
    refresh([what.match]);
  }
  function takeAll(node: Node, what: Extract<Whereabouts, { kind: 'all' }>): void {
    const before = [...node.tables.keys()];
    node.told = what.told;
    node.tables = new Map(what.tables.map((table) => [table.match, table]));
    refresh([...before, ...node.tables.keys()]);
  }
  const beat = setInterval(() => {
    if (!isUp) return;
    say({ kind: 'alive', told });
    const since = world().time.lived() - GONE_AFTER_MS;
    for (const [name, { heardAt }] of nodes) if (heardAt < since) forget(name);
  }, ALIVE_EVERY_MS).unref();

  return {
    at: (match) => [...nodes.values()].flatMap(({ tables }) => tables.get(match) ?? []),
    count: () => nodes.size,
    tell,
    heard(name, what) {
      if (what.kind === 'bye') return forget(name);
      if (what.kind === 'out') return world().signedOut.cutHere(what.browsers);
      const node = nodes.get(name) ?? { heardAt: 0, told: UNKNOWN, tables: new Map() };
      nodes.set(name, node);
      node.heardAt = world().time.lived();
      if (what.kind === 'here') take(node, what);
      else if (what.kind === 'all') takeAll(node, what);
      else if (what.kind === 'hello') tellAll();
      else if (what.told !== node.told) say({ kind: 'hello' });
    },
    connected(now) {
      isUp = now;
      if (!now) return;
      for (const node of nodes.values()) node.heardAt = world().time.lived();
      say({ kind: 'hello' });
      tellAll();
    },
    close() {
      clearInterval(beat);
      if (isUp) say({ kind: 'bye' });
    },
  };
}

const UNKNOWN = -1;

const isNobody = ({ seats, watchers }: Presence): boolean => seats.length + watchers.length === 0;

const hereAt = (room: Room): Presence => (room.viewers.size === 0 ? NOBODY : presenceHere(room));

const asTold = (match: string, { seats, watchers, owners }: Presence): Told => ({
  match,
  seats: [...seats],
  watchers: [...watchers],
  owners: [...owners],
});
