import type { Kysely } from 'kysely';
import type { TableRecord } from '../records.ts';
import type { Schema } from '../schema.ts';

/** By what one sees whether a table has changed, without reading all of it. */
export interface WhereItStands extends Pick<TableRecord, 'n' | 'affairsNumber' | 'rules' | 'nextMatch'> {
  /** The last line of its talk; 0 when nothing has been said. */
  told: number;
}

/** A statement takes only so many values. */
const AT_ONCE = 500;

const standingsOf = (db: Kysely<Schema>, matches: readonly string[]) =>
  db
    .selectFrom('matches')
    .select(['id', 'state_number', 'affairs_number', 'rules', 'next_match'])
    .select(({ selectFrom }) =>
      selectFrom('talk')
        .select(({ fn }) => fn.max('talk.id').as('last'))
        .whereRef('talk.match', '=', 'matches.id')
        .as('told'),
    )
    .where('id', 'in', matches)
    .execute();

/** Where these tables stand; those that are no more are missing. */
export async function standingsIn(db: Kysely<Schema>, matches: readonly string[]): Promise<Map<string, WhereItStands>> {
  const found = new Map<string, WhereItStands>();
  for (let i = 0; i < matches.length; i += AT_ONCE) {
    for (const row of await standingsOf(db, matches.slice(i, i + AT_ONCE))) {
      const { id, state_number: n, affairs_number: affairsNumber, rules, next_match, told } = row;
      const next = next_match === null ? {} : { nextMatch: next_match };
      found.set(id, { n, affairsNumber, rules, ...next, told: told ?? 0 });
    }
  }
  return found;
}
