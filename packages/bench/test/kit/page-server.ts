import { startServer } from '@morgenrot/server';
import type { OwnDatabase } from '../../src/chaos/database.ts';

type Parts = Parameters<typeof startServer>[1];

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
    parts,
  );
