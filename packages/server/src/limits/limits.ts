import type { Rate } from './bucket.ts';

/** How often somebody may do something. Generous to people, however fast they click; tests set their own. */
export interface Limits {
  /** For each address. */
  creates: Rate;
  joins: Rate;
  requests: Rate;
  /** Lists of tables: each is read anew. */
  lists: Rate;
  /** Of the page's files, of polls, of whatever is not the API. */
  visits: Rate;
  /** For each socket. */
  messages: Rate;
  acts: Rate;
  /** All together at one table as well: what was taken back stays in the journal for ever. */
  undos: Rate;
  watches: Rate;
  pages: Rate;
  hints: Rate;
  orders: Rate;
  /** For each person, too. */
  chats: Rate;
  /** For each table. */
  talks: Rate;
  tablesPerSocket: number;
  /** New sockets of one address. */
  connects: Rate;
  /** Whatever comes over one connection, below the level of messages. Whoever sends more is no page of ours. */
  packets: Rate;
  /** Ways into a namespace that one connection asks for. */
  entries: Rate;
  socketsPerAddress: number;
  /** Sockets, requests and whatever says nothing. */
  connectionsPerAddress: number;
  /** New ones of them. */
  lines: Rate;
  /** Of all addresses together; so many connections that have said nothing yet may come on top of it. */
  sockets: number;
  /** What may wait for a reader who does not read; for all of one address; for all there are. */
  unreadBytes: number;
  unreadPerAddress: number;
  unreadOfAll: number;
}

/**
 * What one person, and one address, may do by all their sockets together, and what may be done at one table by
 * everybody there: so many times what one socket may.
 */
export const TOGETHER = { person: 4, address: 20, table: 2 };

/** Heartbeats of one connection, on every level of the protocol: a page sends one in eight seconds. */
export const CONTROLS: Rate = { burst: 20, perSecond: 1 };

const MB = 1024 * 1024;

export const SERVER_LIMITS: Limits = {
  creates: { burst: 30, perSecond: 0.5 },
  joins: { burst: 60, perSecond: 1 },
  requests: { burst: 300, perSecond: 50 },
  lists: { burst: 100, perSecond: 5 },
  visits: { burst: 1000, perSecond: 100 },
  messages: { burst: 200, perSecond: 50 },
  acts: { burst: 60, perSecond: 20 },
  undos: { burst: 20, perSecond: 0.5 },
  watches: { burst: 30, perSecond: 5 },
  pages: { burst: 30, perSecond: 5 },
  hints: { burst: 6, perSecond: 0.2 },
  orders: { burst: 30, perSecond: 5 },
  chats: { burst: 10, perSecond: 1 },
  talks: { burst: 60, perSecond: 2 },
  tablesPerSocket: 20,
  connects: { burst: 400, perSecond: 10 },
  packets: { burst: 5000, perSecond: 500 },
  entries: { burst: 6, perSecond: 0.2 },
  socketsPerAddress: 400,
  connectionsPerAddress: 600,
  lines: { burst: 600, perSecond: 30 },
  sockets: 10_000,
  // The longest match with its log is 26 kB, and a hundred long lines of Chinese talk another 150.
  unreadBytes: MB,
  unreadPerAddress: 16 * MB,
  unreadOfAll: 64 * MB,
};
