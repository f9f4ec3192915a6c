import { Writable } from 'node:stream';
import { type Parts, type RunningServer, startServer } from '../../src/server.ts';
import type { Settings } from '../../src/settings.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { BAZAAR } from './game.ts';
import { NO_LIMITS } from './limits.ts';

export { NO_LIMITS };

/** Computer players that know the tests' own game. */
const THINKER = new URL('./thinker.ts', import.meta.url);

export const settingsFor = (database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Settings => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: database.dataDir,
  databaseUrl: database.databaseUrl,
  logLevel: 'debug',
  mode: 'test',
  clientDir: '/nowhere',
  practice: false,
  tableExpiresHours: 48,
  trustProxy: 0,
});

export interface TestServer extends RunningServer {
  database: TestDatabase;
  /** Everything that was logged. */
  logged(): string;
  /** Ends the server and its database. */
  end(): Promise<void>;
  /** The same database, a new server. */
  again(): Promise<TestServer>;
}

export async function testServer(
  from: { parts?: Parts; settings?: Partial<Settings>; database?: TestDatabase } = {},
): Promise<TestServer> {
  const database = from.database ?? (await testDatabase('sqlite'));
  let log = '';
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const thinking = { program: THINKER, ...from.parts?.thinking };
  const parts = { games: [BAZAAR], limits: NO_LIMITS, logTo, ...from.parts, thinking };
  const server = await startServer({ ...settingsFor(database), ...from.settings }, parts);
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    database,
    logged: () => log,
    async end() {
      await server.close();
      await database.drop();
    },
    async again() {
      await server.close();
      return testServer({ ...from, database });
    },
  };
}
