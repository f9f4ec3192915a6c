/** The database has failed. What it said stays inside, where the log finds the code and nothing more is shown. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super('the store has failed', { cause });
    this.name = 'StoreError';
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

const SQLITE_BUSY = 5;

/** Did somebody else write for so long that nobody waits any longer? Trying again at once would only wait once more. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const SQLITE_BUSY_SNAPSHOT = 517;

/** What this transaction has read is no longer so: it has to begin anew, however long it waits. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY_SNAPSHOT;
