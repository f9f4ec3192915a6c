import type { Kysely } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import type { Schema } from './schema.ts';

export interface Person {
  id: string;
  name: string;
}

export interface People {
  byToken(tokenHash: string): Promise<Person | undefined>;
  /** Whoever holds this token goes by this name from now on. */
  name(person: { id: string; tokenHash: string; name: string; at: number }): Promise<Person>;
}

export function peopleIn(db: Kysely<Schema>): People {
  const byToken = (tokenHash: string) =>
    db.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash).executeTakeFirst();

  async function rename(tokenHash: string, name: string): Promise<Person | undefined> {
    await db.updateTable('people').set({ name }).where('token_hash', '=', tokenHash).execute();
    return byToken(tokenHash);
  }
  return {
    byToken,
    async name({ id, tokenHash, name, at }) {
      const known = await rename(tokenHash, name);
      if (known) return known;
      try {
        await db.insertInto('people').values({ id, token_hash: tokenHash, name, created: at }).execute();
        return { id, name };
      } catch (error) {
        // Two first requests of one browser at the same moment: the other one was quicker.
        const quicker = isUniqueViolation(error) ? await byToken(tokenHash) : undefined;
        if (!quicker) throw error;
        return quicker;
      }
    },
  };
}
