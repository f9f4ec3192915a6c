import { afterAll, beforeAll } from 'vitest';
import type { Parts } from '../../src/server.ts';
import type { Settings } from '../../src/settings.ts';
import { POSTGRES, REDIS, type TestDatabase, testDatabase } from './database.ts';
import { type TestServer, testServer } from './server.ts';
import { type Wiretap, wiretap } from './wiretap.ts';

/** Two servers share a database and Redis: they are tested where both are there. */
export const CAN_BE_TWO = POSTGRES !== undefined && REDIS !== undefined;

interface More {
  settings?: Partial<Settings>;
  parts?: Parts;
  /** Another Redis than everybody's, by its address. */
  redis?: () => Promise<string>;
}

/** For all tests of a group; what else is cleared away after them is named before this. */
export function onTwoServers(
  take: (one: TestServer, two: TestServer) => void,
  { settings, parts, redis = async () => REDIS ?? '' }: More = {},
): void {
  let database: TestDatabase | undefined;
  const servers: TestServer[] = [];
  const begin = async (from: Parameters<typeof testServer>[0]): Promise<TestServer> => {
    const server = await testServer(from);
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    database = await testDatabase('postgres');
    const from = { database, settings: { redisUrl: await redis(), ...settings }, parts };
    take(await begin(from), await begin(from));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await database?.drop();
  });
}

/** Everybody's Redis, by a way that can be cut and mended, on which everything that it says is kept. */
export const tapped = (take: (tap: Wiretap) => void) => async (): Promise<string> => {
  const tap = await wiretap(Number(new URL(REDIS ?? '').port || 6379));
  take(tap);
  return tap.url.replace('http:', 'redis:');
};
