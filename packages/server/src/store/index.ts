import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { type Claims, claimsIn } from './claims.ts';
import { guarded } from './errors.ts';
import { type Matches, matchesIn } from './matches.ts';
import { migrate } from './migrations.ts';
import { type Passkeys, passkeysIn } from './passkeys.ts';
import { type People, peopleIn } from './people.ts';
import { postgresDialect } from './postgres.ts';
import { type Presets, presetsIn } from './presets.ts';
import { type Rules, rulesIn } from './rules.ts';
import type { Schema } from './schema.ts';
import { type Secrets, secretsIn } from './secrets.ts';
import { sqliteDialect } from './sqlite.ts';
import { type Tables, tablesIn } from './tables.ts';
import { type TalkStore, talkIn } from './talk.ts';

export { StoreError } from './errors.ts';
export type * from './matches.ts';
export type * from './passkeys.ts';
export type * from './people.ts';
export type * from './presets.ts';
export * from './records.ts';
export type * from './secrets.ts';
export type { Amendment, NewTable } from './table-rows.ts';
export type * from './tables.ts';
export type * from './talk.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly people: People;
  readonly claims: Claims;
  readonly passkeys: Passkeys;
  readonly secrets: Secrets;
  readonly presets: Presets;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly rules: Rules;
  readonly talk: TalkStore;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openStore(
  at: { dataDir: string; databaseUrl?: string },
  onTrouble: (error: unknown) => void,
  wrap: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Store> {
  const dialect = at.databaseUrl
    ? postgresDialect(at.databaseUrl, onTrouble)
    : sqliteDialect(join(at.dataDir, 'morgenrot.db'));
  const db = new Kysely<Schema>({ dialect: wrap(dialect) });
  await migrate(db);
  return {
    people: guarded({ ...peopleIn(db) }),
    claims: guarded({ ...claimsIn(db) }),
    passkeys: guarded({ ...passkeysIn(db) }),
    secrets: guarded({ ...secretsIn(db) }),
    presets: guarded({ ...presetsIn(db) }),
    tables: guarded({ ...tablesIn(db) }),
    matches: guarded({ ...matchesIn(db) }),
    rules: guarded({ ...rulesIn(db) }),
    talk: guarded({ ...talkIn(db) }),
    answers: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: () => db.destroy(),
  };
}
