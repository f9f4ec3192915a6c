import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

export async function testDatabase(kind: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { kind, dataDir, drop: async () => removeFolder() };
  if (POSTGRES === undefined) throw new Error('TEST_DATABASE_URL is not set');

  const name = `morgenrot_test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  await administer(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return {
    kind,
    dataDir,
    databaseUrl: url.href,
    async drop() {
      removeFolder();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** The databases that the tests of storage run on; PostgreSQL only where there is one. */
export const KINDS: ('sqlite' | 'postgres')[] = POSTGRES === undefined ? ['sqlite'] : ['sqlite', 'postgres'];
