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
  // A connection that breaks while nobody uses it: the pool makes a new one.
  pool.on('error', onTrouble);
  return new PostgresDialect({ pool });
}
