import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export const KINDS = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof KINDS)[number];

/** A database that nobody else uses, gone when it is dropped. */
export interface OwnDatabase {
  kind: DatabaseKind;
  dataDir: string;
  databaseUrl?: string;
  drop(): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Where PostgreSQL is: only on this machine, because what is done there is not done to anybody's server. */
export function postgresHere(env: NodeJS.ProcessEnv): string {
  const url = env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  if (!LOOPBACK.includes(new URL(url).hostname)) throw new Error('TEST_DATABASE_URL is not on this machine');
  return url;
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

export async function ownDatabase(kind: DatabaseKind): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'morgenrot-chaos-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { kind, dataDir, drop: async () => removeFolder() };
  const postgres = postgresHere(process.env);
  const name = `morgenrot_chaos_${process.pid}_${Date.now().toString(36)}_${made++}`;
  await administer(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return {
    kind,
    dataDir,
    databaseUrl: url.href,
    async drop() {
      removeFolder();
      await administer(postgres, `drop database if exists ${name} with (force)`);
    },
  };
}
