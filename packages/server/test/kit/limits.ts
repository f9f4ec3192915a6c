const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 };

/** Limits that no test reaches by accident. */
export const NO_LIMITS = {
  creates: PLENTY,
  joins: PLENTY,
  requests: PLENTY,
  visits: PLENTY,
  lists: PLENTY,
  messages: PLENTY,
  acts: PLENTY,
  watches: PLENTY,
  pages: PLENTY,
  hints: PLENTY,
  orders: PLENTY,
  chats: PLENTY,
  talks: PLENTY,
  undos: PLENTY,
  connects: PLENTY,
  packets: PLENTY,
  socketsPerAddress: 1_000_000,
  connectionsPerAddress: 1_000_000,
  lines: PLENTY,
};
