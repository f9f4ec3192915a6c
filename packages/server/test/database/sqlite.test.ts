import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Disk, diskOf } from '../../src/store/database/disk.ts';
import { sqliteDialect } from '../../src/store/database/sqlite.ts';

interface Notes {
  notes: { id: number; text: string };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'morgenrot-sqlite-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function notebook(path: string, diskAt?: typeof diskOf): Promise<Kysely<Notes>> {
  const db = new Kysely<Notes>({ dialect: sqliteDialect(path, { ...(diskAt ? { diskAt } : {}) }) });
  await sql`create table if not exists notes (id integer primary key, text text not null)`.execute(db);
  return db;
}

const write = (db: Kysely<Notes>, text: string) =>
  db
    .insertInto('notes')
    .values({ text } as never)
    .execute();
const count = async (db: Kysely<Notes>): Promise<number> =>
  (await db.selectFrom('notes').select('id').execute()).length;

/** A disk that takes as long as the test wants, and fails when it wants. */
function slowDisk() {
  const gate: { wait?: Promise<void>; fails?: boolean } = {};
  const diskAt: typeof diskOf = (path, onLost): Disk => {
    const real = diskOf(path, onLost, async () => ({
      async datasync() {
        await gate.wait;
        if (gate.fails) throw Object.assign(new Error('input/output error'), { code: 'EIO' });
      },
      close: async () => undefined,
    }));
    return real;
  };
  return { gate, diskAt };
}

describe('what is committed to SQLite', () => {
  it('is told to nobody, and read by nobody, before it is on the disk', async () => {
    const { gate, diskAt } = slowDisk();
    const db = await notebook(join(folder(), 'a.db'), diskAt);
    onTestFinished(() => db.destroy());
    let goOn = (): void => undefined;
    gate.wait = new Promise((resolve) => {
      goOn = resolve;
    });
    const heard: string[] = [];
    const written = write(db, 'one').then(() => heard.push('written'));
    const inOne = db
      .transaction()
      .execute((tx) => write(tx, 'two'))
      .then(() => heard.push('both'));
    const read = count(db).then((notes) => heard.push(`${notes} read`));
    await wait(50);
    expect(heard).toEqual([]);
    goOn();
    await Promise.all([written, inOne, read]);
    expect(heard).toEqual(['written', 'both', '2 read']);
  });

  it('by a process that was killed before the disk had it is on the disk before anybody reads it', async () => {
    const path = join(folder(), 'a.db');
    const db = await notebook(path);
    onTestFinished(() => db.destroy());
    await write(db, 'one');
    // What is left of a process in the moment of a kill.
    const left = join(folder(), 'a.db');
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${left}${end}`);
    let synced = 0;
    const diskAt = (log: string): Disk =>
      diskOf(log, undefined, async () => ({ datasync: async () => void synced++, close: async () => undefined }));
    const again = new Kysely<Notes>({ dialect: sqliteDialect(left, { diskAt }) });
    onTestFinished(() => again.destroy());
    expect(await count(again)).toBe(1);
    expect(synced).toBe(1);
  });

  it('leaves the thread free for others while it waits for the disk', async () => {
    const { gate, diskAt } = slowDisk();
    const db = await notebook(join(folder(), 'a.db'), diskAt);
    onTestFinished(() => db.destroy());
    gate.wait = wait(100);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    onTestFinished(() => clearInterval(timer));
    await write(db, 'one');
    expect(turns).toBeGreaterThan(5);
  });

  it('is not taken for stored once the disk has failed, whatever it says afterwards, until somebody opens it anew', async () => {
    const path = join(folder(), 'a.db');
    const { gate, diskAt } = slowDisk();
    const db = await notebook(path, diskAt);
    await write(db, 'one');
    gate.fails = true;
    await expect(db.transaction().execute((tx) => write(tx, 'two'))).rejects.toThrow('input/output error');
    gate.fails = false;
    await expect(write(db, 'three')).rejects.toThrow('input/output error');
    await expect(count(db)).rejects.toThrow('input/output error');
    await db.destroy();
    const again = await notebook(path);
    onTestFinished(() => again.destroy());
    await write(again, 'four');
    expect(await count(again)).toBeGreaterThanOrEqual(2);
  });

  it('is taken over from the log into the database beside it, so that the log begins anew', async () => {
    const path = join(folder(), 'a.db');
    const db = await notebook(path);
    onTestFinished(() => db.destroy());
    const long = 'x'.repeat(6000);
    const before = statSync(path).size;
    for (let n = 0; n < 250; n++) await write(db, long);
    await expect.poll(() => statSync(path).size, { timeout: 20_000 }).toBeGreaterThan(before + 100 * 6000);
    // What came while it was taken over follows a second later.
    await wait(2500);
    await write(db, long);
    const { size } = statSync(`${path}-wal`);
    for (let n = 0; n < 100; n++) await write(db, long);
    expect(statSync(`${path}-wal`).size).toBe(size);
    expect(await count(db)).toBe(351);
  });
  it('leaves the log room to begin anew where people write without a pause', async () => {
    const path = join(folder(), 'a.db');
    const db = await notebook(path);
    onTestFinished(() => db.destroy());
    const rows = Array.from({ length: 2000 }, (_, id) => ({ id, text: 'x'.repeat(1500) }));
    for (let n = 0; n < 2000; n += 100)
      await db
        .insertInto('notes')
        .values(rows.slice(n, n + 100))
        .execute();
    const before = statSync(path).size;
    const writeMany = (round: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        for (let n = 0; n < 20; n++) {
          const id = (round * 137 + n * 91) % 2000;
          await tx
            .updateTable('notes')
            .set({ text: `${round}`.repeat(300) })
            .where('id', '=', id)
            .execute();
        }
      });
    for (let round = 0; round < 200; round++) await writeMany(round);
    // The thread that takes it over is there.
    await expect.poll(() => statSync(path).size, { timeout: 20_000 }).toBeGreaterThan(before);
    let longest = 0;
    for (let round = 0; round < 1500; round++) {
      await writeMany(round);
      longest = Math.max(longest, statSync(`${path}-wal`).size);
    }
    // A hundred and twenty megabytes have gone through it; left to itself it grows to sixty-four.
    expect(longest).toBeLessThan(60_000_000);
    expect(await count(db)).toBe(2000);
  });
});
