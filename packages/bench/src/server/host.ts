const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 };

/** A server as a host starts it, on a port of its own. */
export const hostSettings = () => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.env.DATA_DIR ?? '',
  logLevel: 'info',
  mode: 'production' as const,
  clientDir: '/nowhere',
  practice: false,
  trustProxy: 0,
  tableExpiresHours: 48,
});

/** Nobody's quota stands in the way of those who do what people do. */
export const PLAYING = {
  creates: PLENTY,
  joins: PLENTY,
  requests: PLENTY,
  visits: PLENTY,
  lists: PLENTY,
  acts: PLENTY,
  messages: PLENTY,
  orders: PLENTY,
};

/** Nor of hundreds that look on from one address. */
export const CROWDING = {
  ...PLAYING,
  watches: PLENTY,
  pages: PLENTY,
  chats: PLENTY,
  talks: PLENTY,
  connects: PLENTY,
  packets: PLENTY,
  socketsPerAddress: 1_000_000,
  connectionsPerAddress: 1_000_000,
  lines: PLENTY,
  tablesPerSocket: 1_000_000,
};
