import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { type TestDatabase, testDatabase } from './database.ts';

interface OnStore {
  /** The same database, closed and opened again. */
  reopen(): Promise<void>;
  /** One more store on the same database, as of another process. */
  another(): Promise<Store>;
}

/** A store on a database of its own, for all tests of a group. */
export function onStore(kind: TestDatabase['kind'], take: (store: Store) => void): OnStore {
  let database: TestDatabase | undefined;
  let store: Store | undefined;
  const another = async (): Promise<Store> => {
    database ??= await testDatabase(kind);
    return openStore(database, () => undefined);
  };
  async function open(): Promise<void> {
    store = await another();
    take(store);
  }
  beforeAll(open);
  afterAll(async () => {
    await store?.close();
    await database?.drop();
  });
  return {
    another,
    async reopen() {
      await store?.close();
      await open();
    },
  };
}
