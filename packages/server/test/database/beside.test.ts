import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { frameworkTable, type TableState } from '@morgenrot/engine/framework';
import { usualSettings } from '@morgenrot/protocol';
import { CompiledQuery, type DatabaseConnection, Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBeside } from '../../src/store/database/beside.ts';
import type { Chain, Follower } from '../../src/store/database/chains.ts';
import { diskOf } from '../../src/store/database/disk.ts';
import { sqliteDialect } from '../../src/store/database/sqlite.ts';
import { type Advance, emptySeat, openStore, type Store, StoreError } from '../../src/store/index.ts';
import { testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { seeded } from '../kit/person.ts';
import { anyAnswer } from '../kit/states.ts';

interface Notes {
  notes: { id: number; text: string };
}

const BUSY = 30;

/** Notes of a number of their own each; whoever writes one counts it in the note that was there first. */
async function notebook() {
  const { dataDir, drop } = await testDatabase('sqlite');
  const gate: { wait?: Promise<void> } = {};
  let syncs = 0;
  const dialect = sqliteDialect(join(dataDir, 'notes.db'), {
    diskAt: (path) =>
      diskOf(path, undefined, async () => ({
        async datasync() {
          await gate.wait;
          syncs++;
        },
        close: async () => undefined,
      })),
  });
  const db = new Kysely<Notes>({ dialect });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
  await sql`insert into notes values (0, 'first')`.execute(db);
  return { db, gate, synced: () => syncs };
}

const raw = (text: string, ...values: unknown[]) => CompiledQuery.raw(text, values);
const noted = (id: number | null, text: string | null, of = 0): Chain => ({
  first: raw('update notes set text = text where id = ?', of),
  rest: [raw('insert into notes (id, text) values (?, ?)', id, text)],
});
const texts = async (db: Kysely<Notes>): Promise<string[]> =>
  (await db.selectFrom('notes').select('text').where('id', '>', 0).orderBy('id').execute()).map(({ text }) => text);

/** What is said to the only connection, as soon as it has somebody beside. */
const onLine = <T>(db: Kysely<Notes>, use: (line: DatabaseConnection & Follower) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection(async (line) => {
    const follower = line as DatabaseConnection & Follower;
    await vi.waitUntil(() => follower.takes(BUSY), 10_000);
    return use(follower);
  });

describe('what is written beside', () => {
  it('is little enough to be written at once, until there is much of it', async () => {
    const { db } = await notebook();
    await onLine(db, async (line) => {
      expect(line.takes(1)).toBe(false);
      expect(line.takes(BUSY)).toBe(true);
    });
  });

  it('is there as a whole; who is too late or wrong leaves the others alone', async () => {
    const { db } = await notebook();
    const chains = Array.from({ length: BUSY }, (_, index) => noted(index + 1, `note ${index + 1}`));
    chains[3] = noted(4, 'too late', 99);
    chains[5] = noted(1, 'twice');
    chains[7] = noted(8, null);
    const ends = await onLine(db, (line) => line.followed(chains));
    expect(ends[3]).toEqual({ done: false });
    expect(ends[5]).toMatchObject({ failed: { errcode: 1555 } });
    expect(ends[7]).toMatchObject({ failed: { errcode: 1299 } });
    const good = ends.filter((_, index) => ![3, 5, 7].includes(index));
    expect(good).toEqual(good.map(() => ({ done: true })));
    expect(await texts(db)).toEqual(
      Array.from({ length: BUSY }, (_, index) => `note ${index + 1}`).filter((_, index) => ![3, 5, 7].includes(index)),
    );
  });

  it('is told to nobody, and read by nobody, before it is on the disk', async () => {
    const { db, gate } = await notebook();
    const heard: string[] = [];
    let goOn = (): void => undefined;
    const writing = onLine(db, (line) => {
      gate.wait = new Promise((resolve) => {
        goOn = resolve;
      });
      return line.followed([noted(1, 'one')]).then(() => heard.push('written'));
    });
    const reading = texts(db).then((all) => heard.push(`read ${all.join()}`));
    await vi.waitUntil(() => gate.wait !== undefined, 10_000);
    await wait(100);
    expect(heard).toEqual([]);
    goOn();
    await Promise.all([writing, reading]);
    expect(heard).toEqual(['written', 'read one']);
  });

  it('is tried as often as it is asked for where a statement makes no sense', async () => {
    const { db } = await notebook();
    const nonsense: Chain = { first: raw('update absent set text = 1'), rest: [] };
    await onLine(db, async (line) => {
      await expect(line.followed([noted(1, 'one'), nonsense])).rejects.toThrow(/no such table/);
      await expect(line.followed([nonsense])).rejects.toThrow(/no such table/);
      expect(await line.followed([noted(1, 'one'), noted(2, 'two')])).toEqual([{ done: true }, { done: true }]);
    });
    expect(await texts(db)).toEqual(['one', 'two']);
  });

  it('is written by somebody else where there is nobody beside', async () => {
    const beside = createBeside('/nowhere/at/all.db');
    expect(beside.takes(BUSY)).toBe(false);
    await wait(500);
    expect(beside.takes(BUSY)).toBe(false);
    await expect(beside.followed([noted(1, 'one')])).rejects.toThrow();
    await beside.close();
  });

  it('is on the disk before anybody asks for it, also where nobody says whether it was written', async () => {
    const { db, gate, synced } = await notebook();
    await onLine(db, async (line) => {
      const before = synced();
      gate.wait = wait(100);
      const told = line.followed([{ first: raw('select wrong'), rest: [] }]);
      await expect(told).rejects.toThrow();
      expect(synced()).toBe(before + 1);
    });
  });

  it('is there when the store closes in the middle of it', async () => {
    const { dataDir, drop } = await testDatabase('sqlite');
    onTestFinished(drop);
    const path = join(dataDir, 'notes.db');
    const open = () => new Kysely<Notes>({ dialect: sqliteDialect(path) });
    const db = open();
    await sql`create table notes (id integer primary key, text text not null)`.execute(db);
    await sql`insert into notes values (0, 'first')`.execute(db);
    const chains = Array.from({ length: BUSY }, (_, index) => noted(index + 1, 'x'));
    let isWritten = false;
    await onLine(db, async (line) => {
      void line.followed(chains).then(() => {
        isWritten = true;
      });
    });
    await db.destroy();
    expect(isWritten).toBe(true);
    const again = open();
    expect(await texts(again)).toHaveLength(BUSY);
    await again.destroy();
  });
});

const table = frameworkTable(BAZAAR);
const first = table.begin({ seats: 2, options: { length: 'long', faulty: 'no', market: 'none' }, seed: 'beside' });

async function matchIn(store: Store, match: string): Promise<void> {
  const seats = ['0', '1'].map((seat) => ({ ...emptySeat(seat), name: seat }));
  const about = { id: match, game: BAZAAR.id, rules: 1, title: '', options: {}, settings: usualSettings };
  await store.tables.create({ ...about, seats, at: 1 } as Parameters<Store['tables']['create']>[0]);
  const affairsNumber = (await store.tables.read(match))?.affairsNumber ?? 0;
  await store.matches.begin({ match, affairsNumber, seats, options: {}, seed: 'beside', state: first, at: 2 });
}

describe('steps of a crowd of matches', () => {
  it('are what they are one by one: stored, too late, repeated or refused', async () => {
    const database = await testDatabase('sqlite');
    const store = await openStore(database, () => undefined);
    onTestFinished(async () => {
      await store.close();
      await database.drop();
    });
    const names = Array.from({ length: 24 }, (_, index) => `match-${index}`);
    for (const name of names) await matchIn(store, name);
    const states = new Map<string, TableState>(names.map((name) => [name, first]));
    const below = seeded(5);
    const step = (match: string, more: Partial<Advance> = {}): Advance => {
      const from = states.get(match)!;
      const entry = { by: '0', step: 1, value: 'pass' };
      const state = anyAnswer(table, from, below)!;
      return { match, from, state, entry, action: `${match} ${state._stateID}`, ...plain, ...more };
    };
    const plain = { news: [], undos: 0, undoneAt: 0, at: 3, updatedAt: 2 };
    // Over a snapshot and what it makes superfluous; the first rounds are before anybody is beside.
    for (let round = 1; round <= 40; round++) {
      const advances = names.map((name) => step(name));
      const late = { ...advances[0]!, action: 'too late' };
      const all = await Promise.all([...advances, late].map((advance) => store.matches.commit(advance)));
      expect(all).toEqual([...names.map(() => 'stored'), 'conflict']);
      for (const { match, state } of advances) states.set(match, state);
      if (round % 8 === 0) await wait(20);
    }
    for (const name of names) {
      const saved = await store.matches.load(name);
      expect(saved?.state).toEqual(JSON.parse(JSON.stringify({ ...states.get(name), deltalog: [] })));
      expect(await store.matches.entries(name)).toHaveLength(40);
    }
    const [again, broken, ...others] = names;
    const ends = await Promise.allSettled([
      store.matches.commit(step(again!, { action: `${again} 1` })),
      store.matches.commit(step(broken!, { at: Number.NaN })),
      ...others.map((name) => store.matches.commit(step(name))),
    ]);
    expect(ends[0]).toEqual({ status: 'fulfilled', value: 'repeated' });
    expect(ends[1]).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) });
    expect(ends.slice(2)).toEqual(others.map(() => ({ status: 'fulfilled', value: 'stored' })));
  });
});
