import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { LostLine } from './errors.ts';

const INT8 = pg.types.builtins.INT8;

/**
 * How long the server that people wait for has patience. A page says again after eight seconds what nobody has
 * answered, so that all of this comes to an end before.
 *
 * In the order of what is most wrong: a transaction in which nothing is said any more is one of a process that stands
 * still, and its locks are everybody's; whoever waits for a lock may see that; a statement is ended by the database, which
 * then says so; and where nothing at all comes back, the line is gone.
 */
const PATIENCE = { idleMs: 3000, lockMs: 4000, statementMs: 5000, silentMs: 6000, connectMs: 4000 };

const LIMITS = `set idle_in_transaction_session_timeout = ${PATIENCE.idleMs};
  set lock_timeout = ${PATIENCE.lockMs};
  set statement_timeout = ${PATIENCE.statementMs}`;

/** The wait is counted in so many parts: a process that has stood still itself misses one of them, and finds its answers. */
const PARTS = 4;

/** The database ends a line with its last word; what it did not say comes from the line itself. */
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

/** All connections of a pool that are open. */
type Lines = Set<Line>;

/**
 * A connection that is given up where no answer comes any more: a firewall that has forgotten it says nothing. The
 * driver's own limit for a query leaves such a connection in use.
 */
class Line extends pg.Client {
  readonly #socket: Socket;
  readonly #lines: Lines;
  #heardAt = performance.now();
  #isAsked = false;

  constructor(config: pg.ClientConfig, lines: Lines) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.#lines = lines;
    lines.add(this);
    this.once('end', () => lines.delete(this));
    // Of the many ways to ask, the one that is used here.
    const ask = this.query.bind(this) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
    const askPatiently = (text: string, values?: unknown[]) => this.#answered(() => ask(text, values));
    this.query = askPatiently as typeof this.query;
  }

  async #answered<T>(ask: () => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    let parts = 0;
    const watch = setInterval(() => {
      if (++parts === PARTS) this.#giveUp(askedAt);
    }, PATIENCE.silentMs / PARTS);
    this.#isAsked = true;
    try {
      return await ask();
    } catch (error) {
      // Where it was given up here, patience is over as well.
      throw isLost(error) && parts < PARTS ? new LostLine(error) : error;
    } finally {
      clearInterval(watch);
      this.#isAsked = false;
      this.#heardAt = performance.now();
    }
  }

  /** With those on which nothing was heard since either: whoever took them next would wait as long again. */
  #giveUp(askedAt: number): void {
    this.#socket.destroy();
    for (const line of this.#lines) if (!line.#isAsked && line.#heardAt < askedAt) line.#socket.destroy();
  }
}

/** Connections of a server that people wait for. */
function patientPool(config: pg.PoolConfig): pg.Pool {
  const lines: Lines = new Set();
  class LineOfPool extends Line {
    constructor(options: pg.ClientConfig = {}) {
      super(options, lines);
    }
  }
  return new pg.Pool({
    ...config,
    connectionTimeoutMillis: PATIENCE.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: LineOfPool,
    // Said rather than asked for at the door: what stands between here and the database need not know of it.
    onConnect: async (client) => void (await client.query(LIMITS)),
  });
}

/**
 * PostgreSQL; times come as 64-bit numbers, which are whole numbers here as in SQLite. With `isServing` nothing lasts
 * long; a migration or a backup takes as long as it takes.
 */
export function postgresDialect(
  url: string,
  onTrouble: (error: Error) => void,
  { isServing }: { isServing: boolean },
): PostgresDialect {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
  };
  const pool = isServing ? patientPool(config) : new pg.Pool(config);
  // A connection that breaks, in use or not, is an event that ends the process if nobody listens; the pool makes a new one.
  pool.on('connect', (client) => client.on('error', onTrouble));
  // Of those that nobody used it tells a second time.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
