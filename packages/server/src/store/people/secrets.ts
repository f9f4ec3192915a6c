import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export interface Secrets {
  /** The secret of this name; the first process that needs it decides what it is, and all others get the same. */
  keep(name: string, make: () => string): Promise<string>;
  read(name: string): Promise<string | undefined>;
  /** What is known under this name from now on. */
  put(name: string, value: string): Promise<void>;
}

export function secretsIn(db: Kysely<Schema>): Secrets {
  const read = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;
  return {
    read,
    async put(name, value) {
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    async keep(name, make) {
      const kept = await read(name);
      if (kept !== undefined) return kept;
      const value = make();
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await read(name)) ?? value;
    },
  };
}
