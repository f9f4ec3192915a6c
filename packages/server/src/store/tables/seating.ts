import type { PlayerId } from '@morgenrot/engine';
import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../database/errors.ts';
import type { Schema } from '../schema.ts';
import { NOBODY_SEATED, touch } from './rows.ts';

export interface Occupant {
  name: string;
  person?: string;
  credentialHash?: string;
  data?: string;
}

/** Who sits there: by a cookie, or by credentials of the framework's own kind. */
export type Held = Pick<Occupant, 'person' | 'credentialHash'>;

/** Who takes a seat, and who gets up. */
export interface Seating {
  /** Only one of two who reach for the same seat gets it. */
  takeSeat(id: string, seat: PlayerId, occupant: Occupant, at: number): Promise<boolean>;
  /**
   * Empties a seat; with `whileWaiting` only as long as the match has not begun, with `held` only as long as it is in
   * these hands.
   */
  emptySeat(id: string, seat: PlayerId, when: { whileWaiting: boolean; at: number; held?: Held }): Promise<boolean>;
  changeSeat(id: string, seat: PlayerId, change: { name?: string; data?: string }): Promise<void>;
}

export const seatingIn = (db: Kysely<Schema>): Seating => ({
  async takeSeat(id, seat, occupant, at) {
    const { name, person = null, credentialHash = null, data = null } = occupant;
    try {
      return await db.transaction().execute(async (tx) => {
        if (!(await touch(tx, id, at, ['waiting', 'playing']))) return false;
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ name, person, credential_hash: credentialHash, data })
          .where('match', '=', id)
          .where('seat', '=', seat)
          .where('name', 'is', null)
          .where('plan', '!=', 'closed')
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    } catch (error) {
      // The same person already sits at this table, in another seat.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },

  emptySeat: (id, seat, { whileWaiting, at, held }) =>
    db.transaction().execute(async (tx) => {
      if (!(await touch(tx, id, at, whileWaiting ? ['waiting'] : ['waiting', 'playing', 'over']))) return false;
      const emptying = tx
        .updateTable('seats')
        .set(NOBODY_SEATED)
        .where('match', '=', id)
        .where('seat', '=', seat)
        .where('computer', '=', 0);
      const { person = null, credentialHash = null } = held ?? {};
      const theirs = emptying
        .where('person', person === null ? 'is' : '=', person)
        .where('credential_hash', credentialHash === null ? 'is' : '=', credentialHash);
      const { numUpdatedRows } = await (held ? theirs : emptying).executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  async changeSeat(id, seat, change) {
    if (change.name === undefined && change.data === undefined) return;
    await db.transaction().execute(async (tx) => {
      // Whoever changes the table at this moment on another process looks at it again.
      await tx
        .updateTable('matches')
        .set(({ eb }) => ({ affairs_number: eb('affairs_number', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await tx.updateTable('seats').set(change).where('match', '=', id).where('seat', '=', seat).execute();
    });
  },
});
