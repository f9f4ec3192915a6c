import type { Kysely, Selectable } from 'kysely';
import { isUniqueViolation } from './database/errors.ts';
import type { Schema } from './schema.ts';

/** Something that whoever runs the server wants done. */
export interface AuditEntry {
  at: number;
  who: string;
  from: string;
  deed: string;
  table?: string;
  details: Record<string, string | number>;
}

export interface AuditRecord extends AuditEntry {
  id: number;
  outcome?: string;
}

export interface Audit {
  /** Written down before it is tried: what is done and not written down cannot be. */
  begin(entry: AuditEntry): Promise<number>;
  /** What has come of it. A table that there was not before is named now, and what a refusal is filled in with. */
  end(id: number, result: Pick<AuditRecord, 'details' | 'table'> & { outcome: string }): Promise<void>;
  /** The newest first. */
  before(id: number, limit: number): Promise<AuditRecord[]>;
}

/** So many write at the same moment, on different processes. */
const TRIES = 20;
/** What a proxy says may be anything. */
const LONGEST_ADDRESS = 80;

const toRecord = (row: Selectable<Schema['audit']>): AuditRecord => ({
  id: row.id,
  at: row.at,
  who: row.who,
  from: row.address,
  deed: row.deed,
  ...(row.match === null ? {} : { table: row.match }),
  // Written by this store: see begin.
  details: JSON.parse(row.details) as AuditRecord['details'],
  ...(row.outcome === null ? {} : { outcome: row.outcome }),
});

export function auditIn(db: Kysely<Schema>): Audit {
  async function insert(id: number, { at, who, from, deed, table, details }: AuditEntry): Promise<boolean> {
    const row = {
      id,
      at,
      who,
      address: from.slice(0, LONGEST_ADDRESS),
      deed,
      match: table ?? null,
      details: JSON.stringify(details),
    };
    try {
      await db
        .insertInto('audit')
        .values({ ...row, outcome: null })
        .execute();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
  return {
    async begin(entry) {
      for (let tried = 0; tried < TRIES; tried++) {
        const { last } = await db
          .selectFrom('audit')
          .select(({ fn }) => fn.max('id').as('last'))
          .executeTakeFirstOrThrow();
        const id = (last ?? 0) + 1;
        if (await insert(id, entry)) return id;
      }
      throw new Error('too much is done at once');
    },

    async end(id, { outcome, table, details }) {
      await db
        .updateTable('audit')
        .set({ outcome, details: JSON.stringify(details), match: table ?? null })
        .where('id', '=', id)
        .execute();
    },

    before: async (id, limit) =>
      (await db.selectFrom('audit').selectAll().where('id', '<', id).orderBy('id', 'desc').limit(limit).execute()).map(
        toRecord,
      ),
  };
}
