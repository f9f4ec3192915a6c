import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { type Audit, auditIn } from './audit.ts';
import { type Claims, claimsIn } from './claims.ts';
import { guarded } from './errors.ts';
import { type Imports, importsIn } from './imports.ts';
import { type Matches, matchesIn } from './matches.ts';
import { migrate } from './migrations.ts';
import { type Passkeys, passkeysIn } from './passkeys.ts';
import { type People, peopleIn } from './people.ts';
import { type Presets, presetsIn } from './presets.ts';
import { type Rules, rulesIn } from './rules.ts';
import type { Schema } from './schema.ts';
import { type Search, searchIn } from './search.ts';
import { type Secrets, secretsIn } from './secrets.ts';
import { sqliteDialect } from './sqlite.ts';
import { commitIn } from './steps.ts';
import { type Tables, tablesIn } from './tables.ts';
import { type TalkStore, talkIn } from './talk.ts';

export type * from './audit.ts';
export { StoreError } from './errors.ts';
export type * from './imports.ts';
export type * from './matches.ts';
export type * from './passkeys.ts';
export type * from './people.ts';
export type * from './presets.ts';
export * from './records.ts';
export type * from './search.ts';
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
  readonly search: Search;
  readonly audit: Audit;
  readonly imports: Imports;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** What speaks to PostgreSQL is read where there is one. */
async function postgres(url: string, onTrouble: (error: unknown) => void): Promise<Dialect> {
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(url, onTrouble);
}

export async function openStore(
  at: { dataDir: string; databaseUrl?: string },
  onTrouble: (error: unknown) => void,
  wrap: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Store> {
  const dialect = at.databaseUrl
    ? await postgres(at.databaseUrl, onTrouble)
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
    matches: guarded({ ...matchesIn(db, commitIn(db, at.databaseUrl === undefined)) }),
    rules: guarded({ ...rulesIn(db) }),
    talk: guarded({ ...talkIn(db) }),
    search: guarded({ ...searchIn(db) }),
    audit: guarded({ ...auditIn(db) }),
    imports: guarded({ ...importsIn(db) }),
    answers: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: () => db.destroy(),
  };
}
