import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { postgresDialect } from '../../src/store/database/postgres.ts';
import { sqliteDialect } from '../../src/store/database/sqlite.ts';
import type { Schema } from '../../src/store/schema.ts';

export const POSTGRES = process.env.TEST_DATABASE_URL;
export const REDIS = process.env.TEST_REDIS_URL;

/** A database of a test's own, gone when the test is over. */
export interface TestDatabase {
  kind: 'sqlite' | 'postgres';
  dataDir: string;
  databaseUrl?: string;
  drop(): Promise<void>;
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'morgenrot-test-'));
}

function addressOf(name: string): string {
  const url = new URL(POSTGRES ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function tell(statement: string, address = POSTGRES): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As it was when it was made; whoever still uses it is sent away. */
async function empty(name: string): Promise<void> {
  await tell(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await tell('drop schema public cascade; create schema public', addressOf(name));
}

/** Every database of a run of tests is called so; at its end they are dropped (dropped.ts). */
export const namesOf = (run: number): string => `morgenrot_test_${run}_`;

/** Emptied, for the next test: to make a database and to drop it costs PostgreSQL a checkpoint. */
const spare: string[] = [];
let made = 0;

/** Files that one worker runs one after the other have the same databases. */
async function ownPostgres(): Promise<string> {
  const before = spare.pop();
  if (before !== undefined) return before;
  const name = `${namesOf(process.ppid)}${process.env.VITEST_POOL_ID ?? process.pid}_${made++}`;
  const isThere = (error: unknown): boolean => (error as { code?: string }).code === '42P04';
  try {
    await tell(`create database ${name}`);
    // Servers are killed here, PostgreSQL never is: nobody has to wait for its disk.
    await tell(`alter database ${name} set synchronous_commit = off`);
  } catch (error) {
    if (!isThere(error)) throw error;
    await empty(name);
  }
  return name;
}

export async function testDatabase(kind: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { kind, dataDir, drop: async () => removeFolder() };
  if (POSTGRES === undefined) throw new Error('TEST_DATABASE_URL is not set');

  const name = await ownPostgres();
  let isDropped = false;
  return {
    kind,
    dataDir,
    databaseUrl: addressOf(name),
    async drop() {
      removeFolder();
      if (isDropped) return;
      isDropped = true;
      await empty(name);
      spare.push(name);
    },
  };
}

/** The databases that the tests of storage run on; PostgreSQL only where there is one. */
export const KINDS: ('sqlite' | 'postgres')[] = POSTGRES === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** A connection of the test's own, past the store. */
export function connectTo({ dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Kysely<Schema> {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, () => undefined, { isServing: false })
    : sqliteDialect(join(dataDir, 'morgenrot.db'));
  return new Kysely<Schema>({ dialect });
}
