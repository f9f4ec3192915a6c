import { untyped } from '@morgenrot/engine';
import { startServer } from '@morgenrot/server';
import { bazaar } from '@morgenrot/test-game';
import type { OwnDatabase } from '../../src/chaos/database.ts';

type Parts = Parameters<typeof startServer>[1];

/** What is played at its tables: so long that no test comes to the end. */
export const game = untyped(bazaar);
export const LONG = { length: 'long' };

/** A server in this process for pages without drawings, on a database of its own. */
export const pageServer = ({ dataDir, databaseUrl }: OwnDatabase, parts?: Parts) =>
  startServer(
    {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      logLevel: 'silent',
      mode: 'test',
      clientDir: '/nowhere',
      practice: false,
      trustProxy: 0,
      tableExpiresHours: 48,
      origins: [],
    },
    { games: [game], ...parts },
  );
