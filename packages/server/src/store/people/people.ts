import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../database/errors.ts';
import type { Schema } from '../schema.ts';

export interface PersonRecord {
  id: string;
  name: string;
  /** When the signed cookie was first shown; absent for somebody of before cookies were signed. */
  signedAt?: number;
}

export interface PeopleStore {
  byToken(tokenHash: string): Promise<PersonRecord | undefined>;
  read(id: string): Promise<PersonRecord | undefined>;
  /** Whoever holds this token goes by this name from now on. */
  name(person: { id: string; tokenHash: string; name: string; at: number }): Promise<PersonRecord>;
  /** The signed cookie of this person has been shown. */
  signed(id: string, at: number): Promise<void>;
  /** One more browser is this person's from now on. */
  addBrowser(browser: { tokenHash: string; person: string; at: number }): Promise<void>;
  /** The browsers that are this person, oldest first. */
  browsersOf(person: string): Promise<Browser[]>;
  /** These browsers are this person no longer. */
  removeBrowsers(person: string, tokenHashes: readonly string[]): Promise<void>;
}

interface Browser {
  tokenHash: string;
  /** Since when it is this person. */
  since: number;
}

/** In the place of a first browser's token when that browser has been removed: the hash of nothing. */
const REMOVED = 'removed ';

const toPerson = ({ id, name, signed }: { id: string; name: string; signed: number | null }): PersonRecord => ({
  id,
  name,
  ...(signed === null ? {} : { signedAt: signed }),
});

export function peopleIn(db: Kysely<Schema>): PeopleStore {
  async function byToken(tokenHash: string): Promise<PersonRecord | undefined> {
    const row = await db
      .selectFrom('people')
      .select(['id', 'name', 'signed'])
      .where((where) =>
        where.or([
          where('token_hash', '=', tokenHash),
          where('id', '=', where.selectFrom('browsers').select('person').where('browsers.token_hash', '=', tokenHash)),
        ]),
      )
      .executeTakeFirst();
    return row && toPerson(row);
  }

  async function rename(tokenHash: string, name: string): Promise<PersonRecord | undefined> {
    const known = await byToken(tokenHash);
    if (!known) return undefined;
    await db.updateTable('people').set({ name }).where('id', '=', known.id).execute();
    return { ...known, name };
  }
  return {
    byToken,
    async read(id) {
      const row = await db
        .selectFrom('people')
        .select(['id', 'name', 'signed'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toPerson(row);
    },
    async name({ id, tokenHash, name, at }) {
      const known = await rename(tokenHash, name);
      if (known) return known;
      try {
        const person = { id, token_hash: tokenHash, name, created: at, signed: 0 };
        await db.insertInto('people').values(person).execute();
        return { id, name, signedAt: 0 };
      } catch (error) {
        // Two first requests of one browser at the same moment: the other one was quicker.
        const quicker = isUniqueViolation(error) ? await byToken(tokenHash) : undefined;
        if (!quicker) throw error;
        return quicker;
      }
    },
    async signed(id, at) {
      await db.updateTable('people').set({ signed: at }).where('id', '=', id).where('signed', 'is', null).execute();
    },
    async addBrowser({ tokenHash, person, at }) {
      await db.insertInto('browsers').values({ token_hash: tokenHash, person, at }).execute();
    },
    async browsersOf(person) {
      const first = await db.selectFrom('people').select(['token_hash', 'created']).where('id', '=', person).execute();
      const others = await db
        .selectFrom('browsers')
        .select(['token_hash', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .execute();
      return [
        ...first.map((row) => ({ tokenHash: row.token_hash, since: row.created })),
        ...others.map((row) => ({ tokenHash: row.token_hash, since: row.at })),
      ].filter(({ tokenHash }) => !tokenHash.startsWith(REMOVED));
    },
    removeBrowsers: (person, tokenHashes) =>
      db.transaction().execute(async (tx) => {
        const gone = [...tokenHashes];
        if (gone.length === 0) return;
        await tx.deleteFrom('browsers').where('person', '=', person).where('token_hash', 'in', gone).execute();
        await tx
          .updateTable('people')
          .set({ token_hash: REMOVED + person })
          .where('id', '=', person)
          .where('token_hash', 'in', gone)
          .execute();
      }),
  };
}
