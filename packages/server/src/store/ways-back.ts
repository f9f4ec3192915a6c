import { type Delta, inverse, patch } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** So many steps of a match lead back again at least: whoever has missed no more than these gets what is missing. */
export const WAYS_BACK = 64;

/** A step that changed more than this is one that nobody goes back over: the whole is hardly longer. */
const LONGEST = 8192;

/** How a state leads back to the one before a change. */
export function wayBackToText(before: TableState, change: Delta): string | null {
  const text = JSON.stringify(inverse(before, change));
  return text.length > LONGEST ? null : text;
}

export type WayBack = (match: string, from: TableState, to: number) => Promise<TableState | undefined>;

/** The state of an earlier number; nothing where a step on the way is missing. */
export const wayBackIn =
  (db: Kysely<Schema>): WayBack =>
  async (match, state, to) => {
    const from = state._stateID;
    if (to > from || from - to > WAYS_BACK * 2) return undefined;
    const rows = await db
      .selectFrom('changes')
      .select('back')
      .where('match', '=', match)
      .where('n', '>', to)
      .where('n', '<=', from)
      .orderBy('n', 'desc')
      .execute();
    const steps = rows.flatMap(({ back }) => (back === null ? [] : [JSON.parse(back) as Delta]));
    if (steps.length !== from - to) return undefined;
    return { ...steps.reduce((later, step) => patch(later, step), state), deltalog: [] };
  };

export const waysBack: Migration = {
  async up(db) {
    await db.schema.alterTable('changes').addColumn('back', 'text').execute();
  },
};
