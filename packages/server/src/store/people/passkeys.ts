import type { Kysely, Selectable } from 'kysely';
import { isUniqueViolation } from '../database/errors.ts';
import type { Schema } from '../schema.ts';

/** What the server keeps of a passkey: nothing with which anybody could sign. */
export interface PasskeyRecord {
  id: string;
  person: string;
  /** Base64url. */
  publicKey: string;
  /** How often it has signed, as far as it counts. */
  counter: number;
  transports: string[];
}

/** What a challenge is for: to make a passkey, or to come in with one. */
export type Purpose = 'make' | 'enter';

export interface Passkeys {
  /** False when there is one with this id already. */
  add(passkey: PasskeyRecord & { at: number }): Promise<boolean>;
  read(id: string): Promise<PasskeyRecord | undefined>;
  ofPerson(person: string): Promise<PasskeyRecord[]>;
  /** When each was made, by its id, oldest first. */
  madeBy(person: string): Promise<{ id: string; since: number }[]>;
  /** Nobody comes in with these any more. */
  remove(person: string, ids: readonly string[]): Promise<void>;
  count(person: string): Promise<number>;
  /** It has signed once more; false when somebody else has shown a signature meanwhile. */
  used(id: string, counter: { before: number; now: number }): Promise<boolean>;
  /** What this browser has to sign next. */
  challenge(to: { tokenHash: string; purpose: Purpose; challenge: string; until: number; at: number }): Promise<void>;
  /** Used up by whoever asks for it first; nothing when it is too old. */
  takeChallenge(tokenHash: string, purpose: Purpose, at: number): Promise<string | undefined>;
}

const toPasskey = ({ id, person, public_key, counter, transports }: Selectable<Schema['passkeys']>): PasskeyRecord => ({
  id,
  person,
  publicKey: public_key,
  counter,
  // Written by `add`.
  transports: JSON.parse(transports) as string[],
});

export function passkeysIn(db: Kysely<Schema>): Passkeys {
  return {
    async add({ id, person, publicKey, counter, transports, at }) {
      try {
        const known = { public_key: publicKey, counter, transports: JSON.stringify(transports), created: at };
        await db
          .insertInto('passkeys')
          .values({ id, person, ...known })
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    async read(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toPasskey(row);
    },
    ofPerson: async (person) =>
      (await db.selectFrom('passkeys').selectAll().where('person', '=', person).execute()).map(toPasskey),
    async madeBy(person) {
      const query = db.selectFrom('passkeys').select(['id', 'created']).where('person', '=', person);
      return (await query.orderBy('created').execute()).map(({ id, created }) => ({ id, since: created }));
    },
    async remove(person, ids) {
      if (ids.length === 0) return;
      await db
        .deleteFrom('passkeys')
        .where('person', '=', person)
        .where('id', 'in', [...ids])
        .execute();
    },
    count: async (person) =>
      (await db.selectFrom('passkeys').select('id').where('person', '=', person).execute()).length,
    async used(id, { before, now }) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter: now })
        .where('id', '=', id)
        .where('counter', '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    challenge: ({ tokenHash, purpose, challenge, until, at }) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('challenges').where('expires', '<', at).execute();
        await tx
          .insertInto('challenges')
          .values({ token_hash: tokenHash, purpose, challenge, expires: until })
          .onConflict((conflict) =>
            conflict.columns(['token_hash', 'purpose']).doUpdateSet({ challenge, expires: until }),
          )
          .execute();
      }),
    async takeChallenge(tokenHash, purpose, at) {
      const row = await db
        .selectFrom('challenges')
        .select(['challenge', 'expires'])
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      if (!row) return undefined;
      const { numDeletedRows } = await db
        .deleteFrom('challenges')
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .where('challenge', '=', row.challenge)
        .executeTakeFirst();
      return numDeletedRows > 0n && row.expires >= at ? row.challenge : undefined;
    },
  };
}
