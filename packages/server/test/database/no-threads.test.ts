import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBeside } from '../../src/store/database/beside.ts';
import { sqliteDialect } from '../../src/store/database/sqlite.ts';
import { testDatabase } from '../kit/database.ts';

vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  Worker: class {
    constructor() {
      throw new Error('no thread is left');
    }
  },
}));

/** As many commits as it takes for the log to be taken over. */
const COMMITS = 250;

it('stores everything where the system has no thread left for what is done beside', async () => {
  const { dataDir, drop } = await testDatabase('sqlite');
  onTestFinished(drop);
  const db = new Kysely<{ notes: { id: number } }>({ dialect: sqliteDialect(join(dataDir, 'notes.db')) });
  onTestFinished(() => db.destroy());
  await sql`create table notes (id integer primary key)`.execute(db);
  for (let id = 1; id <= COMMITS; id++) await db.insertInto('notes').values({ id }).execute();
  expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(COMMITS);

  const beside = createBeside(join(dataDir, 'notes.db'));
  for (let n = 0; n < 2; n++) expect(beside.takes(100)).toBe(false);
  await beside.close();
});
