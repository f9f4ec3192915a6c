import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ArchiveError, readArchive } from '../../src/store/backup/archive.ts';
import { backup, InUseError, restore } from '../../src/store/backup/backup.ts';
import { command } from '../kit/command.ts';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function serverOn(kind: TestDatabase['kind']): Promise<TestServer> {
  const server = await testServer({ database: await testDatabase(kind) });
  ended.push(() => server.end());
  return server;
}

async function emptyDatabase(kind: TestDatabase['kind']): Promise<TestDatabase> {
  const database = await testDatabase(kind);
  ended.push(() => database.drop());
  return database;
}

async function linesOf(database: TestDatabase): Promise<string[]> {
  const { lines, close } = await backup(database);
  let text = '';
  for await (const line of lines) text += line;
  await close();
  return text.trimEnd().split('\n');
}

const from = (lines: readonly string[]): Readable => Readable.from(lines.map((line) => `${line}\n`));
const quickly = { replace: false, noticeMs: 0 };

describe.each(KINDS.flatMap((kind) => KINDS.map((other) => [kind, other] as const)))(
  'a backup from %s, restored on %s',
  (kind, other) => {
    it('is made while people play, and the match plays on where it was, with the same people', async () => {
      const server = await serverOn(kind);
      const { table, people, seats } = await seatedTable(server.url);
      await playOn(seats, 12, seeded(3));
      const [lines] = await Promise.all([linesOf(server.database), playOn(seats, 6, seeded(4))]);

      const database = await emptyDatabase(other);
      await restore(database, from(lines), quickly);
      const restored = await testServer({ database });
      ended.push(() => restored.close());
      const again = people.map(({ cookie, name }) => Object.assign(new Person(restored.url, name), { cookie }));
      const pages = again.map((person) => new Seat(person.connect(), table));
      ended.push(async () => {
        for (const person of again) person.close();
      });
      for (const page of pages) await page.watch();
      const n = pages[0]?.match?.n ?? 0;
      expect(n).toBeGreaterThanOrEqual(12);
      expect(pages.map(({ me }) => me)).toEqual(['0', '1']);
      expect(await playOn(pages, 4, seeded(5))).toBe(4);
      for (const person of people) person.close();
    });
  },
);

describe('a backup', () => {
  it('holds the same rows when it is taken from what it was restored to', async () => {
    const server = await serverOn('sqlite');
    const { seats, people } = await seatedTable(server.url);
    await playOn(seats, 20, seeded(9));
    for (const person of people) person.close();
    const deed = { at: 1, who: 'me', from: 'here', deed: 'close', details: { reason: 'noise' } };
    await server.store.audit.begin(deed);
    const lines = await linesOf(server.database);
    expect(lines.filter((line) => line.startsWith('{"in":"audit"'))).toHaveLength(1);
    const database = await emptyDatabase('sqlite');
    await restore(database, from(lines), quickly);
    const rows = (some: string[]): string[] => some.slice(1).filter((line) => !line.includes('"epoch"'));
    const again = await linesOf(database);
    expect(rows(again).slice(0, -1)).toEqual(rows(lines).slice(0, -1));
  });

  it('that is cut off, changed, of a newer server or something else changes nothing', async () => {
    const server = await serverOn('sqlite');
    await new Person(server.url, 'Anna').create();
    const lines = await linesOf(server.database);
    const database = await emptyDatabase('sqlite');
    const newer = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migrations: ['0001-first', '9999-later'] });
    const wrong: string[][] = [
      [],
      lines.slice(0, -1),
      lines.slice(0, 1),
      lines.slice(1),
      [...lines.slice(0, 2), ...lines.slice(3)],
      [...lines, lines[1] ?? ''],
      [newer, ...lines.slice(1)],
      ['{"hello":"world"}'],
      ['hello'],
      [...lines.slice(0, -1), '{"in":"matches","row":{"id":{}}}', lines.at(-1) ?? ''],
    ];
    for (const some of wrong) await expect(restore(database, from(some), quickly)).rejects.toThrow(ArchiveError);
    const fresh = await testServer({ database });
    ended.push(() => fresh.close());
    expect(await fresh.store.tables.open(10)).toEqual([]);
  });

  it.each(KINDS)('of signs that %s does not keep comes in nevertheless', async (kind) => {
    const server = await serverOn('sqlite');
    const { id } = await new Person(server.url, 'Anna').create({ title: 'Before' });
    const lines = (await linesOf(server.database)).map((line) => line.replace('"Before"', '"Be\\u0000fore"'));
    const database = await emptyDatabase(kind);
    await restore(database, from(lines), quickly);
    const restored = await testServer({ database });
    expect((await restored.store.tables.read(id))?.title).toBe('Be\uFFFDfore');
    await restored.close();
  });

  it('with a line that has no end is refused before it fills the memory', async () => {
    const server = await serverOn('sqlite');
    const [head = ''] = await linesOf(server.database);
    const database = await emptyDatabase('sqlite');
    let sent = 0;
    const endless = function* () {
      yield `${head}\n`;
      for (; sent < 300; sent++) yield Buffer.alloc(2 ** 20, 'x');
    };
    await expect(restore(database, Readable.from(endless()), quickly)).rejects.toThrow(ArchiveError);
    expect(sent).toBeLessThan(100);
  });

  it('with one very long line is read in the time that its length takes', async () => {
    const server = await serverOn('sqlite');
    const [head = ''] = await linesOf(server.database);
    const long = `{"in":"secrets","row":{"name":"long","value":"${'x'.repeat(32 * 2 ** 20)}"}}`;
    const pieces = function* () {
      yield `${head}\n`;
      for (let at = 0; at < long.length; at += 2048) yield Buffer.from(long.slice(at, at + 2048));
      yield '\n{"rows":1}\n';
    };
    let reads = 0;
    const began = performance.now();
    await readArchive(
      Readable.from(pieces()),
      async () => undefined,
      async (lines) => {
        reads += lines.length;
      },
    );
    expect(reads).toBe(1);
    // By looking at all of it with each piece it would be minutes.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    ['matches', 'settings', '{"access":'],
    ['matches', 'affairs', 'null'],
    ['matches', 'options', '[]'],
    ['journal', 'news', '{}'],
    ['journal', 'news', '[{]'],
    ['snapshots', 'state', 'oops'],
  ])('with a row of %s whose %s is %s is refused, and nothing changes', async (table, column, text) => {
    const server = await serverOn('sqlite');
    const { seats, people } = await seatedTable(server.url);
    await playOn(seats, 4, seeded(3));
    for (const person of people) person.close();
    const lines = await linesOf(server.database);
    const at = lines.findIndex((line) => line.startsWith(`{"in":"${table}"`));
    const line = JSON.parse(lines[at] ?? '') as { row: Record<string, string> };
    const broken = JSON.stringify({ ...line, row: { ...line.row, [column]: text } });
    const database = await emptyDatabase('sqlite');
    const damaged = [...lines.slice(0, at), broken, ...lines.slice(at + 1)];
    await expect(restore(database, from(damaged), quickly)).rejects.toThrow(`line ${at + 1} is damaged`);
    await restore(database, from(lines), quickly);
  });

  it('is not laid over matches unless somebody says that they may go', async () => {
    const server = await serverOn('sqlite');
    const anna = new Person(server.url, 'Anna');
    const before = await anna.create();
    const lines = await linesOf(server.database);
    const later = await anna.create();
    await expect(restore(server.database, from(lines), quickly)).rejects.toThrow(InUseError);
    await restore(server.database, from(lines), { ...quickly, replace: true });
    expect((await server.store.tables.read(before.id))?.id).toBe(before.id);
    expect(await server.store.tables.read(later.id)).toBeUndefined();
  });
});

describe.each(KINDS)('a restore into an empty %s', (kind) => {
  it('takes nothing from people who set up tables while the archive is read', async () => {
    const old = await serverOn('sqlite');
    await new Person(old.url, 'Ben').create();
    const lines = await linesOf(old.database);
    const server = await serverOn(kind);
    let table = '';
    async function* slowly() {
      for (const line of lines) {
        yield `${line}\n`;
        if (!table) table = (await new Person(server.url, 'Anna').create()).id;
      }
    }
    await expect(restore(server.database, Readable.from(slowly()), quickly)).rejects.toThrow(InUseError);
    expect((await server.store.tables.read(table))?.id).toBe(table);
    expect((await new Person(server.url, 'Cleo').ask('GET', '/readyz')).status).toBe(200);
  });
});

describe('a server that runs on the database while a backup is restored', () => {
  it('stands aside, and then shows everybody the match of then, which plays on', async () => {
    const server = await serverOn('sqlite');
    const { seats, people } = await seatedTable(server.url, { options: { length: 'long' } });
    ended.push(async () => {
      for (const person of people) person.close();
    });
    await playOn(seats, 10, seeded(2));
    const lines = await linesOf(server.database);
    await playOn(seats, 15, seeded(3));
    expect(seats[0]?.match?.n).toBe(25);

    const restoring = restore(server.database, from(lines), { replace: true });
    await expect.poll(server.logged, { timeout: 20_000 }).toContain('a backup is restored into this database');
    const asked = seats.find((seat) => seat.question());
    expect(await asked?.play(seeded(4))).toMatchObject({ ok: false, reason: { key: 'server.closing' } });
    await restoring;
    await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === 10)));
    expect(await playOn(seats, 12, seeded(5))).toBe(12);
  });
});

describe.each(KINDS)('a restore into a %s that others write to', (kind) => {
  it('is done, and nothing that they do meanwhile is said to be stored and lost', async () => {
    const server = await serverOn(kind);
    const { id } = await new Person(server.url, 'Anna').create();
    const lines = await linesOf(server.database);
    let isOver = false;
    let isRestored = false;
    const statuses = new Set<number>();
    const kept: string[] = [];
    const busy = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const after = isRestored;
        const wish = { game: 'bazaar', seats: 2, name: 'Ben' };
        const { status, body } = await new Person(server.url, 'Ben').ask('POST', '/api/tables', wish);
        statuses.add(status);
        if (after && status === 200) kept.push((body as unknown as { table: { id: string } }).table.id);
      }
    });
    // Also by those who have not seen yet that they are to stand aside.
    const unaware = Array.from({ length: 3 }, async (_, lane) => {
      for (let n = 0; !isOver; n++) {
        const person = { id: `p-${lane}-${n}`, tokenHash: `${lane}-${n}`, name: 'Zoe', at: 1 };
        if (!isRestored && kind === 'postgres') await server.store.people.name(person);
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await expect(restore(server.database, from(lines), { replace: true })).resolves.toMatchObject({
      rows: lines.length - 2,
    });
    isRestored = true;
    await expect.poll(() => kept.length, { timeout: 20_000 }).toBeGreaterThan(3);
    isOver = true;
    await Promise.all([...busy, ...unaware]);
    expect([...statuses].sort()).toEqual([200, 503]);
    for (const table of [id, ...kept]) expect(await server.store.tables.read(table), table).toBeDefined();
  });
});

describe('a server of its own that takes over everything by a restore, and goes on running', () => {
  it('knows people by the cookies that the other server gave them', async () => {
    const old = await serverOn('sqlite');
    const { table, people, seats } = await seatedTable(old.url);
    await playOn(seats, 6, seeded(2));
    const [lines] = [await linesOf(old.database)];
    for (const person of people) person.close();

    const server = await serverOn('sqlite');
    const zoe = new Person(server.url, 'Zoe');
    await zoe.create();
    const stranger = zoe.connect();
    const said = (event: string, message: object) =>
      stranger.timeout(STANDSTILL_MS).emitWithAck(event as 'watch', message as never);
    expect(await said('watch', { table })).toMatchObject({ reason: { key: 'table.unknown' } });
    await restore(server.database, from(lines), { replace: true });
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
    const again = people.map(({ cookie, name }) => Object.assign(new Person(server.url, name), { cookie }));
    const pages = again.map((person) => new Seat(person.connect(), table));
    for (const page of pages) await page.watch();
    expect(pages.map(({ me }) => me)).toEqual(['0', '1']);
    expect(await playOn(pages, 4, seeded(5))).toBe(4);
    // Of the world before, which is gone, nobody is left.
    expect(await said('say', { table, channel: 'table', text: 'hello', action: 'first-word' })).toMatchObject({
      reason: { key: 'talk.name' },
    });
    for (const person of [...again, zoe]) person.close();
  });
});

describe('the commands', () => {
  const run = (name: string, words: string[], dataDir: string) => command(name, words, { DATA_DIR: dataDir });

  it('write a file that only whole backups are, and read it; what is damaged they name', async () => {
    const server = await serverOn('sqlite');
    await new Person(server.url, 'Anna').create();
    const file = join(server.database.dataDir, 'kept.gz');
    expect((await run('backup.ts', [file], server.database.dataDir)).code).toBe(0);
    const packed = await readFile(file);
    expect(gunzipSync(packed).toString()).toContain('morgenrot.backup');
    const target = await emptyDatabase('sqlite');
    expect(await run('restore.ts', [file], target.dataDir)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored: \d+ rows/),
    });
    const refused = await run('restore.ts', [file], target.dataDir);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });

    for (const [name, broken] of [
      ['cut.gz', packed.subarray(0, packed.length - 20)],
      ['plain.gz', Buffer.from('hello')],
      ['other.gz', gzipSync('hello\n')],
    ] as const) {
      await writeFile(join(target.dataDir, name), broken);
      const answer = await run('restore.ts', [join(target.dataDir, name), '--replace'], target.dataDir);
      expect(answer).toMatchObject({ code: 1, said: expect.stringMatching(/nothing was changed/i) });
    }
    expect((await run('restore.ts', [join(target.dataDir, 'nowhere.gz')], target.dataDir)).code).toBe(1);
    expect((await run('restore.ts', [], target.dataDir)).code).toBe(2);
  });
});
