import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@morgenrot/catalog';
import { afterEach, describe, expect, it } from 'vitest';
import { troubleOf } from '../../src/log.ts';
import { StoreError } from '../../src/store/database/errors.ts';
import { HeldError, holdDatabase } from '../../src/store/database/lock.ts';
import { command } from '../kit/command.ts';
import { type TestDatabase, testDatabase } from '../kit/database.ts';
import { Person, seatedTable } from '../kit/person.ts';
import { IN_EARNEST, type ServerProcess, serverProcess } from '../kit/process.ts';
import { settingsFor, testServer } from '../kit/server.ts';

/** Any that is really offered: these servers are started in earnest. */
const GAME = Object.keys(GAMES)[0];
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const databases: TestDatabase[] = [];
const children: ServerProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) if (child.child.exitCode === null) await child.end('SIGKILL');
  for (const database of databases.splice(0)) await database.drop();
});

async function place(): Promise<TestDatabase> {
  const database = await testDatabase('sqlite');
  databases.push(database);
  return database;
}
async function started(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = await serverProcess({ DATA_DIR: dataDir, ...env }, IN_EARNEST);
  children.push(child);
  return child;
}
const SERVING = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' };
const status = (url: string): Promise<number | 'gone'> =>
  fetch(url).then(
    (answer) => answer.status,
    () => 'gone' as const,
  );
const exitOf = ({ child }: ServerProcess): Promise<number | null> =>
  child.exitCode !== null ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.once('exit', resolve));

describe('a server whose disk fails once', () => {
  it('says so in a fatal line and ends, so that it is started anew, with everything that it has acknowledged', async () => {
    const { dataDir } = await place();
    const flag = join(dataDir, 'fails');
    const preload = `--import=${here('../kit/failing-disk.mjs')}`;
    const child = await started(dataDir, { NODE_OPTIONS: preload, DISK_FAILS_WITH: flag });
    const anna = new Person(child.url, 'Anna');
    const { id } = await anna.create({ game: GAME });
    expect(await status(`${child.url}/healthz`)).toBe(200);
    writeFileSync(flag, '');
    await anna.ask('POST', '/api/tables', { game: GAME, seats: 2, name: 'Anna' }).catch(() => undefined);
    expect(await exitOf(child)).toBe(1);
    const fatal = child
      .output()
      .split('\n')
      .find((line) => line.includes('"level":60'));
    expect(JSON.parse(fatal ?? '{}')).toMatchObject({ code: 'EIO', msg: expect.stringContaining('disk has failed') });

    const again = await started(dataDir);
    expect(await status(`${again.url}/healthz`)).toBe(200);
    expect(await status(`${again.url}/readyz`)).toBe(200);
    expect((await new Person(again.url, 'Ben').ask('GET', `/api/tables/${id}`)).status).toBe(200);
  });
});

describe('a server that cannot write any more', () => {
  it('is alive and not ready, and ready again when it can', async () => {
    const { dataDir } = await place();
    const child = await started(dataDir);
    expect(await status(`${child.url}/readyz`)).toBe(200);
    const other = new DatabaseSync(join(dataDir, 'morgenrot.db'));
    other.exec('begin immediate');
    await expect.poll(() => status(`${child.url}/readyz`), { timeout: 8000 }).toBe(503);
    expect(await status(`${child.url}/healthz`)).toBe(200);
    other.exec('rollback');
    other.close();
    await expect.poll(() => status(`${child.url}/readyz`), { timeout: 8000 }).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')('says so where the disk takes no more bytes', async () => {
    const { dataDir } = await place();
    const child = await started(dataDir);
    const wal = () => Math.ceil(statSync(join(dataDir, 'morgenrot.db-wal')).size / 512) * 512;
    expect(await status(`${child.url}/readyz`)).toBe(200);
    const limit = spawn('prlimit', ['--pid', String(child.child.pid), `--fsize=${wal()}`]);
    await new Promise((resolve) => limit.once('close', resolve));
    await expect.poll(() => status(`${child.url}/readyz`), { timeout: 8000 }).toBe(503);
    expect(await status(`${child.url}/healthz`)).toBe(200);
  });
});

describe('what the log says of a failed database', () => {
  const failure = (run: () => void): unknown => {
    try {
      run();
    } catch (error) {
      return new StoreError(error);
    }
    throw new Error('nothing failed');
  };

  it('tells full, busy and corrupt apart, and what to do about a damaged one', async () => {
    const { dataDir } = await place();
    const path = join(dataDir, 'notes.db');
    const db = new DatabaseSync(path, { timeout: 0 });
    db.exec('create table notes (text text); pragma max_page_count = 3');
    const write = db.prepare('insert into notes values (?)');
    expect(troubleOf(failure(() => write.run('x'.repeat(50_000))))).toMatchObject({ errcode: 13, sqlite: 'full' });
    const other = new DatabaseSync(path, { timeout: 0 });
    other.exec('begin exclusive');
    expect(troubleOf(failure(() => write.run('x')))).toMatchObject({ errcode: 5, sqlite: 'busy' });
    other.close();
    db.close();
    writeFileSync(path, 'this is no database at all, and longer than a header of one has to be: '.repeat(30));
    const damaged = troubleOf(failure(() => new DatabaseSync(path).exec('select * from notes')));
    expect(damaged).toMatchObject({
      errcode: 26,
      sqlite: 'no database',
      todo: expect.stringContaining('pnpm restore'),
    });
  });
});

describe('a damaged database', () => {
  /** Overwrites pages in the middle, as a failing disk does. */
  function damage(dataDir: string): void {
    const path = join(dataDir, 'morgenrot.db');
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(8192, 0x5a), 0, 8192, 0);
  }

  it('is said at the start with what to do, and a backup takes its place', async () => {
    const { dataDir } = await place();
    const first = await started(dataDir);
    const { id } = await new Person(first.url, 'Anna').create({ game: GAME });
    const saved = join(dataDir, 'saved.gz');
    expect((await command('backup.ts', [saved], { DATA_DIR: dataDir })).code).toBe(0);
    await first.end('SIGTERM');
    damage(dataDir);

    const refused = await command('serve.mjs', [], { ...SERVING, DATA_DIR: dataDir });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('pnpm restore');
    const careful = await command('restore.ts', [saved], { DATA_DIR: dataDir });
    expect(careful.code).toBe(1);
    expect(careful.said).toContain('--replace');
    const restored = await command('restore.ts', [saved, '--replace'], { DATA_DIR: dataDir });
    expect(restored.said).toContain('Restored');
    expect(readdirSync(dataDir).some((name) => name.startsWith('morgenrot.db.damaged-'))).toBe(true);
    const again = await started(dataDir);
    expect((await new Person(again.url, 'Ben').ask('GET', `/api/tables/${id}`)).status).toBe(200);
  });
});

describe('a second server on one SQLite database', () => {
  it('is refused while the first one runs, and welcome when it has ended in whatever way', async () => {
    const { dataDir } = await place();
    const first = await started(dataDir);
    const { id } = await new Person(first.url, 'Anna').create({ game: GAME });
    const second = await command('serve.mjs', [], { ...SERVING, DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.said).toContain('another server runs on the database');
    expect((await new Person(first.url, 'Ben').ask('GET', `/api/tables/${id}`)).status).toBe(200);

    const saved = join(dataDir, 'saved.gz');
    expect((await command('backup.ts', [saved], { DATA_DIR: dataDir })).code).toBe(0);
    expect(existsSync(saved)).toBe(true);
    const file = join(dataDir, 'match.json');
    const exported = await command('export.ts', [id, file, '--whole'], { DATA_DIR: dataDir });
    expect(exported.said).not.toContain('another server');

    await first.end('SIGKILL');
    const third = await started(dataDir);
    expect((await new Person(third.url, 'Ben').ask('GET', `/api/tables/${id}`)).status).toBe(200);
  });

  it('is refused in the same process, too, and the lock goes with the server', async () => {
    const server = await testServer();
    const { dataDir } = settingsFor(server.database);
    await expect(holdDatabase(dataDir, 0)).rejects.toThrow(HeldError);
    const { people } = await seatedTable(server.url);
    for (const person of people) person.close();
    await server.close();
    const lock = await holdDatabase(dataDir, 0);
    lock.release();
    await server.database.drop();
  });

  it('has no lock to find in a copy of the folder', async () => {
    const server = await testServer();
    const copy = await place();
    const { dataDir } = settingsFor(server.database);
    copyFileSync(join(dataDir, 'morgenrot.db.lock'), join(copy.dataDir, 'morgenrot.lock'));
    (await holdDatabase(copy.dataDir, 0)).release();
    await server.end();
  });
});
