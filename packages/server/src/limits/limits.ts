import type { Rate } from './bucket.ts';

/** How often somebody may do something. Generous to people, however fast they click; tests set their own. */
export interface Limits {
  /** For each address. */
  creates: Rate;
  joins: Rate;
  requests: Rate;
  /** For each socket. */
  messages: Rate;
  acts: Rate;
  watches: Rate;
  pages: Rate;
  hints: Rate;
  orders: Rate;
  /** For each person, too. */
  chats: Rate;
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
  /** Of all addresses together; so many connections that have said nothing yet may come on top of it. */
  sockets: number;
  /** What may wait for a reader who does not read. */
  unreadBytes: number;
}

/** What one person, and one address, may do by all their sockets together: so many times what one socket may. */
export const TOGETHER = { person: 4, address: 20 };

export const LIMITS: Limits = {
  creates: { burst: 30, perSecond: 0.5 },
  joins: { burst: 60, perSecond: 1 },
  requests: { burst: 300, perSecond: 50 },
  messages: { burst: 200, perSecond: 50 },
  acts: { burst: 60, perSecond: 20 },
  watches: { burst: 30, perSecond: 5 },
  pages: { burst: 30, perSecond: 5 },
  hints: { burst: 6, perSecond: 0.2 },
  orders: { burst: 30, perSecond: 5 },
  chats: { burst: 10, perSecond: 1 },
  tablesPerSocket: 20,
  connects: { burst: 400, perSecond: 10 },
  packets: { burst: 5000, perSecond: 500 },
  entries: { burst: 6, perSecond: 0.2 },
  socketsPerAddress: 1000,
  connectionsPerAddress: 1500,
  sockets: 10_000,
  unreadBytes: 8 * 1024 * 1024,
};
