import { asked } from '@morgenrot/engine';
import { frameworkTable, type TableState } from '@morgenrot/engine/framework';
import { usualSettings } from '@morgenrot/protocol';
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inGroups } from '../../src/store/database/group.ts';
import { type Advance, emptySeat, openStore, type Store } from '../../src/store/index.ts';
import { testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';

describe('what is done together', () => {
  it('is everything that was asked for before the round began, and each hears of its own', async () => {
    const groups: number[][] = [];
    const half = inGroups<number, number>(async (tasks) => {
      groups.push([...tasks]);
      return tasks.map((task) => (task % 2 === 0 ? { done: task / 2 } : { failed: new Error(`${task} is odd`) }));
    }, 3);
    const all = await Promise.allSettled([8, 3, 6, 4, 5].map(half));
    expect(groups).toEqual([
      [8, 3, 6],
      [4, 5],
    ]);
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      ...[4, '3 is odd', 3, 2, '5 is odd'],
    ]);
    expect(await half(2)).toBe(1);
  });
  it('fails for all of them when it fails as a whole, and goes on after that', async () => {
    let broken = true;
    const same = inGroups<number, number>(async (tasks) => {
      if (broken) throw new Error('the disk is gone');
      return tasks.map((done) => ({ done }));
    }, 10);
    const lost = await Promise.allSettled([same(1), same(2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await Promise.all([same(3), same(4)])).toEqual([3, 4]);
  });
});

/** Listens to what is said to the database, and spoils what it is told to. */
function overheard(dialect: Dialect) {
  const said: string[] = [];
  const spoil: { at?: (query: CompiledQuery) => boolean } = {};
  const listening = (real: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query) {
      said.push(query.sql);
      if (spoil.at?.(query)) throw new Error('spoilt');
      return real.executeQuery(query);
    },
    streamQuery: (query, size) => real.streamQuery(query, size),
  });
  const wrapped: Dialect = {
    createDriver() {
      const driver = dialect.createDriver();
      const behind = new WeakMap<DatabaseConnection, DatabaseConnection>();
      return {
        init: () => driver.init(),
        async acquireConnection() {
          const real = await driver.acquireConnection();
          const front = listening(real);
          behind.set(front, real);
          return front;
        },
        beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
        commitTransaction: (connection) => driver.commitTransaction(connection),
        rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
        releaseConnection: (connection) => driver.releaseConnection(behind.get(connection) ?? connection),
        destroy: () => driver.destroy(),
      };
    },
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
  return { wrapped, said, spoil };
}

const table = frameworkTable(BAZAAR);
const first = table.begin({ seats: 2, options: {}, seed: 'group' });

async function matchIn(store: Store, match: string): Promise<void> {
  const sitting = ['0', '1'].map((seat) => ({ ...emptySeat(seat), name: seat }));
  const about = { id: match, game: BAZAAR.id, rules: 1, title: '', options: {}, settings: usualSettings };
  await store.tables.create({ ...about, seats: sitting, at: 1 } as Parameters<Store['tables']['create']>[0]);
  const affairsNumber = (await store.tables.read(match))?.affairsNumber ?? 0;
  const begun = await store.matches.begin({
    match,
    affairsNumber,
    seats: sitting,
    options: {},
    seed: 'group',
    state: first,
    at: 2,
  });
  if (!begun) throw new Error('it has not begun');
}

function stepOf(match: string, from: TableState, action: string): Advance {
  const question = asked(BAZAAR.handlers, from.G, '0');
  if (!question) throw new Error('nothing is asked');
  const value = question.ask.shape === 'amount' ? 0 : 'pass';
  const answered = table.answer(from, '0', question.id, value);
  if (!answered.ok) throw new Error(answered.reason.key);
  const state = answered.value;
  const entry = { by: '0', step: question.id, value };
  return { match, from, state, entry, action, news: state.G.news, undos: 0, undoneAt: 0, at: 3 };
}

async function storeWith(names: readonly string[]) {
  const database = await testDatabase('sqlite');
  let heard: ReturnType<typeof overheard> | undefined;
  const store = await openStore(
    database,
    () => undefined,
    (dialect) => {
      heard = overheard(dialect);
      return heard.wrapped;
    },
  );
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  if (!heard) throw new Error('nothing was opened');
  for (const name of names) await matchIn(store, name);
  heard.said.length = 0;
  return { store, ...heard };
}

describe('steps of several matches in the same moment', () => {
  const NAMES = ['match-a', 'match-b', 'match-c', 'match-d'];
  const numbers = (store: Store) =>
    Promise.all(NAMES.map(async (name) => (await store.matches.load(name))?.state?._stateID));

  it('are committed once, and each is there', async () => {
    const { store, said } = await storeWith(NAMES);
    const all = await Promise.all(NAMES.map((name) => store.matches.commit(stepOf(name, first, `action-${name}`))));
    expect(all).toEqual(NAMES.map(() => 'stored'));
    expect(said.filter((text) => /^insert into "journal"/.test(text))).toHaveLength(4);
    expect(said.filter((text) => /^(begin|commit|savepoint)/.test(text))).toEqual(['begin', 'commit']);
    expect(await numbers(store)).toEqual([1, 1, 1, 1]);
  });

  it('leave each other alone when one is too late, one is a repetition and one fails half-way', async () => {
    const { store, spoil } = await storeWith(NAMES);
    const before = stepOf('match-a', first, 'action-first');
    await store.matches.commit(before);
    await store.matches.commit(stepOf('match-b', first, 'action-other'));
    spoil.at = ({ sql, parameters }) => sql.startsWith('insert into "changes"') && parameters[0] === 'match-c';
    const [late, again, failed, good] = await Promise.allSettled([
      store.matches.commit(stepOf('match-a', first, 'action-second')),
      store.matches.commit(stepOf('match-b', stepOf('match-b', first, '').state, 'action-other')),
      store.matches.commit(stepOf('match-c', first, 'action-third')),
      store.matches.commit(stepOf('match-d', first, 'action-fourth')),
    ]);
    expect(late).toMatchObject({ value: 'conflict' });
    expect(again).toMatchObject({ value: 'repeated' });
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(good).toMatchObject({ value: 'stored' });
    expect(await numbers(store)).toEqual([1, 1, 0, 1]);
    spoil.at = undefined;
    expect(await store.matches.entries('match-c')).toEqual([]);
    expect(await store.matches.commit(stepOf('match-c', first, 'action-third'))).toBe('stored');
  });

  it('are all as they were when the commit itself fails', async () => {
    const { store, spoil } = await storeWith(NAMES);
    spoil.at = ({ sql }) => sql === 'commit';
    const all = await Promise.allSettled(NAMES.map((name) => store.matches.commit(stepOf(name, first, 'action-x'))));
    expect(all.map(({ status }) => status)).toEqual(NAMES.map(() => 'rejected'));
    spoil.at = undefined;
    expect(await numbers(store)).toEqual([0, 0, 0, 0]);
    expect(await store.matches.commit(stepOf('match-a', first, 'action-x'))).toBe('stored');
  });
});
