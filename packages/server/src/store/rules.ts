import type { Options } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely } from 'kysely';
import { restartToText, stateToText } from './records.ts';
import type { Schema } from './schema.ts';

export interface NewRules {
  match: string;
  from: number;
  rules: number;
  /** The state as the newer rules have it, one number further on. */
  state: TableState;
  at: number;
}

export interface Rules {
  /** Newer rules take over a match where it stands. False if somebody else has moved it on, or was quicker. */
  takeOver(change: NewRules): Promise<boolean>;
  /** A table that waits begins by newer rules. False if it has begun, or somebody else was quicker. */
  renew(match: string, change: { from: number; rules: number; options: Options }): Promise<boolean>;
}

export const rulesIn = (db: Kysely<Schema>): Rules => ({
  takeOver: ({ match, from, rules, state, at }) =>
    db.transaction().execute(async (tx) => {
      const n = state._stateID;
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({ rules, state_number: n })
        .where('id', '=', match)
        .where('rules', '=', from)
        .where('state_number', '=', n - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const entry = restartToText({ from, rules, state });
      await tx
        .insertInto('journal')
        .values({ match, n, entry, news: JSON.stringify(state.G.news), at })
        .execute();
      await tx
        .updateTable('snapshots')
        .set({ n, state: stateToText(state) })
        .where('match', '=', match)
        .execute();
      await tx.deleteFrom('changes').where('match', '=', match).execute();
      return true;
    }),

  async renew(match, { from, rules, options }) {
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set(({ eb }) => ({
        rules,
        options: JSON.stringify(options),
        affairs_number: eb('affairs_number', '+', 1),
      }))
      .where('id', '=', match)
      .where('rules', '=', from)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
