import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = pg.types.builtins.INT8;

/** PostgreSQL; times come as 64-bit numbers, which are whole numbers here as in SQLite. */
export function postgresDialect(url: string, onTrouble: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
  });
  // A connection that breaks, in use or not, is an event that ends the process if nobody listens; the pool makes a new one.
  pool.on('connect', (client) => client.on('error', onTrouble));
  // Of those that nobody used it tells a second time.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
