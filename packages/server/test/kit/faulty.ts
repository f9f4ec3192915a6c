import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** `unsaid`: it is not done. `unheard`: it is done, and nobody hears that it is. */
export type How = 'unsaid' | 'unheard';

/** Makes one statement fail, transactions' own ones included. */
export interface Faults {
  wrap(dialect: Dialect): Dialect;
  /** The statement with this number from now on fails, once. */
  arm(at: number, how: How): void;
  /** Nothing fails any more. How many statements there were since; whether one has failed. */
  disarm(): { said: number; failed: boolean };
}

class Fault extends Error {}

export function faults(): Faults {
  let armed: { at: number; how: How } | undefined;
  let said = 0;
  let failed = false;

  const faulty = (real: DatabaseConnection): DatabaseConnection => ({
    async executeQuery(query) {
      said++;
      if (said !== armed?.at) return real.executeQuery(query);
      failed = true;
      // A beginning that nobody hears of is the end of a connection, and with it of the transaction.
      if (armed.how === 'unheard' && query.sql !== 'begin') await real.executeQuery(query);
      throw new Fault(query.sql);
    },
    streamQuery: (query, size) => real.streamQuery(query, size),
  });

  function faultyDriver(real: Driver): Driver {
    const behind = new WeakMap<DatabaseConnection, DatabaseConnection>();
    return {
      init: () => real.init(),
      async acquireConnection() {
        const connection = await real.acquireConnection();
        const front = faulty(connection);
        behind.set(front, connection);
        return front;
      },
      beginTransaction: (connection, settings) => real.beginTransaction(connection, settings),
      commitTransaction: (connection) => real.commitTransaction(connection),
      rollbackTransaction: (connection) => real.rollbackTransaction(connection),
      releaseConnection: (connection) => real.releaseConnection(behind.get(connection) ?? connection),
      destroy: () => real.destroy(),
    };
  }
  return {
    wrap: (dialect) => ({
      createDriver: () => faultyDriver(dialect.createDriver()),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    }),
    arm(at, how) {
      said = 0;
      failed = false;
      armed = { at, how };
    },
    disarm() {
      armed = undefined;
      return { said, failed };
    },
  };
}
