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
  orders: Rate;
  /** For each person, too. */
  chats: Rate;
  tablesPerSocket: number;
}

export const LIMITS: Limits = {
  creates: { burst: 30, perSecond: 0.5 },
  joins: { burst: 60, perSecond: 1 },
  requests: { burst: 300, perSecond: 50 },
  messages: { burst: 200, perSecond: 50 },
  acts: { burst: 60, perSecond: 20 },
  watches: { burst: 30, perSecond: 5 },
  pages: { burst: 30, perSecond: 5 },
  orders: { burst: 30, perSecond: 5 },
  chats: { burst: 10, perSecond: 1 },
  tablesPerSocket: 20,
};
