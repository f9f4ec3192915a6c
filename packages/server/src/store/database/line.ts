import { CompiledQuery, type DatabaseConnection, type Kysely, type QueryResult } from 'kysely';
import type { Schema } from '../schema.ts';

/** Somewhere a query that is put together already can be said: a transaction, or a connection that has one. */
export interface DatabaseLine {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** The one connection that there is, for nobody else meanwhile. Only where it cannot break: a pool has to know of that. */
export const onItsLine = <T>(db: Kysely<Schema>, use: (line: DatabaseConnection) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection(use);

/**
 * A transaction for queries that are put together already, without what the library does around each of them, which
 * takes longer than they do.
 */
export async function plainTransaction<T>(line: DatabaseLine, run: () => Promise<T>): Promise<T> {
  await line.executeQuery(BEGIN);
  try {
    const result = await run();
    await line.executeQuery(COMMIT);
    return result;
  } catch (error) {
    await line.executeQuery(ROLLBACK);
    throw error;
  }
}
