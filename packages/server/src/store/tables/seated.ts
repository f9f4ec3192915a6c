import type { Kysely, Selectable } from 'kysely';
import { DamagedTable } from '../database/errors.ts';
import { type TableRecord, toSeat, toTable } from '../records.ts';
import type { Schema } from '../schema.ts';

export type Rows = Selectable<Schema['matches']>[];
export type OnDamage = (match: string, error: unknown) => void;

/** Tables with those who sit at them. One that cannot be read is left out: a list does not fail for it. */
export async function seatedIn(db: Kysely<Schema>, rows: Rows, onDamage: OnDamage): Promise<TableRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
  return rows.flatMap((row) => {
    try {
      return [toTable(row, seats.filter(({ match }) => match === row.id).map(toSeat))];
    } catch (error) {
      onDamage(row.id, error);
      return [];
    }
  });
}

const MOST_KNOWN = 1000;

/** Says once of each table that it cannot be read. */
export function sayOnce(onTrouble: (error: unknown) => void): OnDamage {
  const known = new Set<string>();
  return (match, cause) => {
    if (known.has(match) || known.size >= MOST_KNOWN) return;
    known.add(match);
    onTrouble(new DamagedTable(match, cause));
  };
}
