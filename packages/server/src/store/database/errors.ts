/** The database has failed. What it said stays inside, where the log finds the code and nothing more is shown. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super('the store has failed', { cause });
    this.name = 'StoreError';
  }
}

/** The line to the database is gone, and nothing that was not committed over it has happened. A new one may be had. */
export class LostLine extends Error {
  readonly code?: unknown;

  constructor(cause: unknown) {
    super('the line to the database is lost', { cause });
    this.name = 'LostLine';
    if (cause instanceof Error && 'code' in cause) this.code = cause.code;
  }
}

/** Did nothing fail but the line over which it was said? */
export const isOfLine = (error: unknown): boolean =>
  error instanceof LostLine || (error instanceof StoreError && error.cause instanceof LostLine);

/** A table that is not as this server has written it. */
export class DamagedTable extends Error {
  readonly matchId: string;

  constructor(matchId: string, cause: unknown) {
    super('a table cannot be read', { cause });
    this.name = 'DamagedTable';
    this.matchId = matchId;
  }
}

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** The same methods; whatever they throw is a failure of the store. */
export function guarded<T extends object>(methods: T & Methods): T {
  const guard =
    (method: Methods[string]) =>
    async (...args: never[]) => {
      try {
        return await method(...args);
      } catch (error) {
        throw error instanceof StoreError ? error : new StoreError(error);
      }
    };
  // Every method keeps its name and its type; only what it throws is different.
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, guard(method)])) as unknown as T;
}

const POSTGRES_UNIQUE = '23505';
/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE_UNIQUE: unknown[] = [1555, 2067];

/** Has the database refused a second row where only one may be? */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.includes(error.errcode);
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}

/** What SQLite says has gone wrong: the low byte of its code. */
const TROUBLES = {
  5: 'busy',
  6: 'locked',
  8: 'read-only',
  10: 'input/output',
  11: 'corrupt',
  13: 'full',
  14: 'cannot open',
  26: 'no database',
} as const;
export type SqliteTrouble = (typeof TROUBLES)[keyof typeof TROUBLES];

const isTrouble = (code: number): code is keyof typeof TROUBLES => code in TROUBLES;

/** SQLite's extended code, and its name where a host has to know it. */
export function sqliteErrorOf(error: unknown): { errcode: number; sqlite?: SqliteTrouble } | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  const primary = error.errcode & 0xff;
  return { errcode: error.errcode, ...(isTrouble(primary) ? { sqlite: TROUBLES[primary] } : {}) };
}

/** Did somebody else write for so long that nobody waits any longer? Trying again at once would only wait once more. */
export const isBusy = (error: unknown): boolean => sqliteErrorOf(error)?.sqlite === 'busy';

/** Is the file of the database damaged, or no database at all? */
export const isDamaged = (error: unknown): boolean =>
  ['corrupt', 'no database'].includes(sqliteErrorOf(error)?.sqlite ?? '');

const SQLITE_BUSY_SNAPSHOT = 517;

/** What this transaction has read is no longer so: it has to begin anew, however long it waits. */
export const isOutdated = (error: unknown): boolean => sqliteErrorOf(error)?.errcode === SQLITE_BUSY_SNAPSHOT;

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const SQLITE_FSYNC = [1034, 1290];

/** The disk has failed to keep what SQLite wrote: it may say later that all is well, and has it not. */
export const isSyncFailure = (error: unknown): boolean => SQLITE_FSYNC.includes(sqliteErrorOf(error)?.errcode ?? 0);

/** What goes from thread to thread of an error. */
export interface StoreTrouble {
  message: string;
  code?: unknown;
  errcode?: unknown;
}

export const errorOf = ({ message, ...codes }: StoreTrouble): Error => Object.assign(new Error(message), codes);

export function troubleIn(error: unknown): StoreTrouble {
  const { message, code, errcode } = error as Partial<StoreTrouble>;
  return { message: String(message), code, errcode };
}
