import type { TableSettings } from '@morgenrot/protocol';
import type { Kysely } from 'kysely';
import type { ClockRecord } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { OnDamage } from './seated.ts';

/** The banks of time, as they are written down. */
export interface BanksOfTime {
  /** Matches that run against a clock at whose end something happens. */
  timed(): Promise<string[]>;
  clockOf(id: string): Promise<ClockRecord | undefined>;
  /** Writes down how much time is left now. False if the banks are not those that it was counted from. */
  wind(id: string, from: ClockRecord, to: ClockRecord): Promise<boolean>;
}

export const banksIn = (db: Kysely<Schema>, onDamage: OnDamage): BanksOfTime => ({
  timed: async () =>
    (
      await db
        .selectFrom('matches')
        .select(['id', 'settings'])
        .where('status', '=', 'playing')
        .where('clock', 'is not', null)
        .execute()
    ).flatMap(({ id, settings }) => {
      try {
        return (JSON.parse(settings) as TableSettings).clock?.atZero === 'nothing' ? [] : [id];
      } catch (error) {
        onDamage(id, error);
        return [];
      }
    }),

  async clockOf(id) {
    const row = await db.selectFrom('matches').select('clock').where('id', '=', id).executeTakeFirst();
    return row?.clock ? (JSON.parse(row.clock) as ClockRecord) : undefined;
  },

  async wind(id, from, to) {
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set({ clock: JSON.stringify(to) })
      .where('id', '=', id)
      .where('status', '=', 'playing')
      .where('clock', '=', JSON.stringify(from))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
