import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { presetsOfGames } from './people/presets.ts';
import type { Schema } from './schema.ts';
import { heard, moments } from './talk/heard.ts';
import { waysBack } from './ways-back.ts';

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
      .addColumn('game', 'varchar(40)', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('title', 'varchar(200)', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('status', 'varchar(16)', (column) => column.notNull())
      .addColumn('seed', 'varchar(200)')
      .addColumn('state_number', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('undos', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('undone_at', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('outcome', 'text')
      .addColumn('next_match', 'varchar(40)')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('matches_open').on('matches').columns(['public', 'status', 'created']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'varchar(40)', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'varchar(4)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)')
      .addColumn('person', 'varchar(40)', (column) => column.references('people.id'))
      .addColumn('credential_hash', 'varchar(64)')
      .addColumn('computer', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('data', 'text')
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    // Nobody sits at the same table twice, also when two joins of one person meet.
    await db.schema.createIndex('seats_of_person').on('seats').columns(['person', 'match']).unique().execute();
    await db.schema
      .createTable('journal')
      .addColumn('match', 'varchar(40)', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('seat', 'varchar(4)')
      .addColumn('step', 'integer')
      .addColumn('entry', 'text')
      .addColumn('action', 'varchar(40)')
      .addColumn('news', 'text', (column) => column.notNull())
      .addColumn('withdrawn_by', 'integer')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_key', ['match', 'n'])
      .execute();
    await db.schema.createIndex('journal_action').on('journal').columns(['match', 'seat', 'action']).unique().execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'varchar(40)', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};

const company: Migration = {
  async up(db) {
    const column = (
      table: string,
      name: string,
      type: 'text' | 'integer' | 'bigint' | `varchar(${number})`,
      initial?: string | number,
    ) =>
      db.schema
        .alterTable(table)
        .addColumn(name, type, (made) => (initial === undefined ? made : made.notNull().defaultTo(initial)))
        .execute();
    await column('matches', 'host', 'varchar(40)');
    await column('matches', 'settings', 'text', '{}');
    await column('matches', 'password_hash', 'varchar(200)');
    await column('matches', 'watch_key', 'varchar(64)');
    await column('matches', 'affairs', 'text', '{}');
    await column('matches', 'affairs_number', 'integer', 0);
    await column('matches', 'clock', 'text');
    await column('matches', 'began', 'bigint');
    await column('matches', 'ended', 'bigint');
    await column('matches', 'seen', 'bigint', 0);
    await column('seats', 'plan', 'varchar(16)', 'open');
    await column('seats', 'hand', 'integer', 0);
    await column('seats', 'ready', 'integer', 0);
    await column('seats', 'owner', 'varchar(40)');
    await column('seats', 'shown', 'integer', 0);
    await column('seats', 'out', 'integer', 0);
    await column('seats', 'invitation', 'varchar(64)');
    // Several people may share a browser; each of their seats has a number of its own there.
    await db.schema.dropIndex('seats_of_person').execute();
    await db.schema.createIndex('seats_of_hand').on('seats').columns(['person', 'match', 'hand']).unique().execute();
    await column('seats', 'claim', 'varchar(64)');
    await column('seats', 'claim_until', 'bigint');
    await column('seats', 'claim_from', 'varchar(40)');
    await db.schema.createIndex('seats_claim').on('seats').column('claim').execute();
    await column('people', 'signed', 'bigint');
    await db.schema
      .createTable('browsers')
      .addColumn('token_hash', 'varchar(64)', (made) => made.primaryKey())
      .addColumn('person', 'varchar(40)', (made) => made.notNull().references('people.id'))
      .addColumn('at', 'bigint', (made) => made.notNull())
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('match', 'varchar(40)', (made) => made.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('id', 'integer', (made) => made.notNull())
      .addColumn('channel', 'varchar(16)', (made) => made.notNull())
      .addColumn('person', 'varchar(40)', (made) => made.notNull())
      .addColumn('name', 'varchar(200)', (made) => made.notNull())
      .addColumn('seat', 'varchar(4)')
      .addColumn('addressee', 'varchar(4)')
      .addColumn('to_person', 'varchar(40)')
      .addColumn('open', 'integer', (made) => made.notNull().defaultTo(0))
      .addColumn('text', 'text', (made) => made.notNull())
      .addColumn('event', 'text')
      .addColumn('action', 'varchar(40)', (made) => made.notNull())
      .addColumn('state_number', 'integer', (made) => made.notNull())
      .addColumn('at', 'bigint', (made) => made.notNull())
      .addPrimaryKeyConstraint('talk_key', ['match', 'id'])
      .execute();
    await db.schema.createIndex('talk_action').on('talk').columns(['match', 'person', 'action']).unique().execute();
    await db.schema
      .createTable('presets')
      .addColumn('id', 'varchar(40)', (made) => made.primaryKey())
      .addColumn('person', 'varchar(40)', (made) => made.notNull().references('people.id'))
      .addColumn('name', 'varchar(200)', (made) => made.notNull())
      .addColumn('wish', 'text', (made) => made.notNull())
      .addColumn('at', 'bigint', (made) => made.notNull())
      .execute();
    await db.schema.createIndex('presets_of_person').on('presets').columns(['person', 'name']).unique().execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'varchar(400)', (made) => made.primaryKey())
      .addColumn('person', 'varchar(40)', (made) => made.notNull().references('people.id'))
      .addColumn('public_key', 'text', (made) => made.notNull())
      .addColumn('counter', 'bigint', (made) => made.notNull())
      .addColumn('transports', 'varchar(200)', (made) => made.notNull())
      .addColumn('created', 'bigint', (made) => made.notNull())
      .execute();
    await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('token_hash', 'varchar(64)', (made) => made.notNull())
      .addColumn('purpose', 'varchar(16)', (made) => made.notNull())
      .addColumn('challenge', 'varchar(200)', (made) => made.notNull())
      .addColumn('expires', 'bigint', (made) => made.notNull())
      .addPrimaryKeyConstraint('challenges_key', ['token_hash', 'purpose'])
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'varchar(40)', (made) => made.primaryKey())
      .addColumn('value', 'text', (made) => made.notNull())
      .execute();
    await db.schema
      .createTable('changes')
      .addColumn('match', 'varchar(40)', (made) => made.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('n', 'integer', (made) => made.notNull())
      .addColumn('delta', 'text', (made) => made.notNull())
      .addPrimaryKeyConstraint('changes_key', ['match', 'n'])
      .execute();
    // Tables of before: whoever sits first keeps them in order; all begin by themselves, as they did.
    await sql`update matches set began = created where status <> 'waiting'`.execute(db);
    await sql`update matches set ended = updated where status = 'over'`.execute(db);
    await sql`update matches set settings = ${'{"start":"full"}'}`.execute(db);
    await sql`update matches set settings = ${'{"start":"full","access":"link"}'} where public = 0`.execute(db);
    await sql`update matches set host = (select person from seats where seats.match = matches.id and person is not null
      order by seat limit 1)`.execute(db);
  },
};

const hosting: Migration = {
  async up(db) {
    await db.schema
      .createTable('audit')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('who', 'varchar(40)', (column) => column.notNull())
      .addColumn('address', 'varchar(80)', (column) => column.notNull())
      .addColumn('deed', 'varchar(40)', (column) => column.notNull())
      .addColumn('match', 'varchar(40)')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('outcome', 'varchar(80)')
      .execute();
    await db.schema.createIndex('matches_updated').on('matches').columns(['updated', 'id']).execute();
  },
};

const opponents: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('strength', 'varchar(16)').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** So that what everybody asks for first takes no longer with every match that has ever been played. */
const finding: Migration = {
  async up(db) {
    await db.schema.createIndex('seats_of_owner').on('seats').columns(['owner', 'match']).execute();
    await db.schema.createIndex('matches_listed').on('matches').columns(['public', 'created']).execute();
  },
};

/** What nobody has answered, the set-up and new rules: of thousands of entries the one or two that others build on. */
const bases: Migration = {
  async up(db) {
    await db.schema
      .createIndex('journal_bases')
      .on('journal')
      .columns(['match', 'n'])
      .where(sql.ref('seat'), 'is', null)
      .execute();
  },
};

/** A person's own browsers are listed for them. */
const ownBrowsers: Migration = {
  async up(db) {
    await db.schema.createIndex('browsers_of_person').on('browsers').column('person').execute();
  },
};

/** Players choose their colours. */
const colours: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('colour', 'integer').execute();
  },
};

/** So that neither a person nor an address fills the list for everybody, and counting theirs looks at theirs alone. */
const openedFrom: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('opened_from', 'integer').execute();
    await sql`create index matches_opened_from on matches (opened_from, status) where public = 1`.execute(db);
  },
};

/** In order of their names; one that has been released is never changed again. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-company': company,
  '0003-hosting': hosting,
  '0004-ways-back': waysBack,
  '0005-opponents': opponents,
  '0006-finding': finding,
  '0007-bases': bases,
  '0008-heard': heard,
  '0009-own-browsers': ownBrowsers,
  '0010-moments': moments,
  '0011-presets-of-games': presetsOfGames,
  '0012-colours': colours,
  '0013-opened-from': openedFrom,
};

const migratorOf = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

/** Brings a database to today's form, whatever form it has; or to the form it had with an older server. */
export async function migrate(db: Kysely<Schema>, to?: string): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error !== undefined) throw error instanceof Error ? error : new Error('the database could not be migrated');
}

/** The names of all forms that a database of this server has had, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);
