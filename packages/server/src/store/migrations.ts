import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

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

/** In order of their names; one that has been released is never changed again. */
const MIGRATIONS: Record<string, Migration> = { '0001-first': first };

/** Brings a database to today's form, whatever form it has. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('the database could not be migrated');
}
