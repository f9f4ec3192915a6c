import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { touch } from './tables/rows.ts';

/** How tables that nobody comes to any more go away. */
export interface Expiry {
  /** Somebody looks on at these tables. */
  seen(ids: readonly string[], at: number): Promise<void>;
  /**
   * Clears away tables that have waited in vain: nothing has been done and nobody has looked on since. Those where
   * nobody sits are given less time.
   */
  removeStale(before: { seated: number; empty: number }): Promise<string[]>;
  /** Clears away a table that has not begun and where nobody sits. */
  removeDeserted(id: string, at: number): Promise<boolean>;
}

/** Tables that wait and that nobody has come to for too long. */
const staleIn = (db: Kysely<Schema>, before: { seated: number; empty: number }) =>
  db
    .selectFrom('matches')
    .select('matches.id')
    .where('status', '=', 'waiting')
    .where((where) => {
      const quietSince = (time: number) => where.and([where('updated', '<', time), where('seen', '<', time)]);
      const people = where
        .selectFrom('seats')
        .select('seats.seat')
        .whereRef('seats.match', '=', 'matches.id')
        .where('seats.computer', '=', 0)
        .where('seats.name', 'is not', null);
      return where.or([
        quietSince(before.seated),
        where.and([quietSince(before.empty), where.not(where.exists(people))]),
      ]);
    });

export const expiryIn = (db: Kysely<Schema>): Expiry => ({
  async seen(ids, at) {
    if (ids.length === 0) return;
    await db
      .updateTable('matches')
      .set({ seen: at })
      .where('id', 'in', [...ids])
      .execute();
  },

  async removeStale({ seated, empty }) {
    const gone: string[] = [];
    for (const { id } of await staleIn(db, { seated, empty }).execute()) {
      // Looked at again in the same statement: somebody may have come meanwhile. PostgreSQL waits for whoever is just
      // sitting down, and looks then at this very row again, but not at what it has found by a query within.
      const latest = Math.max(seated, empty);
      const { numDeletedRows } = await db
        .deleteFrom('matches')
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('updated', '<', latest)
        .where('seen', '<', latest)
        .where('id', 'in', staleIn(db, { seated, empty }))
        .executeTakeFirst();
      if (numDeletedRows > 0n) gone.push(id);
    }
    return gone;
  },

  removeDeserted: (id, at) =>
    db.transaction().execute(async (tx) => {
      if (!(await touch(tx, id, at, ['waiting']))) return false;
      const people = tx.selectFrom('seats').select('seat').where('match', '=', id).where('computer', '=', 0);
      if (await people.where('name', 'is not', null).executeTakeFirst()) return false;
      await tx.deleteFrom('matches').where('id', '=', id).execute();
      return true;
    }),
});
