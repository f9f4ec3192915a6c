import type { PlayerId } from '@morgenrot/engine';

/**
 * Whose eyes somebody sees with: a seat's, or (null) those of the public. `~` before a seat is a watcher who may see
 * with its eyes, and neither answers nor takes back. `!` before a seat is a player who sees what is public for now: the
 * browser of several lies between them, behind a curtain.
 */
export type Kind = PlayerId | null;

const GUEST = '~';
const CURTAIN = '!';

export const guestOf = (seat: PlayerId): Kind => `${GUEST}${seat}`;

export const behindCurtain = (seat: PlayerId): Kind => `${CURTAIN}${seat}`;

/** The seat that a player looks from, whatever they are shown; none for whoever only looks on. */
export const seatOfKind = (kind: Kind): PlayerId | null => {
  if (isWatching(kind)) return null;
  return kind?.startsWith(CURTAIN) ? kind.slice(CURTAIN.length) : kind;
};

/** Does this kind only look on? */
export const isWatching = (kind: Kind): boolean => kind === null || kind.startsWith(GUEST);

/** The seat whose eyes a kind sees with. */
export const eyesOf = (kind: Kind): PlayerId | null => {
  if (kind?.startsWith(CURTAIN)) return null;
  return kind?.startsWith(GUEST) ? kind.slice(GUEST.length) : kind;
};

/** Which of the two protocols a viewer speaks. */
export type Tongue = 'own' | 'stock';

export interface Viewer {
  kind: Kind;
  tongue: Tongue;
  /** Whose cookie came with the socket: known also before its browser has sat down anywhere. */
  tokenHash?: string;
  person?: string;
  /** How others at the table know a watcher, if at all. */
  name?: string;
  /** Looks on as any watcher does, whatever seats its browser has: a screen for a room full of people. */
  apart?: boolean;
  /** What a watcher came in with. */
  key?: string;
  passwordHash?: string;
  /** What a client of the framework's own kind sits by. */
  credentialHash?: string;
}

/** Who looks at a match on this node, by the id of the socket. */
export interface Viewers {
  enter(socket: string, viewer: Viewer): void;
  leave(socket: string): boolean;
  get(socket: string): Viewer | undefined;
  readonly size: number;
  all(): Iterable<[socket: string, viewer: Viewer]>;
  /** The different kinds there are now, of one tongue or of both. */
  kinds(tongue?: Tongue): Kind[];
  /** The same without a kind of which there is nobody but this socket. */
  kindsBut(tongue: Tongue, socket?: string): Kind[];
  has(kind: Kind, tongue?: Tongue): boolean;
  count(which: (viewer: Viewer) => boolean): number;
  /** The sockets of those viewers. */
  sockets(which: (viewer: Viewer) => boolean): string[];
}

/** How many there are of each kind: asked with every step of a match, however many look on. */
function createCensus() {
  const counts: Record<Tongue, Map<Kind, number>> = { own: new Map(), stock: new Map() };
  return {
    count({ tongue, kind }: Viewer, by: 1 | -1): void {
      const now = (counts[tongue].get(kind) ?? 0) + by;
      if (now > 0) counts[tongue].set(kind, now);
      else counts[tongue].delete(kind);
    },
    kinds: (tongue?: Tongue): Kind[] =>
      tongue ? [...counts[tongue].keys()] : [...new Set([...counts.own.keys(), ...counts.stock.keys()])],
    isAlone: ({ tongue, kind }: Viewer): boolean => counts[tongue].get(kind) === 1,
    has: (kind: Kind, tongue?: Tongue): boolean =>
      tongue ? counts[tongue].has(kind) : counts.own.has(kind) || counts.stock.has(kind),
  };
}

export function createViewers(): Viewers {
  const viewers = new Map<string, Viewer>();
  const census = createCensus();
  function leave(socket: string): boolean {
    const viewer = viewers.get(socket);
    if (viewer) census.count(viewer, -1);
    return viewers.delete(socket);
  }
  return {
    enter(socket, viewer) {
      leave(socket);
      viewers.set(socket, viewer);
      census.count(viewer, 1);
    },
    leave,
    get: (socket) => viewers.get(socket),
    get size() {
      return viewers.size;
    },
    all: () => viewers,
    kinds: census.kinds,
    kindsBut(tongue, socket) {
      const viewer = socket === undefined ? undefined : viewers.get(socket);
      const kinds = census.kinds(tongue);
      return viewer?.tongue === tongue && census.isAlone(viewer) ? kinds.filter((kind) => kind !== viewer.kind) : kinds;
    },
    has: census.has,
    count: (which) => [...viewers.values()].filter(which).length,
    sockets: (which) => [...viewers].filter(([, viewer]) => which(viewer)).map(([socket]) => socket),
  };
}
