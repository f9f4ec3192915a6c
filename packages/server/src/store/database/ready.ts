import type { Compilable, CompiledQuery } from 'kysely';

/** The same query every time, with other values: to put it together takes longer than to run it. */
export type Ready<Row = unknown> = (...values: (string | number | null)[]) => CompiledQuery<Row>;

/** Values stand in the order in which the statement names them; those of the query it is made from do not count. */
export function readyQuery<Row>(query: () => Compilable<Row>): Ready<Row> {
  let known: CompiledQuery<Row> | undefined;
  return (...parameters) => {
    known ??= query().compile();
    return { ...known, parameters };
  };
}
