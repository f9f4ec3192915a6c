import pg from 'pg';
import { namesOf, POSTGRES } from './database.ts';

/** Runs in the process that has started all others, when all of them have ended. */
export async function teardown(): Promise<void> {
  if (POSTGRES === undefined) return;
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  const ours = 'select datname as name from pg_database where starts_with(datname, $1)';
  const { rows } = await client.query<{ name: string }>(ours, [namesOf(process.pid)]);
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}
