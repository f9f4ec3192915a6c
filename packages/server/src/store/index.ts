import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { freshId } from '../identity/token.ts';
import { type Audit, auditIn } from './audit.ts';
import { guarded } from './database/errors.ts';
import { holdDatabase } from './database/lock.ts';
import { sqliteDialect } from './database/sqlite.ts';
import { type Imports, importsIn } from './imports.ts';
import { type Matches, matchesIn } from './matches/index.ts';
import { migrate } from './migrations.ts';
import { type Claims, claimsIn } from './people/claims.ts';
import { type Passkeys, passkeysIn } from './people/passkeys.ts';
import { type PeopleStore, peopleIn } from './people/people.ts';
import { type Presets, presetsIn } from './people/presets.ts';
import { type Secrets, secretsIn } from './people/secrets.ts';
import { type Rules, rulesIn } from './rules.ts';
import type { Schema } from './schema.ts';
import { searchIn, type TableSearch } from './search.ts';
import { commitIn } from './steps.ts';
import { type Tables, tablesIn } from './tables/index.ts';
import { sayOnce } from './tables/seated.ts';
import { type TalkStore, talkIn } from './talk/talk.ts';

export type * from './audit.ts';
export { DamagedTable, isOfLine, StoreError } from './database/errors.ts';
export type * from './imports.ts';
export type * from './matches/index.ts';
export type * from './people/passkeys.ts';
export type * from './people/people.ts';
export type * from './people/presets.ts';
export type * from './people/secrets.ts';
export * from './records.ts';
export type * from './search.ts';
export type * from './tables/index.ts';
export type { Hearing } from './talk/heard.ts';
export type * from './talk/talk.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly people: PeopleStore;
  readonly claims: Claims;
  readonly passkeys: Passkeys;
  readonly secrets: Secrets;
  readonly presets: Presets;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly rules: Rules;
  readonly talk: TalkStore;
  readonly search: TableSearch;
  readonly audit: Audit;
  readonly imports: Imports;
  /** Can something be stored now? */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

interface How {
  /** A command that is not to be hurried reads or writes as long as it takes; a server that people wait for does not. */
  isUnhurried?: boolean;
  /** One server alone runs on a SQLite database. Commands run beside it. */
  isServer?: boolean;
  /** The disk has not kept what it was given: nothing is stored from now on. */
  onLost?: OnTrouble;
}

type OnTrouble = (error: unknown) => void;

/** What speaks to PostgreSQL is read where there is one. */
async function postgres(url: string, onTrouble: OnTrouble, how: { isServing: boolean }): Promise<Dialect> {
  const { postgresDialect } = await import('./database/postgres.ts');
  return postgresDialect(url, onTrouble, how);
}

/** Over a connection of its own: to bring many matches to a new form may take longer than anybody would wait else. */
async function migratePostgres(url: string, onTrouble: OnTrouble): Promise<void> {
  const db = new Kysely<Schema>({ dialect: await postgres(url, onTrouble, { isServing: false }) });
  await migrate(db).finally(() => db.destroy());
}

/** Something is stored under this name to see whether anything can be. */
const PROBE = 'probe';

export async function openStore(
  { dataDir, databaseUrl, isUnhurried = false, isServer = false, onLost }: Place & How,
  onTrouble: OnTrouble,
  wrap: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Store> {
  const lock = isServer && !databaseUrl ? await holdDatabase(dataDir) : undefined;
  if (databaseUrl) await migratePostgres(databaseUrl, onTrouble);
  const dialect = databaseUrl
    ? await postgres(databaseUrl, onTrouble, { isServing: !isUnhurried })
    : sqliteDialect(join(dataDir, 'morgenrot.db'), { onLost });
  const db = new Kysely<Schema>({ dialect: wrap(dialect) });
  if (!databaseUrl) await migrate(db);
  const onDamage = sayOnce(onTrouble);
  return {
    people: guarded({ ...peopleIn(db) }),
    claims: guarded({ ...claimsIn(db) }),
    passkeys: guarded({ ...passkeysIn(db) }),
    secrets: guarded({ ...secretsIn(db) }),
    presets: guarded({ ...presetsIn(db) }),
    tables: guarded({ ...tablesIn(db, onDamage) }),
    matches: guarded({ ...matchesIn(db, commitIn(db, databaseUrl === undefined)) }),
    rules: guarded({ ...rulesIn(db) }),
    talk: guarded({ ...talkIn(db) }),
    search: guarded({ ...searchIn(db, onDamage) }),
    audit: guarded({ ...auditIn(db) }),
    imports: guarded({ ...importsIn(db) }),
    answers: () =>
      // A full disk can still be read.
      db
        .insertInto('secrets')
        .values({ name: PROBE, value: freshId() })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: freshId() }))
        .execute()
        .then(
          () => true,
          () => false,
        ),
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}
