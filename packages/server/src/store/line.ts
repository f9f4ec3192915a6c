import { CompiledQuery, type DatabaseConnection, type Kysely, type QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

/** Somewhere a query that is put together already can be said: a transaction, or a connection that has one. */
export interface Line {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/**
 * A transaction for queries that are put together already, without what the library does around each of them, which
 * takes longer than they do. Only where a connection cannot break: a pool has to know of one that has.
 */
export const plainTransaction = <T>(db: Kysely<Schema>, run: (line: DatabaseConnection) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection(async (line) => {
    await line.executeQuery(BEGIN);
    try {
      const result = await run(line);
      await line.executeQuery(COMMIT);
      return result;
    } catch (error) {
      await line.executeQuery(ROLLBACK);
      throw error;
    }
  });
