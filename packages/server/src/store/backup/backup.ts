import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Kysely, sql } from 'kysely';
import { freshId } from '../../identity/token.ts';
import { isDamaged } from '../database/errors.ts';
import { holdDatabase } from '../database/lock.ts';
import { postgresDialect } from '../database/postgres.ts';
import { sqliteDialect } from '../database/sqlite.ts';
import { awaySince, EPOCH } from '../epoch.ts';
import { MIGRATION_NAMES, migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import {
  type Archive,
  ArchiveError,
  type ArchiveLine,
  archiveOf,
  clearAll,
  holdAll,
  insertLines,
  isInUse,
  readArchive,
} from './archive.ts';

interface Where {
  dataDir: string;
  databaseUrl?: string;
}

const FILE = 'morgenrot.db';

/** The database of a server, whether the server runs or not. */
const databaseAt = ({ dataDir, databaseUrl }: Where): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: databaseUrl
      ? postgresDialect(databaseUrl, () => undefined, { isServing: false })
      : sqliteDialect(join(dataDir, FILE)),
  });

/** A running server's database as lines of text: one moment of it, however long the writing takes. */
export async function backup(where: Where): Promise<{ lines: Readable; close(): Promise<void> }> {
  const db = databaseAt(where);
  await migrate(db);
  async function* withEnds(): AsyncGenerator<string> {
    for await (const line of archiveOf(db, Date.now())) yield `${line}\n`;
  }
  return { lines: Readable.from(withEnds()), close: () => db.destroy() };
}

/**
 * Reads a whole archive into a database of its own first and brings it to today's form there: what is broken or of a
 * newer server is found before anything is changed.
 */
async function prepared(from: Readable, folder: string): Promise<{ db: Kysely<Schema>; rows: number }> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder, FILE)) });
  const begin = async ({ migrations }: Archive): Promise<void> => {
    const isOurs = migrations.every((name, index) => name === MIGRATION_NAMES[index]);
    if (!isOurs) throw new ArchiveError('it was made by a newer server');
    await migrate(db, migrations.at(-1));
  };
  try {
    const rows = await readArchive(from, begin, (lines) => db.transaction().execute((tx) => insertLines(tx, lines)));
    await migrate(db);
    return { db, rows };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export class InUseError extends Error {}

/** The database that a backup is to go into is damaged. */
export class DamagedError extends Error {}

async function isSound(db: Kysely<Schema>): Promise<boolean> {
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    return rows[0]?.quick_check === 'ok';
  } catch (error) {
    if (isDamaged(error)) return false;
    throw error;
  }
}

/** Nothing is thrown away: perhaps somebody knows how to read what is left of it. */
async function setAside(dataDir: string): Promise<void> {
  const lock = await holdDatabase(dataDir, 0);
  try {
    const name = join(dataDir, FILE);
    const aside = `${name}.damaged-${Date.now()}`;
    for (const end of ['', '-wal', '-shm']) if (existsSync(name + end)) await rename(name + end, aside + end);
  } finally {
    lock.release();
  }
}

/** The database that a backup goes into. A damaged one is moved aside if it may be replaced and no server runs on it. */
async function soundDatabaseAt(where: Where, replace: boolean): Promise<Kysely<Schema>> {
  const db = databaseAt(where);
  if (where.databaseUrl || (await isSound(db))) return db;
  await db.destroy().catch(() => undefined);
  if (!replace) throw new DamagedError('the database is damaged');
  await setAside(where.dataDir);
  return databaseAt(where);
}

/** How long servers on this database get to see that they have to stand aside. */
const NOTICE_MS = 2500;

/**
 * Puts an archive into a database; what was there goes, if `replace` says so. Servers that run on it stand aside
 * meanwhile and go on with what is there then.
 */
export async function restore(
  where: Where,
  from: Readable,
  { replace, noticeMs = NOTICE_MS }: { replace: boolean; noticeMs?: number },
): Promise<{ rows: number }> {
  // What is wrong with it is found when it is read, even if it shows before anybody reads.
  from.on('error', () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'morgenrot-restore-'));
  const db = await soundDatabaseAt(where, replace).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  try {
    await migrate(db);
    /** Are there matches, and may they go? */
    const inUse = async (at: Kysely<Schema>): Promise<boolean> => {
      const isUsed = await isInUse(at);
      if (isUsed && !replace) throw new InUseError('there are matches in this database');
      return isUsed;
    };
    await inUse(db);
    const archive = await prepared(from, folder);
    try {
      // To read an archive may take minutes, in which people set up tables.
      const isUsed = await inUse(db);
      await setEpoch(db, awaySince(Date.now()));
      // Where nothing is, nobody is in the middle of anything.
      if (isUsed) await new Promise((resolve) => setTimeout(resolve, noticeMs));
      await db.transaction().execute(async (tx) => {
        if (where.databaseUrl) await holdAll(tx);
        // SQLite lets nobody else write from the first change on.
        else await setEpoch(tx, awaySince(Date.now()));
        await inUse(tx);
        await moveAll(archive.db, tx);
      });
      return { rows: archive.rows };
    } finally {
      await setEpoch(db, freshId());
      await archive.db.destroy();
    }
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

const AT_ONCE = 500;

async function moveAll(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  await clearAll(to);
  let waiting: ArchiveLine[] = [];
  for await (const text of archiveOf(from, 0)) {
    // Our own lines, written a moment ago: first a head, then rows, then an end.
    const line = JSON.parse(text) as Partial<ArchiveLine>;
    if (line.in === undefined || line.row === undefined) continue;
    waiting.push({ in: line.in, row: line.row });
    if (waiting.length < AT_ONCE) continue;
    await insertLines(to, waiting);
    waiting = [];
  }
  await insertLines(to, waiting);
  // Whoever stood aside still sees that it is not over: that is said when everything is there.
  await setEpoch(to, awaySince(Date.now()));
}

async function setEpoch(db: Kysely<Schema>, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name: EPOCH, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
