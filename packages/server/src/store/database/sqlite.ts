import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { makeDataFolder } from '../../data-folder.ts';
import { createBeside } from './beside.ts';
import type { Follower } from './chains.ts';
import { createCheckpoints, LONGEST_LOG } from './checkpoints.ts';
import { type Disk, diskOf } from './disk.ts';
import { isSyncFailure } from './errors.ts';
import { createWhenFree } from './when-free.ts';

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

/** What keeps commits, and how one gets to know that there has been one. */
interface Kept {
  disk: Disk;
  isInTransaction(): boolean;
  /** Nobody writes on before this has come to its end. */
  committed(): Promise<void> | undefined;
  beside: Follower;
  /** The disk has not kept what it was given. */
  lost(error: unknown): void;
  close(): Promise<void>;
}

const isWriting = ({ query }: CompiledQuery): boolean => query.kind !== 'SelectQueryNode';

/** A connection on which nobody hears of a commit, or can read what it wrote, before it is on the disk. */
function keptConnection(real: DatabaseConnection, kept: Kept): DatabaseConnection & Follower {
  const { disk, isInTransaction, committed, beside, lost } = kept;
  const whenFree = createWhenFree();
  const settled = async <T>(result: T): Promise<T> => {
    await disk.synced();
    await committed();
    return result;
  };
  return {
    takes: (count) => beside.takes(count),
    async followed(chains) {
      disk.trust();
      try {
        return settled(await beside.followed(chains));
      } catch (error) {
        // Perhaps it was written before the thread ended, and then somebody will read it.
        await disk.synced();
        throw error;
      }
    },
    async executeQuery(query, options) {
      disk.trust();
      // After some failures the database has gone back by itself.
      if (query.sql === 'rollback' && !isInTransaction()) return { rows: [] };
      const result = await whenFree(() => real.executeQuery<never>(query, options)).catch((error: unknown) => {
        if (isSyncFailure(error)) lost(error);
        throw error;
      });
      return isWriting(query) && !isInTransaction() ? settled(result) : result;
    },
    streamQuery: (query, size, options) => real.streamQuery(query, size, options),
  };
}

function keptDriver(real: Driver, keeping: () => Kept | undefined): Driver {
  let connection: DatabaseConnection | undefined;
  return {
    init: (options) => real.init(options),
    async acquireConnection(options) {
      const line = await real.acquireConnection(options);
      const kept = keeping();
      connection ??= kept ? keptConnection(line, kept) : line;
      return connection;
    },
    beginTransaction: (line, settings) => real.beginTransaction(line, settings),
    commitTransaction: (line) => real.commitTransaction(line),
    rollbackTransaction: (line) => real.rollbackTransaction(line),
    releaseConnection: (line, options) => real.releaseConnection(line, options),
    async destroy(options) {
      await keeping()?.close();
      await real.destroy(options);
    },
  };
}

const logOf = (path: string): string => `${path}-wal`;

/** How the log is kept on the disk, and who hears that it cannot be any more. */
interface Keeping {
  diskAt: typeof diskOf;
  onLost(error: unknown): void;
}

function open(path: string, keeping: Keeping): { database: DatabaseSync; kept?: Kept } {
  makeDataFolder(dirname(path));
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // SQLite's own knows the letters of English alone.
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  const mode = database.prepare('pragma journal_mode = wal').get();
  // Where there can be no such log (some network drives), SQLite waits for the disk by itself.
  if (mode?.journal_mode !== 'wal') {
    database.exec('pragma synchronous = full');
    return { database };
  }
  // From now on the thread that serves everybody does not wait: see `when-free.ts`.
  database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LONGEST_LOG}; pragma busy_timeout = 0`);
  return { database, kept: keep(database, path, keeping) };
}

function keep(database: DatabaseSync, path: string, { diskAt, onLost }: Keeping): Kept {
  const disk = diskAt(logOf(path), onLost);
  const checkpoints = createCheckpoints(path, onLost);
  const beside = createBeside(path, onLost);
  return {
    disk,
    beside,
    lost: onLost,
    isInTransaction: () => database.isTransaction,
    committed: () => checkpoints.committed(),
    async close() {
      await beside.close();
      await checkpoints.close();
      await disk.close();
    },
  };
}

/**
 * What is committed is on the disk, also when the power fails, and yet the thread that serves everybody does not wait
 * for it: SQLite writes its log without waiting (`synchronous = normal`), and what `full` does at every commit is done
 * beside it (`disk.ts`), as is taking the log over into the database (`checkpoints.ts`).
 */
export function sqliteDialect(
  path: string,
  { diskAt = diskOf, onLost = () => undefined }: Partial<Keeping> = {},
): Dialect {
  let kept: Kept | undefined;
  const real = new SqliteDialect({
    database: async () => {
      const opened = open(path, { diskAt, onLost });
      kept = opened.kept;
      // A process that was killed may have left commits there that it has told nobody of, and the disk does not have yet.
      if (kept && existsSync(logOf(path))) await kept.disk.synced();
      return adaptDatabase(opened.database);
    },
  });
  return {
    createDriver: () => keptDriver(real.createDriver(), () => kept),
    createQueryCompiler: () => real.createQueryCompiler(),
    createAdapter: () => real.createAdapter(),
    createIntrospector: (db) => real.createIntrospector(db),
  };
}
