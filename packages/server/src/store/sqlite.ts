import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

type Bound = Parameters<StatementSync['all']>;

const adapt = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  // The query compiler has made these from strings, numbers and nulls.
  all: (parameters) => statement.all(...(parameters as Bound)),
  run: (parameters) => statement.run(...(parameters as Bound)),
  iterate: (parameters) => statement.iterate(...(parameters as Bound)),
});

/** Node's own SQLite as Kysely's dialect expects it; statements are prepared once. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = adapt(database.prepare(sql));
        // Statements of changing length (`in (...)`) must not fill the memory.
        if (prepared.size < 200) prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

/** What is committed is on the disk, also when the power fails: write-ahead log, synced in full at every commit. */
export function sqliteDialect(path: string): SqliteDialect {
  mkdirSync(dirname(path), { recursive: true });
  return new SqliteDialect({
    database: async () => {
      const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
      database.exec('pragma journal_mode = wal; pragma synchronous = full;');
      return adaptDatabase(database);
    },
  });
}
