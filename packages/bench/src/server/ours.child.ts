import { startServer } from '@morgenrot/server';
import { answerParent } from './child.ts';
import { landGame } from './land.ts';

const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 };

/** Our server as a host starts it, journal and logs switched on, with nobody's quota in the way. */
const server = await startServer(
  {
    port: 0,
    host: '127.0.0.1',
    dataDir: process.env.DATA_DIR ?? '',
    logLevel: 'info',
    mode: 'production',
    clientDir: '/nowhere',
    practice: false,
    trustProxy: 0,
    tableExpiresHours: 48,
  },
  {
    games: [landGame],
    limits: {
      creates: PLENTY,
      joins: PLENTY,
      requests: PLENTY,
      messages: PLENTY,
      acts: PLENTY,
      watches: PLENTY,
      pages: PLENTY,
      orders: PLENTY,
      chats: PLENTY,
      connects: PLENTY,
      packets: PLENTY,
      socketsPerAddress: 1_000_000,
      connectionsPerAddress: 1_000_000,
      tablesPerSocket: 1_000_000,
    },
  },
);
answerParent(`http://127.0.0.1:${server.port}`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
